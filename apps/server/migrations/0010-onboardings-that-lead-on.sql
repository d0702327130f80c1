-- An onboarding goes on after its account is connected, step by step, and what was is kept: several of one platform over time,
-- one of them under way.
alter table onboardings
  drop constraint onboardings_pkey,
  add column onboarding_id bigint generated always as identity,
  -- The account that it connected; null before.
  add column account_id bigint,
  -- Step → what was answered there.
  add column answers jsonb not null default '{}',
  add column has_chosen_plan boolean not null default false,
  add column is_subscription_failed boolean not null default false,
  add column outcome text check (outcome in ('done', 'cancelled')),
  add primary key (user_id, onboarding_id);
create unique index onboardings_ongoing on onboardings (user_id, platform) where is_ongoing;

-- Sites of an account that differ from the rest: switched off for it, or chosen as where it is to sell.
create table account_sites (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  is_enabled boolean not null default true,
  is_target boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, site)
);

-- What offers made at Cdiscount begin with.
create table cdiscount_offer_terms (
  user_id bigint not null,
  account_id bigint not null,
  -- Days from order to parcel.
  handling_time smallint not null check (handling_time between 1 and 30),
  -- Codes of the account's delivery modes.
  shipping_options text[] not null,
  -- Basis points on the price: 250 is 2.5 % more.
  price_adjustment integer not null check (price_adjustment between -9000 and 50000),
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id)
);
