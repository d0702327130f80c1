-- A campaign at a marketplace that holds ads of one site. Quayside has at most one for each account and site that is not over; the others
-- are those of the seller that Quayside was told to end.
create table ad_campaigns (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  number integer not null,
  -- Quayside has made it. Its name is always the same for its number, so that it is found again after a lost answer.
  is_own boolean not null,
  name text not null,
  -- The marketplace's id; null until it is known.
  campaign_id text,
  wanted text not null check (wanted in ('running', 'paused', 'ended')),
  -- As the marketplace has confirmed last; `new` before it exists.
  state text not null default 'new' check (state in ('new', 'running', 'paused', 'ended')),
  -- Grows with each change of what is wanted, of itself or of one of its ads.
  generation bigint not null default 1,
  is_open boolean not null default true,
  due_at timestamptz not null,
  attempts smallint not null default 0,
  -- The code of the refusal, or `other`, with the marketplace's words; null if it was not refused.
  reason text,
  message text,
  last_error jsonb,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (user_id, account_id, site, number)
);
create index ad_campaigns_open on ad_campaigns (user_id, account_id, due_at) where is_open;
create unique index ad_campaigns_current on ad_campaigns (user_id, account_id, site)
  where is_own and wanted <> 'ended' and state <> 'ended';

-- The ad of a listing: what it should be, and what the marketplace has. Rates are basis points of what the buyer pays.
create table ads (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  item_id bigint not null,
  listing_id text not null,
  -- Null: no ad.
  wanted integer check (wanted between 200 and 10000),
  -- Why there is none although the market is open: `no_suggestion`, `total_unknown`, `cap_too_low`, `excluded`.
  lack text,
  -- A cap is an amount, so that a higher price may need a lower rate.
  is_amount_capped boolean not null default false,
  generation bigint not null default 1,
  -- Of a call that is under way or was not answered; null if there is none.
  sending integer,
  -- As the marketplace has confirmed last; null: no ad.
  sent integer,
  sent_listing_id text,
  -- A price that waits to be sent may lift the fee above the amount. It waits until the rate was decided again.
  is_doubted boolean not null default false,
  state text not null default 'due' check (state in ('due', 'done', 'failed')),
  attempts smallint not null default 0,
  reason text,
  message text,
  due_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, site, item_id)
) with (fillfactor = 70);
create index ads_due on ads (user_id, account_id, site, due_at, item_id) where state = 'due' or is_doubted;
create index ads_sent on ads (user_id, account_id, site, sent, item_id) where sent is not null;
create index ads_doubted on ads (user_id, item_id, site) where is_doubted;

-- How the listings of an account on a site are promoted.
create table ad_markets (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  state text not null check (state in ('closed', 'open', 'paused')),
  -- `AdStrategy` and `AdCap` of the kernel.
  strategy jsonb not null,
  cap jsonb not null,
  -- Grows with each change.
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (user_id, account_id, site)
);

-- What the seller has said of an item on a site, and what the marketplace suggests for it.
create table ad_items (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  item_id bigint not null,
  is_excluded boolean not null default false,
  -- An own cap of the item, in addition to that of the market; null for none.
  cap jsonb,
  -- In basis points; null if the marketplace suggests none.
  suggested integer,
  suggested_at timestamptz,
  primary key (user_id, account_id, site, item_id)
) with (fillfactor = 70);
create index ad_items_excluded on ad_items (user_id, account_id, site, item_id) where is_excluded;

-- Whether an account takes part in promotion at all.
create table ad_accounts (
  user_id bigint not null references users,
  account_id bigint not null,
  is_opted_out boolean not null default false,
  -- What the marketplace says of the account, by site: `PromotionEligibility` of the port, and the seller's campaigns that promote already.
  sites jsonb not null default '{}',
  read_at timestamptz,
  -- When everything was stopped last.
  stopped_at timestamptz,
  primary key (user_id, account_id)
);

-- What ads of a listing brought on a day (UTC). Amounts are minor units of the site's currency; null if the marketplace stated another one.
create table ad_days (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  day date not null,
  item_id bigint not null,
  impressions integer not null,
  clicks integer not null,
  sold integer not null,
  sales_minor bigint,
  fees_minor bigint,
  primary key (user_id, account_id, site, day, item_id)
);

-- A report that the marketplace makes.
create table ad_reports (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  ticket text,
  from_day date not null,
  to_day date not null,
  asked_at timestamptz not null,
  -- When the last complete report was read.
  read_at timestamptz,
  primary key (user_id, account_id, site)
);
