-- What one piece of an item costs the seller, without VAT, for sales from a day on.
create table item_costs (
  user_id bigint not null references users,
  item_id bigint not null,
  valid_from date not null,
  cost_minor bigint not null check (cost_minor > 0),
  currency text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, valid_from)
);

-- What a seller assumes of sales through an account, for sales from a day on. Null: not stated. Shares are in basis points.
create table cost_assumptions (
  user_id bigint not null references users,
  account_id bigint not null,
  -- Empty for all sites of the account. What is stated for a site takes precedence.
  site text not null default '',
  valid_from date not null,
  vat_scheme text check (vat_scheme in ('exempt', 'below', 'oss', 'registered')),
  -- Of the goods, if it is not the standard rate.
  vat_rate integer check (vat_rate between 0 and 10000),
  -- Of the amount that buyers pay, instead of the published one.
  commission integer check (commission between 0 and 10000),
  ad_rate integer check (ad_rate between 0 and 10000),
  return_share integer check (return_share between 0 and 10000),
  -- Of one return, with its currency.
  return_cost_minor bigint check (return_cost_minor >= 0),
  return_cost_currency text,
  -- Of the price at home, for items without a cost.
  cost_share integer check (cost_share between 1 and 10000),
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, site, valid_from),
  check ((return_cost_minor is null) = (return_cost_currency is null))
);
