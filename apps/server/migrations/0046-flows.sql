-- A listing flow: a standing order of the seller to list items of a filter on sites, some a day.
create table listing_flows (
  user_id bigint not null references users,
  flow_id bigint generated always as identity,
  -- The account that owns the items and sells them.
  account_id bigint not null,
  name text not null,
  -- Every change raises it. A run is consented to under one version.
  version integer not null default 1,
  is_enabled boolean not null,
  -- `ProductFilter` of the contract.
  filter jsonb not null,
  sites text[] not null,
  -- Where a title may come from: `TITLE_ORIGINS` of the kernel.
  titles text[] not null,
  -- In basis points of what buyers pay without VAT; null if the margin does not matter.
  least_margin integer,
  most_a_day integer not null check (most_a_day > 0),
  asks text not null check (asks in ('always', 'above', 'within')),
  -- A run of more listings waits for the seller.
  asks_above integer,
  -- Who gave the order last. Without asking, a run is carried out by this consent.
  ordered_by bigint not null,
  ordered_by_kind text not null check (ordered_by_kind in ('login', 'admin')),
  -- The last item that was passed. The next batch begins after it.
  cursor bigint not null default 0,
  -- The day, in the account's time zone, of the walk through the items, after which item it began, and whether it has begun again at the first.
  day date,
  day_from bigint not null default 0,
  has_wrapped boolean not null default false,
  -- How many items were on sale at home when the last batch began.
  catalogue integer,
  -- When there is something to do, in monotonic time; null while it is off.
  next_at timestamptz,
  -- A dry run is in progress, and after which item it continues.
  dry_series integer,
  dry_cursor bigint not null default 0,
  -- Why it was paused; null once the seller has switched it on again.
  paused_reason text,
  paused_params jsonb,
  paused_at timestamptz,
  -- Failures before this do not pause it again.
  enabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, flow_id),
  check ((asks = 'above') = (asks_above is not null))
);
create index listing_flows_due on listing_flows (next_at) where next_at is not null;
create index listing_flows_dry on listing_flows (user_id, flow_id) where dry_series is not null;
create index listing_flows_paused on listing_flows (user_id, account_id) where paused_reason is not null;

-- A run that a listing flow started: one batch of a day. The key makes it once, whoever prepares it.
create table listing_flow_runs (
  user_id bigint not null,
  flow_id bigint not null,
  -- 0: for the order. From 1 on: the batches of a dry run, which lists nothing.
  series integer not null,
  day date not null,
  batch integer not null,
  run_id bigint not null,
  version integer not null,
  state text not null check (state in ('preparing', 'waiting', 'consented', 'nothing', 'shown', 'discarded', 'failed')),
  -- The first and the last item of the batch.
  first_item bigint not null,
  last_item bigint not null,
  items integer not null,
  -- How many listings it would list, and how many were consented to, on which day of the account.
  planned integer not null default 0,
  consented integer not null default 0,
  consented_on date,
  -- Whether the seller was asked.
  is_asked boolean not null default false,
  -- The most a day and what was left of it when it was decided.
  most_a_day integer not null,
  left_before integer not null,
  began_at timestamptz not null,
  decided_at timestamptz,
  primary key (user_id, flow_id, series, day, batch),
  foreign key (user_id, flow_id) references listing_flows on delete cascade,
  foreign key (user_id, run_id) references publish_runs on delete cascade
);
create index listing_flow_runs_consented on listing_flow_runs (user_id, flow_id, consented_on) where consented_on is not null;
create unique index listing_flow_runs_open on listing_flow_runs (user_id, flow_id, (series = 0)) where state in ('preparing', 'waiting');
create index listing_flow_runs_recent on listing_flow_runs (user_id, flow_id, run_id desc);
create unique index listing_flow_runs_run on listing_flow_runs (user_id, run_id);

-- The listing flow that started the run; null if a person did.
alter table publish_runs add column flow_id bigint;
-- The flow has yet to say which items it lists. Until then nobody can consent.
alter table publish_runs add column is_undecided boolean not null default false;
alter table publish_runs add foreign key (user_id, flow_id) references listing_flows on delete set null (flow_id);
create index publish_runs_of_flow on publish_runs (user_id, flow_id, run_id desc) where flow_id is not null;
