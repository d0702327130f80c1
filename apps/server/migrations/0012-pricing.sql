-- A published rate: how many millionths of a currency one unit of the base is worth.
create table exchange_rates (
  date date not null,
  base text not null,
  currency text not null,
  millionths bigint not null check (millionths > 0),
  source text not null,
  primary key (date, base, currency)
);

-- The rate by which prices are converted. It follows the published rates, but not their small moves.
create table rates_in_force (
  from_currency text not null,
  to_currency text not null,
  millionths bigint not null check (millionths > 0),
  date date not null,
  source text not null,
  -- The day of the newest published rates that confirm it.
  checked_date date not null,
  primary key (from_currency, to_currency)
);

-- What the last attempt to read the rates of a source said.
create table rate_feeds (
  source text primary key,
  tried_at timestamptz not null,
  succeeded_at timestamptz,
  failure text,
  -- Rates that were not used, each with its currency and why.
  refused jsonb not null default '[]'
);

-- How an account's prices on a site follow from those at home.
create table price_rules (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  is_pricing_enabled boolean not null default true,
  increase_type text not null default 'percent' check (increase_type in ('percent', 'fixed')),
  -- Basis points, or minor units of the site's currency.
  increase integer not null default 0,
  neat_prices boolean not null default false,
  updated_at timestamptz not null default now(),
  -- The lowest price of everything that the account sells there. That of an item takes precedence.
  floor_minor bigint check (floor_minor > 0),
  primary key (user_id, account_id, site)
);

-- The price rules of an account for some of its items, all of them in their order.
create table price_rule_lists (
  user_id bigint not null references users,
  account_id bigint not null,
  -- Raised by each change, so that nobody saves over rules that were not seen.
  version integer not null default 1,
  -- A list of `ItemRule` (packages/kernel/src/pricing-rules/item-rule.ts).
  rules jsonb not null,
  -- By site, the day of its calendar by which prices follow the rules that begin and end on a day.
  days jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id)
);

-- A price that the seller has set for an item on a site, or for one of its units.
create table manual_prices (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  -- 0 stands for all units.
  unit_id bigint not null default 0,
  price_minor bigint not null check (price_minor > 0),
  currency text not null,
  is_enabled boolean not null default true,
  -- The home price at that time, so that the seller is told when it changes.
  source_price_minor bigint not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, site, unit_id)
);

-- The lowest price of an item on a site.
create table price_floors (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  floor_minor bigint not null check (floor_minor > 0),
  currency text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, site)
);

-- The highest price of an item on a site.
create table price_ceilings (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  ceiling_minor bigint not null check (ceiling_minor > 0),
  currency text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, site)
);

-- A listing that the seller raised to its lowest price. Up to this amount, the lowest price replaces a lower one while
-- it applies.
create table price_raises (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  raised_minor bigint not null check (raised_minor > 0),
  currency text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, site)
);

-- No price of the account is sent.
create table price_stops (
  user_id bigint not null,
  -- 0 stands for all accounts.
  account_id bigint not null default 0,
  stopped_at timestamptz not null default now(),
  primary key (user_id, account_id)
);

-- The breaker of an account: prices that no person decided are held once too many of its listings move too far in too short a time.
create table price_breakers (
  user_id bigint not null references users,
  account_id bigint not null,
  -- A move is large beyond this share of the price before, in basis points.
  large_move integer not null check (large_move between 100 and 9000),
  -- The breaker opens beyond this share of the live listings, in basis points.
  share integer not null check (share between 10 and 10000),
  -- So many listings may move far in any case.
  always_allowed integer not null check (always_allowed between 0 and 1000),
  -- The time in which moves are counted.
  window_hours integer not null check (window_hours between 1 and 168),
  -- Since when prices are held; null while they leave. A person closes it.
  opened_at timestamptz,
  -- What was counted when it opened: listings that moved far, and live ones.
  large_moves integer,
  listings integer,
  -- Moves before are not counted: a person has looked at them.
  counted_from timestamptz not null default '-infinity',
  primary key (user_id, account_id)
);

-- The last large move of a listing's price that no person decided, as the price gate saw it.
create table price_moves (
  user_id bigint not null references users,
  account_id bigint not null,
  item_id bigint not null,
  site text not null,
  before_minor bigint not null,
  after_minor bigint not null,
  currency text not null,
  moved_at timestamptz not null,
  primary key (user_id, account_id, item_id, site)
);
create index price_moves_latest on price_moves (user_id, account_id, moved_at);

-- Prices of an account are held for one cause. It lasts until none is, so that the seller is told once.
create table price_incidents (
  user_id bigint not null references users,
  account_id bigint not null,
  -- What the price gate found, such as `below_floor`.
  cause text not null,
  began_at timestamptz not null,
  primary key (user_id, account_id, cause)
);
