-- shipping ---------------------------------------------------------------------------------------------------------

-- Where a business ships, by which service and for how much. Rates and countries are read as a whole.
create table shipping_profiles (
  user_id bigint not null references users,
  profile_id bigint generated always as identity,
  name text not null,
  currency text not null,
  handling_days smallint not null,
  is_free_shipping boolean not null,
  -- Decides about items without a profile.
  is_default boolean not null default false,
  countries jsonb not null,
  rates jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, profile_id)
);
create unique index shipping_profiles_name on shipping_profiles (user_id, lower(name));
create unique index shipping_profiles_default on shipping_profiles (user_id) where is_default;

-- The profile of an item, and what it weighs.
create table item_shipping (
  user_id bigint not null,
  item_id bigint not null,
  profile_id bigint,
  weight_grams integer,
  primary key (user_id, item_id)
);
create index item_shipping_profile on item_shipping (user_id, profile_id, item_id) where profile_id is not null;

-- Policies that the seller made at a marketplace, used instead of a profile's own.
create table shipping_policy_choices (
  user_id bigint not null,
  account_id bigint not null,
  profile_id bigint not null,
  site text not null,
  policy_id text not null,
  primary key (user_id, account_id, profile_id, site)
);

-- The policy that a listing was given: `kept` with its key, or `own` with the marketplace's id. Null: the account's policies.
alter table listings add column shipping_key text;
