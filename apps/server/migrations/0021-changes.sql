-- A previewed change of many things at once.
create table changes (
  user_id bigint not null references users,
  change_id bigint generated always as identity,
  kind text not null,
  -- What the kind needs to find its rows, in its own form.
  settings jsonb not null,
  -- Changes of one lane concern the same things, so that only one of them is carried out at a time.
  lane text not null,
  state text not null check (state in ('preparing', 'ready', 'applying', 'done', 'cancelled', 'failed')),
  -- The person who prepared it, then the one who consented to it.
  actor jsonb not null,
  -- The change that this one undoes.
  undo_of bigint,
  -- Where the preparation continues, in the kind's own form.
  place jsonb,
  -- The position of the last row that was carried out.
  last_position integer not null default 0,
  -- The number of rows by `state`, or by `state:reason`.
  totals jsonb not null default '{}',
  created_at timestamptz not null,
  prepared_at timestamptz,
  confirmed_at timestamptz,
  ended_at timestamptz,
  -- When it is removed with its rows; null while something is to be done.
  remove_at timestamptz,
  primary key (user_id, change_id)
);
create unique index changes_in_lane on changes (user_id, lane) where state = 'applying';
create index changes_to_remove on changes (remove_at);
create index changes_under_way on changes (user_id, change_id) where state in ('preparing', 'applying');

-- One thing that a change concerns, with its value before and after.
create table change_rows (
  user_id bigint not null references users,
  change_id bigint not null,
  position integer not null,
  -- Identifies what the row changes; the same in each change of it.
  row_key text not null,
  item_id bigint,
  site text,
  sku text,
  label text not null,
  before jsonb not null,
  after jsonb not null,
  state text not null check (state in ('ready', 'warned', 'refused', 'done', 'skipped', 'failed')),
  reason text,
  search_keys text not null,
  -- The live listings that the reason of the row concerns.
  listings integer,
  primary key (user_id, change_id, position),
  unique (user_id, change_id, row_key)
);
create index change_rows_by_state on change_rows (user_id, change_id, state, ("position"));
create index change_rows_search on change_rows using gin (user_id, change_id, search_keys gin_trgm_ops);
