-- sellers ----------------------------------------------------------------------------------------------------------

alter table users
  add column chosen_onboarding_platform text,
  -- immediate_opt_out, show_for_active, show_for_inactive: true where named.
  add column welcome_page text[] not null default '{}',
  add column special_offers text[] not null default '{}',
  -- The payment provider's name for this customer.
  add column payment_customer_id text;

alter table user_platforms add column is_shipping_for_mp_enabled boolean not null default false;

-- Admins look for users by name and e-mail.
create index users_search on users using gin (lower(name) gin_trgm_ops, lower(email) gin_trgm_ops);

-- entitlements -----------------------------------------------------------------------------------------------------

-- Switches that differ from their default.
create table user_settings (
  user_id bigint not null references users,
  name text not null,
  value boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, name)
);

create table user_entitlements (
  user_id bigint not null references users,
  name text not null,
  is_granted boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, name)
);

create table subscriptions (
  user_id bigint not null references users,
  subscription_id text not null,
  is_active boolean not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (user_id, subscription_id)
);

-- onboarding -------------------------------------------------------------------------------------------------------

-- The campaign that an onboarding was started by.
alter table onboardings add column campaign text;

-- team -------------------------------------------------------------------------------------------------------------

-- Only the hash of the mailed link's token is stored. One open invitation for an e-mail: a later one takes its place.
create table invitations (
  user_id bigint not null references users,
  invitation_id bigint generated always as identity,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'operator', 'viewer')),
  token_hash bytea not null,
  invited_by bigint not null references logins,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (user_id, invitation_id)
);
create unique index invitations_token on invitations (token_hash);
create unique index invitations_open on invitations (user_id, lower(email)) where accepted_at is null and withdrawn_at is null;
