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
