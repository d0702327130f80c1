-- The last failure of a regular look stays known after a later success, with what kind of trouble it was.
alter table sync_cursors
  add column failed_at timestamptz,
  add column error_kind text;

-- A complete list that lacks so much of what is known that the list itself is in doubt. Nothing is ended by it before the seller says
-- so, or a later list shows less. `times` counts the lists in a row that said the same.
create table catalogue_falls (
  user_id bigint not null,
  account_id bigint not null,
  fall_id bigint generated always as identity,
  import_id bigint not null,
  state text not null default 'open' check (state in ('open', 'applied', 'recovered')),
  known integer not null,
  missing integer not null,
  times integer not null default 1,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  closed_at timestamptz,
  primary key (user_id, account_id, fall_id)
);
create unique index catalogue_falls_open on catalogue_falls (user_id, account_id) where state = 'open';

-- What the list lacked: this, and nothing else, ends when the seller confirms it.
create table catalogue_fall_items (
  user_id bigint not null,
  account_id bigint not null,
  fall_id bigint not null,
  item_id bigint not null,
  primary key (user_id, account_id, fall_id, item_id)
);

-- What failed, in the order in which it is grouped, paged and sent again. A row enters when the marketplace refuses it, and no earlier.
create index desired_states_failed on desired_states
  (user_id, account_id, aspect, (last_error ->> 'code'), (coalesce(last_error #>> '{params,code}', '')), target_key, site)
  where state = 'failed';

-- The last send of each kind that went well, and the last that did not.
create index sends_latest on sends (user_id, account_id, aspect, outcome, send_id desc);
