-- Conventions: every seller-owned table leads its primary key with user_id; money is minor units plus currency; times are timestamptz.
-- Runs on PostgreSQL 15 and later. Each block names the module that alone writes it.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- platform ---------------------------------------------------------------------------------------------------------

create table user_event_counters (
  user_id bigint primary key,
  last_event_id bigint not null default 0
);
-- Server-sent events. The id grows by one per user under the counter's row lock, so that no reader can pass an id that commits later.
create table user_events (
  user_id bigint not null,
  event_id bigint not null,
  kind text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);
create index user_events_created_at on user_events (created_at);

create table leases (
  name text primary key,
  owner text not null,
  fence bigint not null default 1,
  expires_at timestamptz not null
);

-- One row per account and operation family: a token bucket, the day's count, and a penalty after a 429.
create table throttle_buckets (
  key text primary key,
  tokens double precision not null,
  refilled_at timestamptz not null,
  blocked_until timestamptz,
  day_started_at timestamptz,
  day_count integer not null default 0
);

create table marketplace_requests (
  user_id bigint not null,
  account_id bigint not null,
  request_id bigint generated always as identity,
  at timestamptz not null default now(),
  operation text not null,
  method text not null,
  path text not null,
  status integer,
  duration_ms integer not null,
  error_kind text,
  marketplace_request_id text,
  primary key (user_id, account_id, request_id)
);
create index marketplace_requests_at on marketplace_requests (at);

-- sellers ----------------------------------------------------------------------------------------------------------

create table users (
  user_id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  country text not null default 'GB',
  currency text not null default 'EUR',
  created_at timestamptz not null default now()
);

create table user_platforms (
  user_id bigint not null references users,
  platform text not null,
  state text not null,
  programme text,
  trial_launched boolean not null default false,
  primary key (user_id, platform)
);

-- session ----------------------------------------------------------------------------------------------------------

create table logins (
  login_id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  -- Admins carry the number that the specification calls adminUserId.
  admin_user_id bigint,
  created_at timestamptz not null default now()
);
create unique index logins_email on logins (lower(email));

create table memberships (
  user_id bigint not null references users,
  login_id bigint not null references logins,
  role text not null check (role in ('owner', 'manager', 'operator', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (user_id, login_id)
);
create index memberships_login on memberships (login_id);

-- Only the hash of the cookie's token is stored.
create table sessions (
  token_hash bytea primary key,
  login_id bigint not null references logins,
  user_id bigint not null references users,
  admin_user_id bigint,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_login on sessions (login_id);

-- Failed sign-ins by e-mail and address; successful ones are not counted.
create table sign_in_failures (
  key text primary key,
  window_started_at timestamptz not null,
  n integer not null
);

-- accounts ---------------------------------------------------------------------------------------------------------

create table marketplace_accounts (
  user_id bigint not null references users,
  account_id bigint generated always as identity,
  platform text not null,
  external_id text not null,
  username text not null,
  source_site text not null,
  business_type text not null default 'BUSINESS',
  -- Set while the account's work is stopped: a broken token, a used-up quota (then paused_until says until when).
  paused_reason text,
  paused_until timestamptz,
  connected_at timestamptz not null default now(),
  primary key (user_id, account_id)
);
create unique index marketplace_accounts_id on marketplace_accounts (account_id);

-- One external account belongs to one user.
create table account_directory (
  platform text not null,
  external_id text not null,
  user_id bigint not null,
  account_id bigint not null,
  primary key (platform, external_id)
);

create table account_tokens (
  user_id bigint not null,
  account_id bigint not null,
  -- A active, B broken; R refreshable (consent), S self-authorised.
  state text not null default 'A',
  type text not null default 'R',
  ciphertext bytea not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz,
  version bigint not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id)
);

create table account_site_readiness (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  is_ready boolean not null,
  gaps text[] not null default '{}',
  settings jsonb not null default '{}',
  checked_at timestamptz not null default now(),
  primary key (user_id, account_id, site)
);

-- onboarding -------------------------------------------------------------------------------------------------------

create table onboardings (
  user_id bigint not null,
  platform text not null,
  is_ongoing boolean not null default true,
  step text not null default 'Connect',
  redirect_back_url text not null default '/',
  redirect_back_failure_url text,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (user_id, platform)
);

-- The `state` of a consent in progress; used once.
create table consent_states (
  state_hash bytea primary key,
  user_id bigint not null,
  login_id bigint not null,
  platform text not null,
  -- Set when an existing account is being reconnected.
  account_id bigint,
  -- Where the browser began, e.g. 127.0.0.1:4400: the consent may come back to another name of the same machine.
  host text not null,
  expires_at timestamptz not null
);

-- sync -------------------------------------------------------------------------------------------------------------

create table imports (
  user_id bigint not null,
  import_id bigint generated always as identity,
  account_id bigint not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'paused', 'done', 'failed', 'cancelled')),
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
  primary key (user_id, import_id)
);
create index imports_by_account on imports (user_id, account_id, import_id desc);
-- One at a time: two starts at once do not both win.
create unique index imports_open on imports (user_id, account_id) where state in ('queued', 'running', 'paused');

-- What the listing phase saw and what became of it; a finished import keeps only what could not be read.
create table import_rows (
  user_id bigint not null,
  import_id bigint not null,
  external_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  error_text text,
  primary key (user_id, import_id, external_id)
);

create table sync_cursors (
  user_id bigint not null,
  account_id bigint not null,
  kind text not null,
  cursor text,
  last_run_at timestamptz,
  last_success_at timestamptz,
  error_text text,
  primary key (user_id, account_id, kind)
);

-- products ---------------------------------------------------------------------------------------------------------

create table items (
  user_id bigint not null references users,
  item_id bigint generated always as identity,
  account_id bigint not null,
  platform text not null,
  -- The specification's ref: eBay's item id, Amazon's asin-sku.
  ref text not null,
  external_id text not null,
  sku text not null,
  gtin text,
  mpn text,
  title text not null,
  description text not null default '',
  category_id text,
  category_path text[] not null default '{}',
  brand text,
  condition text not null default 'NEW',
  price_minor bigint not null,
  currency text not null,
  cost_minor bigint,
  cost_currency text,
  images text[] not null default '{}',
  attributes jsonb not null default '{}',
  has_variants boolean not null default false,
  url text,
  is_ended boolean not null default false,
  -- Letters of the blacklisting reasons: M, K, C, P.
  blacklisting_reason text not null default '',
  is_blacklisted boolean not null default false,
  repricer_blocked boolean not null default false,
  source_hash text not null,
  imported_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
create unique index items_external on items (user_id, account_id, external_id);
create index items_sku on items (user_id, account_id, sku);

-- Every item has at least one unit; a unit is what stock is counted of.
create table item_units (
  user_id bigint not null,
  item_id bigint not null,
  unit_id bigint generated always as identity,
  sku text not null,
  gtin text,
  specifics jsonb not null default '{}',
  price_minor bigint not null,
  currency text not null,
  images text[] not null default '{}',
  is_ended boolean not null default false,
  position integer not null default 0,
  primary key (user_id, item_id, unit_id)
);
create unique index item_units_id on item_units (user_id, unit_id);
create unique index item_units_sku on item_units (user_id, item_id, sku);

-- The big list: one narrow row per item, written in the same transaction as what it shows, rebuildable.
create table product_rows (
  user_id bigint not null,
  item_id bigint not null,
  account_id bigint not null,
  platform text not null,
  ref text not null,
  sku text not null,
  title text not null,
  title_sort text not null collate "C",
  brand text,
  category text,
  image_url text,
  condition text not null,
  price_minor bigint not null,
  currency text not null,
  quantity integer not null,
  unit_count integer not null default 1,
  is_ended boolean not null default false,
  is_blacklisted boolean not null default false,
  blacklisting_reason text not null default '',
  repricer_blocked boolean not null default false,
  -- Site → { state, price, currency, … }: what the table shows per site.
  sites jsonb not null default '{}',
  listed_count smallint not null default 0,
  -- listed, inTranslation, failed, notListed: the strongest that applies.
  status text not null default 'notListed',
  search_text text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
create index product_rows_title on product_rows (user_id, account_id, title_sort, item_id);
create index product_rows_price on product_rows (user_id, account_id, price_minor, item_id);
create index product_rows_quantity on product_rows (user_id, account_id, quantity, item_id);
create index product_rows_sku on product_rows (user_id, account_id, sku collate "C", item_id);
create index product_rows_updated on product_rows (user_id, account_id, updated_at, item_id);
create index product_rows_status on product_rows (user_id, account_id, status, title_sort, item_id);
create index product_rows_search on product_rows using gin (user_id, search_text gin_trgm_ops);

-- Kept, not counted: rows by account and status, and in all (status '*'); pieces that can be sold (status 'units').
create table product_totals (
  user_id bigint not null,
  account_id bigint not null,
  status text not null,
  n bigint not null default 0,
  primary key (user_id, account_id, status)
);

-- stock ------------------------------------------------------------------------------------------------------------

create table stock_levels (
  user_id bigint not null,
  unit_id bigint not null,
  item_id bigint not null,
  on_hand integer not null default 0,
  -- Sold and not yet shipped; available = greatest(on_hand - reserved - buffer, 0).
  reserved integer not null default 0,
  buffer integer not null default 0,
  version bigint not null default 0,
  -- When the first quantity was asked for at the marketplace: what was sold before is no longer in it.
  baseline_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, unit_id)
);
create index stock_levels_item on stock_levels (user_id, item_id);

-- Every movement with its cause; the cause key makes each happen once.
create table stock_ledger (
  user_id bigint not null,
  unit_id bigint not null,
  entry_id bigint generated always as identity,
  kind text not null check (kind in ('import', 'count', 'sale', 'cancel', 'ship', 'adjust', 'revert')),
  on_hand_delta integer not null default 0,
  reserved_delta integer not null default 0,
  cause text not null,
  actor_kind text not null,
  actor_id bigint,
  created_at timestamptz not null default now(),
  primary key (user_id, unit_id, entry_id)
);
create unique index stock_ledger_cause on stock_ledger (user_id, unit_id, cause);

-- What a marketplace counts as one pool. The home listing is a target too: its listing key is the home listing's id.
create table stock_targets (
  user_id bigint not null,
  account_id bigint not null,
  -- The listing's key at the marketplace: its own sku, the group's, or the home listing's id.
  listing_key text not null,
  marketplace_sku text not null,
  -- The site, or a group of sites that share stock.
  channel text not null,
  item_id bigint not null,
  unit_id bigint not null,
  is_home boolean not null default false,
  is_variant boolean not null default false,
  is_read_only boolean not null default false,
  is_live boolean not null default false,
  -- Ended on purpose or at the marketplace: no quantity is sent until it is listed again.
  is_ended boolean not null default false,
  listing_id text,
  offer_id text,
  -- The last quantity that the marketplace confirmed, and when.
  sent_quantity integer,
  sent_at timestamptz,
  primary key (user_id, account_id, listing_key, marketplace_sku, channel)
);
create index stock_targets_unit on stock_targets (user_id, unit_id);
create index stock_targets_item on stock_targets (user_id, item_id, channel);
create index stock_targets_sku on stock_targets (user_id, account_id, marketplace_sku);
create index stock_targets_remote on stock_targets (user_id, account_id, listing_id) where listing_id is not null;

-- Our sku → marketplace sku, deterministic and remembered.
create table marketplace_skus (
  user_id bigint not null,
  account_id bigint not null,
  marketplace_sku text not null,
  site text not null,
  item_id bigint not null,
  unit_id bigint,
  primary key (user_id, account_id, marketplace_sku)
);
create index marketplace_skus_item on marketplace_skus (user_id, item_id, site);

-- pricing ----------------------------------------------------------------------------------------------------------

create table exchange_rates (
  date date not null,
  base text not null,
  currency text not null,
  millionths bigint not null check (millionths > 0),
  source text not null,
  primary key (date, base, currency)
);

create table price_rules (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  is_pricing_enabled boolean not null default true,
  increase_type text not null default 'percent' check (increase_type in ('percent', 'fixed')),
  increase integer not null default 0,
  neat_prices boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, site)
);

create table manual_prices (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  unit_id bigint not null default 0,
  price_minor bigint not null check (price_minor > 0),
  currency text not null,
  is_enabled boolean not null default true,
  -- The source price when the human decided, to flag it when the source moves.
  source_price_minor bigint not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, site, unit_id)
);

create table price_floors (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  floor_minor bigint not null check (floor_minor > 0),
  currency text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, site)
);

create table seller_switches (
  user_id bigint not null,
  name text not null,
  value text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, name)
);

-- glossary, translations -------------------------------------------------------------------------------------------

create table terms (
  user_id bigint not null,
  term_id bigint generated always as identity,
  src_text text not null,
  dst_text text not null,
  src_lang text not null,
  dst_lang text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, term_id)
);
create unique index terms_source on terms (user_id, src_lang, dst_lang, lower(src_text));

create table translation_memory (
  user_id bigint not null,
  src_lang text not null,
  dst_lang text not null,
  src_hash bytea not null,
  src_text text not null,
  dst_text text not null,
  -- human, engine:name, composed.
  origin text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, src_lang, dst_lang, src_hash)
);

create table manual_titles (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  translation text not null,
  source_title text not null,
  by_customer boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, site)
);

-- publishing -------------------------------------------------------------------------------------------------------

create table listings (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  account_id bigint not null,
  state text not null check (state in ('N', 'T', 'Q', 'P', 'L', 'B', 'F', 'E')),
  reason jsonb,
  listing_key text,
  is_group boolean not null default false,
  title text not null default '',
  title_label text not null default '',
  coverage real,
  price_minor bigint,
  currency text,
  price_owner text not null default 'source',
  price_breakdown jsonb,
  quantity integer not null default 0,
  listing_id text,
  url text,
  settings jsonb not null default '{}',
  run_id bigint,
  listed_at timestamptz,
  ended_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, site)
);
create unique index listings_key on listings (user_id, account_id, listing_key) where listing_key is not null;
create index listings_run on listings (user_id, run_id, state) where run_id is not null;
create index listings_remote on listings (user_id, account_id, listing_id) where listing_id is not null;

-- Kept, not counted: listings by site and state.
create table listing_totals (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  state text not null,
  n integer not null default 0,
  primary key (user_id, account_id, site, state)
);

create table publish_runs (
  user_id bigint not null,
  run_id bigint generated always as identity,
  account_id bigint not null,
  kind text not null check (kind in ('list', 'end')),
  state text not null check (state in
    ('preparing', 'prepared', 'confirmed', 'running', 'done', 'cancelling', 'cancelled', 'failed')),
  -- { itemIds } or { filter }: what was asked for.
  selection jsonb not null,
  sites text[] not null,
  -- The last item that preparation (then carrying out) has passed.
  cursor bigint not null default 0,
  items_total integer not null default 0,
  items_prepared integer not null default 0,
  allow_drafts boolean not null default false,
  coverage_threshold smallint not null default 60,
  paused_until timestamptz,
  paused_reason text,
  error_text text,
  requested_by bigint not null,
  confirmed_by bigint,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  finished_at timestamptz,
  primary key (user_id, run_id)
);
create index publish_runs_recent on publish_runs (user_id, account_id, run_id desc);

-- One row per item and site of a run: what will happen, or why not, and then what did.
create table publish_cells (
  user_id bigint not null,
  run_id bigint not null,
  item_id bigint not null,
  site text not null,
  verdict text not null check (verdict in ('ready', 'draft', 'blocked')),
  -- waiting, queued, listed, ended, failed, skipped, cancelled
  outcome text not null default 'waiting',
  reason_code text,
  reason_params jsonb,
  title text,
  title_label text,
  -- Per cent of translatable words translated.
  coverage smallint,
  price_minor bigint,
  currency text,
  price_owner text,
  price_breakdown jsonb,
  quantity integer,
  category_id text,
  primary key (user_id, run_id, item_id, site)
);
create index publish_cells_group on publish_cells (user_id, run_id, verdict, reason_code, site, item_id);
create index publish_cells_outcome on publish_cells (user_id, run_id, outcome, site, item_id);

-- Kept counts of a run's cells: by site, verdict, reason, outcome and coverage step (tens of per cent for drafts, else 0).
create table publish_counts (
  user_id bigint not null,
  run_id bigint not null,
  site text not null,
  verdict text not null,
  reason_code text not null default '',
  outcome text not null,
  coverage_step smallint not null default 0,
  n integer not null default 0,
  primary key (user_id, run_id, site, verdict, reason_code, outcome, coverage_step)
);

-- dispatch ---------------------------------------------------------------------------------------------------------

-- One row per target and aspect: the latest wish. `lease_key` is the listing's key: one send at a time per listing.
create table desired_states (
  user_id bigint not null,
  account_id bigint not null,
  target_key text not null,
  aspect text not null check (aspect in ('content', 'price', 'stock', 'end')),
  site text not null,
  is_home boolean not null default false,
  lease_key text not null,
  -- The kind of marketplace call that carries the row: rows of one call and site fill a batch.
  call text not null check (call in ('publish', 'update', 'end', 'homeStock')),
  item_id bigint not null,
  generation bigint not null default 1,
  sent_generation bigint not null default 0,
  payload jsonb not null,
  -- idle (sent, or waiting for its listing to be published), due, sending, uncertain (may have been sent), failed
  state text not null default 'due' check (state in ('idle', 'due', 'sending', 'uncertain', 'failed')),
  -- 0 stock that falls, 1 end, 2 price, 3 stock that rises, 5 content.
  priority smallint not null,
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  -- Of the lease under which the row was last sent.
  fence bigint not null default 0,
  last_error jsonb,
  run_id bigint,
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, target_key, aspect)
);
create index desired_states_due on desired_states (user_id, account_id, call, site, priority, due_at)
  where state in ('due', 'uncertain');
create index desired_states_sending on desired_states (user_id, account_id, lease_key) where state = 'sending';
create index desired_states_lease on desired_states (user_id, account_id, lease_key);
create index desired_states_run on desired_states (user_id, run_id, state) where run_id is not null;

-- What dispatch knows of each listing that it writes: the lease that allows one send at a time, and the marketplace's ids.
create table dispatch_listings (
  user_id bigint not null,
  account_id bigint not null,
  lease_key text not null,
  site text not null,
  is_home boolean not null default false,
  is_group boolean not null default false,
  is_live boolean not null default false,
  listing_id text,
  -- Unit sku → the marketplace's offer id.
  offers jsonb not null default '{}',
  fence bigint not null default 0,
  owner text,
  lease_until timestamptz,
  primary key (user_id, account_id, lease_key)
);

-- A kind of call that an account must not make for a while: a used-up quota, or a marketplace that does not answer.
create table dispatch_holds (
  user_id bigint not null,
  account_id bigint not null,
  call text not null,
  reason text not null check (reason in ('quota', 'unavailable')),
  until timestamptz not null,
  -- What the seller was told: until when the quota is used up. Calls are tried again sooner.
  announced_until timestamptz,
  primary key (user_id, account_id, call)
);

-- Every send with its outcome and the gate's verdict.
create table sends (
  user_id bigint not null,
  account_id bigint not null,
  send_id bigint generated always as identity,
  target_key text not null,
  aspect text not null,
  generation bigint not null,
  fence bigint not null,
  outcome text not null check (outcome in ('done', 'rejected', 'retry', 'uncertain', 'refused_by_gate', 'superseded')),
  error jsonb,
  gate jsonb,
  sent jsonb,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  primary key (user_id, account_id, send_id)
);
create index sends_target on sends (user_id, account_id, target_key, send_id desc);

-- orders -----------------------------------------------------------------------------------------------------------

create table orders (
  user_id bigint not null,
  order_id bigint generated always as identity,
  account_id bigint not null,
  platform text not null,
  external_id text not null,
  site text not null,
  status text not null,
  total_minor bigint not null,
  currency text not null,
  buyer_username text,
  ship_to_name text,
  ship_to_country text,
  -- fulfillable, or oversold when stock did not reach.
  stock_status text not null default 'fulfillable',
  ordered_at timestamptz not null,
  modified_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (user_id, order_id)
);
create unique index orders_external on orders (user_id, account_id, external_id);
create index orders_recent on orders (user_id, ordered_at desc, order_id desc);

create table order_lines (
  user_id bigint not null,
  order_id bigint not null,
  line_id bigint generated always as identity,
  external_id text not null,
  item_id bigint,
  unit_id bigint,
  marketplace_sku text,
  listing_id text,
  title text not null,
  quantity integer not null,
  -- How many of the quantity the ledger could reserve.
  reserved integer not null default 0,
  total_minor bigint not null,
  currency text not null,
  primary key (user_id, order_id, line_id)
);
create unique index order_lines_external on order_lines (user_id, order_id, external_id);
-- Lines of items that were not imported yet when the order arrived.
create index order_lines_unmatched on order_lines (user_id, order_id) where unit_id is null;

-- How far an account's orders have been read. Its row is the lock that lets one reader at a time store them.
create table order_cursors (
  user_id bigint not null,
  account_id bigint not null,
  cursor text,
  looked_at timestamptz,
  primary key (user_id, account_id)
);

-- dashboards -------------------------------------------------------------------------------------------------------

-- Kept in the transaction that stores the order.
create table sales_days (
  user_id bigint not null,
  account_id bigint not null,
  platform text not null,
  day date not null,
  site text not null,
  currency text not null,
  orders integer not null default 0,
  units integer not null default 0,
  revenue_minor bigint not null default 0,
  primary key (user_id, platform, day, account_id, site, currency)
);

-- history ----------------------------------------------------------------------------------------------------------

create table history (
  user_id bigint not null,
  history_id bigint generated always as identity,
  at timestamptz not null default now(),
  -- login, admin, rule, import, marketplace, order, system
  actor_kind text not null,
  actor_id bigint,
  entity text not null,
  entity_id bigint not null,
  item_id bigint,
  site text,
  field text not null,
  before jsonb,
  after jsonb,
  why text not null,
  primary key (user_id, history_id)
);
create index history_item on history (user_id, item_id, history_id desc) where item_id is not null;
create index history_entity on history (user_id, entity, entity_id, history_id desc);
