-- The number of the last event of a business. Its lock gives events their order, so that no reader misses one that
-- commits later.
create table user_event_counters (
  user_id bigint primary key,
  last_event_id bigint not null default 0
);

-- Something has changed that an open screen may show.
create table user_events (
  user_id bigint not null,
  event_id bigint not null,
  kind text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);
create index user_events_created_at on user_events (created_at);
