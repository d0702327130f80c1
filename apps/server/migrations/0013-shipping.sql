-- Where a business ships, by which service and for how much.
create table shipping_profiles (
  user_id bigint not null references users,
  profile_id bigint generated always as identity,
  name text not null,
  currency text not null,
  handling_days smallint not null,
  is_free_shipping boolean not null,
  -- It applies to items without a profile.
  is_default boolean not null default false,
  countries jsonb not null,
  rates jsonb not null,
  updated_at timestamptz not null default now(),
  search_keys text not null generated always as (search_keys(name)) stored,
  primary key (user_id, profile_id)
);
create unique index shipping_profiles_default on shipping_profiles (user_id) where is_default;
create unique index shipping_profiles_name on shipping_profiles (user_id, lower(name));

-- The profile and the weight of an item.
create table item_shipping (
  user_id bigint not null,
  item_id bigint not null,
  profile_id bigint,
  weight_grams integer,
  primary key (user_id, item_id)
);
create index item_shipping_profile on item_shipping (user_id, profile_id, item_id) where profile_id is not null;

-- A policy that the seller made at the marketplace, used instead of the profile's own.
create table shipping_policy_choices (
  user_id bigint not null,
  account_id bigint not null,
  profile_id bigint not null,
  site text not null,
  policy_id text not null,
  primary key (user_id, account_id, profile_id, site)
);

-- The delivery mode of an account that stands for a level of service.
create table shipping_mode_choices (
  user_id bigint not null,
  account_id bigint not null,
  level text not null check (level in ('ECONOMY', 'STANDARD', 'TRACKED', 'EXPRESS')),
  -- Null: offers keep the account's own terms.
  mode_code text,
  primary key (user_id, account_id, level)
);
