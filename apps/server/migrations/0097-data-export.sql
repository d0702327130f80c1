-- data-export ----------------------------------------------------------------------------------------------------------

-- The last export of a business: everything that it has, as one zip file.
create table data_exports (
  user_id bigint primary key references users (user_id),
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

-- The file in pieces, so that neither making nor reading it holds all of it in memory.
create table data_export_parts (
  user_id bigint not null references data_exports (user_id) on delete cascade,
  place integer not null,
  bytes bytea not null,
  primary key (user_id, place)
);
