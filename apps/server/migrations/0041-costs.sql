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

-- What a sale of an item on a site earns, as it was last worked out: what the product list shows and filters by. The item's page works it
-- out again.
create table item_margins (
  user_id bigint not null references users,
  item_id bigint not null,
  -- That sells.
  account_id bigint not null,
  site text not null,
  -- Of one piece, in minor units of the site's currency; null if something is lacking.
  margin_minor bigint,
  -- In basis points of what buyers pay without VAT.
  margin_share integer,
  -- What is lacking, in the order of the sum's terms.
  lacks text[] not null default '{}',
  worked_out_at timestamptz not null,
  primary key (user_id, item_id, account_id, site)
);
create index item_margins_of_account on item_margins (user_id, account_id, site) include (margin_minor, margin_share);
create index item_margins_losing on item_margins (user_id, site, item_id) where margin_minor < 0;
create index item_margins_unknown on item_margins (user_id, site, item_id) where margin_minor is null;

-- When the margins of all items of a business were worked out.
create table margin_runs (
  user_id bigint primary key references users,
  -- When it was last asked for.
  wanted_at timestamptz not null,
  begun_at timestamptz,
  done_at timestamptz
);
