-- translations -----------------------------------------------------------------------------------------------------

-- Live listings whose title has changed at home and is missing in a language: one row for an item and language, until engines were asked.
create table title_waits (
  user_id bigint not null references users,
  language text not null,
  item_id bigint not null,
  -- Raised by each change, so that an answer to an earlier title does not end the wait.
  generation integer not null default 1,
  -- A change that the seller made here, whose listings follow; otherwise the account's choice decides.
  is_by_rule boolean not null,
  -- How often engines could not be asked, and when they are asked again, in the time that never goes back.
  tries integer not null default 0,
  due_at timestamptz not null default to_timestamp(0),
  primary key (user_id, language, item_id)
);
create index title_waits_due on title_waits (user_id, due_at);

-- Whether engines are asked for the missing titles of a list, and why one could not be asked for all of them.
alter table site_title_lists add column asks_engines boolean not null default false, add column unasked text;
