-- The last export of a business: everything that it has, as one zip file.
create table data_exports (
  user_id bigint primary key references users,
  state text not null check (state in ('making', 'ready', 'failed', 'expired')),
  requested_by bigint not null,
  language text not null,
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- When the file is removed.
  expires_at timestamptz,
  byte_count bigint not null default 0,
  row_count bigint not null default 0
);
create index data_exports_expiry on data_exports (expires_at) where state = 'ready';

-- A piece of the file, so that neither making nor reading it needs all of it in memory.
create table data_export_parts (
  user_id bigint not null references data_exports on delete cascade,
  place integer not null,
  bytes bytea not null,
  primary key (user_id, place)
);
