-- The VAT rate and eco tax of an account's offers, as the seller confirmed them. Without a row new offers wait, and
-- existing ones keep their taxes.
create table offer_taxes (
  user_id bigint not null,
  account_id bigint not null,
  -- Basis points: 550 is 5.5 %.
  vat_rate integer not null check (vat_rate between 0 and 10000),
  -- For one piece, VAT included, in cents.
  eco_tax integer not null check (eco_tax between 0 and 100000),
  confirmed_at timestamptz not null default now(),
  primary key (user_id, account_id)
);

-- Other taxes for a category at home or for an item. The first rule that applies decides.
create table offer_tax_rules (
  user_id bigint not null,
  account_id bigint not null,
  position integer not null,
  category_id text,
  category_path text,
  item_id bigint,
  vat_rate integer not null check (vat_rate between 0 and 10000),
  eco_tax integer not null check (eco_tax between 0 and 100000),
  primary key (user_id, account_id, position),
  check ((category_id is null) <> (item_id is null))
);
