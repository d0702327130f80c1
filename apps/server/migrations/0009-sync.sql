-- An import of an account's home listings.
create table imports (
  user_id bigint not null,
  import_id bigint generated always as identity,
  account_id bigint not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'paused', 'done', 'failed', 'cancelled')),
  -- First every listing is listed, then the details are read.
  phase text not null default 'listing' check (phase in ('listing', 'details', 'finished')),
  cursor text,
  total integer not null default 0,
  listed integer not null default 0,
  imported integer not null default 0,
  updated integer not null default 0,
  failed integer not null default 0,
  error_code text,
  error_text text,
  resumes_at timestamptz,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Listings that are left out because they have no fixed price.
  skipped integer not null default 0,
  primary key (user_id, import_id)
);
create index imports_by_account on imports (user_id, account_id, import_id desc);
-- If two start at once, only one does.
create unique index imports_open on imports (user_id, account_id) where state in ('queued', 'running', 'paused');

-- A home listing of an import. A finished import keeps only those with a problem.
create table import_rows (
  user_id bigint not null,
  import_id bigint not null,
  external_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'skipped', 'inactive')),
  error_text text,
  -- How a skipped listing is sold.
  format text check (format in ('auction', 'classified', 'other')),
  -- What the marketplace states and nobody can read. The listing may be stored all the same.
  problem text,
  value text,
  sku text,
  line integer,
  primary key (user_id, import_id, external_id),
  constraint import_rows_skipped_check check ((state = 'skipped') = (format is not null))
);

-- A regular question to the marketplace of an account: how far it has read, and how it went.
create table sync_cursors (
  user_id bigint not null,
  account_id bigint not null,
  -- import, orders, compare or changes; and two that ask nothing, in
  -- `apps/server/src/modules/sync/cursors.repository.ts`.
  kind text not null,
  cursor text,
  last_run_at timestamptz,
  last_success_at timestamptz,
  error_text text,
  -- The interval that the account's quota allows.
  every_ms integer,
  -- The last failure is still known after a later success.
  failed_at timestamptz,
  error_kind text,
  primary key (user_id, account_id, kind)
);

-- A complete list of home listings that lacks so many known ones that it is in doubt. It ends nothing until the seller
-- confirms it or a later list shows more.
create table catalogue_drops (
  user_id bigint not null,
  account_id bigint not null,
  drop_id bigint generated always as identity,
  import_id bigint not null,
  state text not null default 'open' check (state in ('open', 'applied', 'recovered')),
  known integer not null,
  missing integer not null,
  -- Lists in a row that said the same.
  times integer not null default 1,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  closed_at timestamptz,
  primary key (user_id, account_id, drop_id)
);
create unique index catalogue_drops_open on catalogue_drops (user_id, account_id) where state = 'open';

-- An item that the list lacked. Only these end when the seller confirms the drop.
create table catalogue_drop_items (
  user_id bigint not null,
  account_id bigint not null,
  drop_id bigint not null,
  item_id bigint not null,
  primary key (user_id, account_id, drop_id, item_id)
);
