-- A switch that differs from its default.
create table user_settings (
  user_id bigint not null references users,
  name text not null,
  value boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, name)
);

-- Something that a business may use although its plan does not include it, or may not although it does.
create table user_entitlements (
  user_id bigint not null references users,
  name text not null,
  is_granted boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, name)
);

-- A site of an account that differs from the others: switched off, or chosen as a place to sell.
create table account_sites (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  is_enabled boolean not null default true,
  is_target boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, site)
);
