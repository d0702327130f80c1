-- What the listings of an account state, for all of its countries or for one.
create table product_settings (
  user_id bigint not null references users,
  account_id bigint not null,
  -- Empty for all countries of the account.
  site text not null,
  -- Nothing of the account is listed on the site.
  is_excluded boolean not null default false,
  -- Buyers pay no shipping. Null follows the account's own row; so do the others.
  free_shipping boolean,
  -- A code of `packages/kernel/src/product-settings.ts`, or `home`.
  item_condition text,
  -- The seller charges no VAT, and listings say so.
  vat_free boolean,
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, site),
  check (site <> '' or not is_excluded)
);
