-- The way from choosing a marketplace to a connected account, step by step. Earlier ones are kept.
create table onboardings (
  user_id bigint not null,
  platform text not null,
  is_ongoing boolean not null default true,
  step text not null default 'Connect',
  redirect_back_url text not null default '/',
  redirect_back_failure_url text,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  -- What the onboarding was started by; null for the seller.
  campaign text,
  onboarding_id bigint generated always as identity,
  -- The account that it connected; null before.
  account_id bigint,
  -- By step, what the seller answered there.
  answers jsonb not null default '{}',
  has_chosen_plan boolean not null default false,
  is_subscription_failed boolean not null default false,
  outcome text check (outcome in ('done', 'cancelled')),
  primary key (user_id, onboarding_id)
);
create unique index onboardings_ongoing on onboardings (user_id, platform) where is_ongoing;

-- A consent that was begun at a marketplace. Its `state` is used once.
create table consent_states (
  state_hash bytea primary key,
  user_id bigint not null,
  login_id bigint not null,
  platform text not null,
  -- Set if an existing account is reconnected.
  account_id bigint,
  -- Where the browser began, such as 127.0.0.1:4400. The marketplace may return it to another name of the same
  -- machine.
  host text not null,
  expires_at timestamptz not null,
  -- The session that began it; no other session may end it.
  session_hash bytea,
  redirect_back_url text not null default '/',
  redirect_back_failure_url text
);
-- A code that is pasted without its state belongs to the newest consent of the login.
create index consent_states_of_login on consent_states (user_id, login_id, platform, expires_at desc);

-- How a Cdiscount account ships its offers.
create table cdiscount_offer_terms (
  user_id bigint not null,
  account_id bigint not null,
  -- Days from order to shipment.
  handling_time smallint not null check (handling_time between 1 and 30),
  -- Codes of the account's delivery modes.
  shipping_options text[] not null,
  updated_at timestamptz not null default now(),
  -- What a buyer pays for each of them: cents by the mode's code.
  delivery_fees jsonb not null default '{}',
  primary key (user_id, account_id)
);
