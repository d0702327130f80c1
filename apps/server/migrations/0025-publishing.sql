-- A run: many items are listed on sites, or ended there, with the seller's consent.
create table publish_runs (
  user_id bigint not null,
  run_id bigint generated always as identity,
  -- The account that sells.
  account_id bigint not null,
  kind text not null check (kind in ('list', 'end')),
  state text not null
    check (state in ('preparing', 'prepared', 'confirmed', 'running', 'done', 'cancelling', 'cancelled', 'failed')),
  -- What was asked for: { itemIds } or { filter }.
  selection jsonb not null,
  sites text[] not null,
  -- The last item that the preparation has passed, then the carrying out.
  cursor bigint not null default 0,
  items_total integer not null default 0,
  items_prepared integer not null default 0,
  allow_drafts boolean not null default false,
  paused_until timestamptz,
  paused_reason text,
  error_text text,
  requested_by bigint not null,
  confirmed_by bigint,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  finished_at timestamptz,
  -- What the run takes at least under the marketplace's limits.
  plan jsonb,
  -- The account of the items, where a marketplace takes items from another account.
  source_account_id bigint not null,
  -- A consent that an admin gave while acting as the seller is the admin's.
  confirmed_by_kind text check (confirmed_by_kind in ('login', 'admin')),
  -- When a waiting preparation continues, in monotonic time. `paused_until` is what the seller is told.
  resumes_at timestamptz,
  -- How many of its items the marketplace has yet to preview.
  previews_due integer not null default 0,
  -- The ending run whose listings this one lists again.
  undo_of bigint,
  primary key (user_id, run_id)
);
create index publish_runs_elsewhere on publish_runs (user_id, source_account_id, run_id desc)
  where source_account_id <> account_id;
-- Runs that a job has yet to carry out, preview or stop.
create index publish_runs_left on publish_runs (user_id, run_id)
  where state in ('confirmed', 'cancelling') or previews_due > 0;
create index publish_runs_prepared on publish_runs (user_id, account_id, run_id) where state = 'prepared';
create index publish_runs_recent on publish_runs (user_id, account_id, run_id desc);
-- Runs that are over, some of whose listings may still have to be settled.
create index publish_runs_stopped on publish_runs (finished_at) where state in ('cancelled', 'failed');
-- A schedule looks for them, for all businesses.
create index publish_runs_waiting on publish_runs (user_id, account_id)
  where state = 'preparing' and paused_reason in ('quota', 'platform_off');

-- An item on a site of a run: what will happen, or why not, and then what did.
create table run_items (
  user_id bigint not null,
  run_id bigint not null,
  item_id bigint not null,
  site text not null,
  verdict text not null check (verdict in ('ready', 'draft', 'blocked')),
  -- waiting, queued, listed, ended, failed, skipped or cancelled.
  outcome text not null default 'waiting',
  reason_code text,
  reason_params jsonb,
  title text,
  title_label text,
  price_minor bigint,
  currency text,
  price_owner text,
  price_breakdown jsonb,
  quantity integer,
  category_id text,
  -- Words of the home title that its title does not contain.
  dropped text[] not null default '{}',
  -- The marketplace has yet to preview it. It is not sent before.
  is_preview_due boolean not null default false,
  -- The home title from which its title was made; null if none was made.
  home_title text,
  search_keys text not null generated always as (search_keys(coalesce(title, ''))) stored,
  primary key (user_id, run_id, item_id, site)
);
alter table run_items alter column reason_params set statistics 0, alter column price_breakdown set statistics 0;
create index run_items_group on run_items (user_id, run_id, verdict, reason_code, site, item_id);
create index run_items_outcome on run_items (user_id, run_id, outcome, site, item_id);
create index run_items_preview_due on run_items (user_id, run_id, item_id, site) where is_preview_due;

-- How many items of a run have a verdict, reason and outcome on a site.
create table publish_counts (
  user_id bigint not null,
  run_id bigint not null,
  site text not null,
  verdict text not null,
  reason_code text not null default '',
  outcome text not null,
  n integer not null default 0,
  primary key (user_id, run_id, site, verdict, reason_code, outcome)
);

-- What the last preparation that judged an item found: whether at least one site may take it.
create table item_checks (
  user_id bigint not null,
  item_id bigint not null,
  is_eligible boolean not null,
  primary key (user_id, item_id)
);
