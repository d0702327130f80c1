-- What a marketplace was asked to send its notices to, of the installation and not of a seller. `wanted` is the hash of what was asked
-- for: where it is another one now, it is asked for anew.
create table notice_registrations (
  platform text primary key,
  wanted bytea not null,
  address text not null,
  -- The marketplace's id of the address; kept while a later registration fails, so that the place can be moved.
  reference text,
  -- Null: it is registered.
  trouble text,
  -- The marketplace's own words of the trouble.
  words text not null default '',
  -- [{ topic, state }]
  topics jsonb not null default '[]',
  -- When it was looked at last, and how often in a row that failed.
  checked_at timestamptz not null,
  failures smallint not null default 0
);

-- When the last notice of a topic came, among all that ever came.
create index marketplace_notifications_latest on marketplace_notifications (platform, topic, received_at);
