-- An account whose listings the seller wants repriced, and how far the round through all of them is.
create table repricer_accounts (
  user_id bigint not null references users,
  account_id bigint not null,
  is_enabled boolean not null,
  -- When somebody last wanted all listings decided anew: a rule or the switch has changed.
  wanted_at timestamptz not null,
  -- When the last complete round began, and how long it took; null before the first.
  decided_at timestamptz,
  round_ms integer,
  -- The last event of the business that this round has seen.
  event_id bigint not null default 0,
  primary key (user_id, account_id)
);

-- A repricing rule of an account. The default rule of a business has account 0.
create table repricer_rules (
  user_id bigint not null references users,
  account_id bigint not null,
  rule_id bigint generated always as identity,
  -- The rules of an account are tried in this order.
  position integer not null,
  name text not null,
  is_enabled boolean not null,
  -- Consent to go live is given to one version. Everything of `content` raises it.
  version integer not null default 1,
  -- Strategy, filters, schedule and limits: `RepricerRuleInput` of the contract.
  content jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, account_id, rule_id)
);
create unique index repricer_rules_default on repricer_rules (user_id) where account_id = 0;

-- What the repricer says of a listing now, and what the seller consented to.
create table repricer_listings (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  account_id bigint not null,
  -- The rule that the seller chose for it; null if the first one that fits applies.
  chosen_rule_id bigint,
  -- The rule and its version with which the seller let it go live; null in a dry run.
  live_rule_id bigint,
  live_version integer,
  -- The price that the repricer gave it, in minor units of the site's currency. It stays while the listing is no longer
  -- live, until the seller turns it back. Null: the price is not the repricer's.
  price_minor bigint check (price_minor > 0),
  -- The rule that decides now; null if none does.
  rule_id bigint,
  rule_version integer,
  -- up, down, stay, lacking, off; null before the first decision.
  view text check (view in ('up', 'down', 'stay', 'lacking', 'off')),
  -- The decision with its figures.
  decision jsonb,
  -- Of the decision, so that an equal one is not stored again.
  digest text,
  decided_at timestamptz,
  -- Prices of the repricer that arrived at the marketplace: the last one, and how many on the site's calendar day.
  changed_at timestamptz,
  changes_day date,
  changes_today integer not null default 0,
  primary key (user_id, item_id, site),
  check ((live_rule_id is null) = (live_version is null))
) with (fillfactor = 70);
alter table repricer_listings alter column decision set statistics 0;
create index repricer_listings_of_account on repricer_listings (user_id, account_id, view, item_id, site);
-- The prices that are the repricer's.
create index repricer_listings_priced on repricer_listings (user_id, account_id, item_id, site) where price_minor is not null;

-- A decision about a listing that differed from the one before.
create table repricer_log (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  entry_id bigint generated always as identity,
  decided_at timestamptz not null,
  is_live boolean not null,
  decision jsonb not null,
  primary key (user_id, item_id, site, entry_id)
);
alter table repricer_log alter column decision set statistics 0;
create index repricer_log_by_age on repricer_log using brin (decided_at);

-- A listing to be decided soon, because its offers, its price or a setting of it has changed.
create table repricer_due (
  user_id bigint not null references users,
  account_id bigint not null,
  item_id bigint not null,
  site text not null,
  -- Grows when it is noted again, so that a change during its decision is not forgotten.
  version bigint not null default 1,
  primary key (user_id, account_id, item_id, site)
);
