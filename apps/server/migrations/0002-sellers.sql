-- A business. Its id is in every row that belongs to it.
create table users (
  user_id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  -- Where the business is; two letters.
  country text not null default 'GB',
  currency text not null default 'EUR',
  created_at timestamptz not null default now(),
  -- The platform that the onboarding leads to; null while none is chosen.
  chosen_onboarding_platform text,
  -- Rules for the welcome page: immediate_opt_out, show_for_active, show_for_inactive. Each applies if it is named.
  welcome_page text[] not null default '{}',
  -- Codes of discounts that support granted.
  special_offers text[] not null default '{}',
  -- The payment provider's name for this customer.
  payment_customer_id text,
  search_keys text not null generated always as (search_keys(name || ' ' || email)) stored
);
create index users_search on users using gin (search_keys gin_trgm_ops);

-- What a business is on a platform.
create table user_platforms (
  user_id bigint not null references users,
  platform text not null,
  -- P paying, T trial, V passive, D deleted, N or I inactive or returning.
  state text not null,
  -- A programme of the platform, such as ESB of eBay; null for none.
  programme text,
  trial_launched boolean not null default false,
  is_shipping_for_mp_enabled boolean not null default false,
  primary key (user_id, platform)
);
