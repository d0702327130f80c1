-- categories -------------------------------------------------------------------------------------------------------

-- Brands that a marketplace has freed from product codes in a category, as the seller says of the account.
create table code_exemptions (
  user_id bigint not null references users,
  account_id bigint not null,
  -- In lower case.
  brand text not null,
  category_id text not null,
  declared_at timestamptz not null,
  primary key (user_id, account_id, brand, category_id)
);

-- Whether an item is the catalogue's product of its code, where Quayside doubts it. It holds for these products only.
create table product_matches (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  is_same boolean not null,
  product_ids text[] not null,
  decided_at timestamptz not null,
  primary key (user_id, item_id, site)
);

-- What keeps back listings and is asked for in tables, by the account of the items, without reading all listings.
drop index listings_lacking_specifics;
create index listings_lacking_specifics on listings (user_id, coalesce(source_account_id, account_id), item_id, site)
  where state = 'B' and reason ->> 'code' in ('missing_aspects', 'attributes_refused');
create index listings_asking_for_codes on listings (user_id, account_id, item_id, site)
  where state = 'B' and reason ->> 'code' = 'no_code_exemption';
create index listings_in_doubt on listings (user_id, coalesce(source_account_id, account_id), item_id, site)
  where state = 'B' and reason ->> 'code' = 'product_doubtful';
