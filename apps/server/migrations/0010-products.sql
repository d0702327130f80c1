-- A home listing: what the seller sells, as its home site states it.
create table items (
  user_id bigint not null references users,
  item_id bigint generated always as identity,
  account_id bigint not null,
  platform text not null,
  -- How sellers name it: eBay's item id; Amazon's ASIN and SKU.
  ref text not null,
  external_id text not null,
  sku text not null,
  gtin text,
  mpn text,
  title text not null,
  description text not null default '',
  -- Of the home site.
  category_id text,
  category_path text[] not null default '{}',
  brand text,
  condition text not null default 'NEW',
  price_minor bigint not null,
  currency text not null,
  images text[] not null default '{}',
  attributes jsonb not null default '{}',
  has_variants boolean not null default false,
  url text,
  is_ended boolean not null default false,
  -- One letter for each reason: M, K, C, P.
  blacklisting_reason text not null default '',
  is_blacklisted boolean not null default false,
  repricer_blocked boolean not null default false,
  -- Of what the marketplace stated, so that an unchanged listing is not stored again.
  source_hash text not null,
  imported_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Its number in Amazon's catalogue.
  asin text,
  primary key (user_id, item_id)
);
alter table items
  alter column description set statistics 0,
  alter column images set statistics 0,
  alter column attributes set statistics 0;
-- Brands and categories with their items, without reading the whole catalogue.
create index items_brand on items (user_id, lower(brand) collate "C", item_id) where brand is not null;
create index items_category on items (user_id, category_id collate "C", item_id) where category_id is not null;
create unique index items_external on items (user_id, account_id, external_id);
create index items_sku on items (user_id, account_id, sku);
-- Titles that become equal when they are shortened begin alike at home.
create index items_title on items (user_id, account_id, lower(left(title, 200)) collate "C", item_id)
  where not is_ended;
-- What the checks of the listing optimizer may find, so that a complete catalogue is not read.
create index items_to_improve on items (user_id, account_id, item_id)
  where not is_ended
    and ((gtin is null and not has_variants) or brand is null or cardinality(images) < 2 or char_length(title) < 40);

-- A variant of an item, or the item itself if it has none. Stock is counted by units.
create table item_units (
  user_id bigint not null,
  item_id bigint not null,
  unit_id bigint generated always as identity,
  sku text not null,
  gtin text,
  specifics jsonb not null default '{}',
  price_minor bigint not null,
  currency text not null,
  images text[] not null default '{}',
  is_ended boolean not null default false,
  position integer not null default 0,
  primary key (user_id, item_id, unit_id)
);
alter table item_units alter column specifics set statistics 0, alter column images set statistics 0;
-- Other home listings with the same SKU.
create index item_units_by_sku on item_units (user_id, sku);
create unique index item_units_id on item_units (user_id, unit_id);
create unique index item_units_sku on item_units (user_id, item_id, sku);

-- The row of an item in the product list. The transaction that changes what it shows also writes it; it can be made
-- again from other tables.
create table product_rows (
  user_id bigint not null,
  item_id bigint not null,
  account_id bigint not null,
  platform text not null,
  ref text not null,
  sku text not null,
  title text not null,
  title_sort text collate "C" not null,
  brand text,
  category text,
  image_url text,
  condition text not null,
  price_minor bigint not null,
  currency text not null,
  quantity integer not null,
  unit_count integer not null default 1,
  is_ended boolean not null default false,
  is_blacklisted boolean not null default false,
  blacklisting_reason text not null default '',
  repricer_blocked boolean not null default false,
  -- By site { state, price, currency, … }.
  sites jsonb not null default '{}',
  listed_count smallint not null default 0,
  search_text text not null,
  updated_at timestamptz not null default now(),
  -- These four are not exclusive: an item may be listed on one site and have failed on another.
  is_listed boolean not null default false,
  is_moving boolean not null default false,
  has_failed boolean not null default false,
  lacks_shipping boolean not null default false,
  asin text,
  primary key (user_id, item_id)
) with (fillfactor = 60);
alter table product_rows alter column image_url set statistics 0, alter column sites set statistics 0;
-- Without these, a page of few among many rows would read the whole list.
create index product_rows_blacklisted on product_rows (user_id, account_id, title_sort, item_id) where is_blacklisted;
create index product_rows_ended on product_rows (user_id, account_id, title_sort, item_id) where is_ended;
create index product_rows_failed on product_rows (user_id, account_id, title_sort, item_id) where has_failed;
create index product_rows_listed on product_rows (user_id, account_id, title_sort, item_id) where is_listed;
create index product_rows_moving on product_rows (user_id, account_id, title_sort, item_id) where is_moving;
create index product_rows_no_shipping on product_rows (user_id, account_id, title_sort, item_id) where lacks_shipping;
create index product_rows_not_listed on product_rows (user_id, account_id, title_sort, item_id)
  where not is_listed and not is_moving and not has_failed;
create index product_rows_price on product_rows (user_id, account_id, price_minor, item_id);
create index product_rows_quantity on product_rows (user_id, account_id, quantity, item_id);
create index product_rows_search on product_rows using gin (user_id, search_text gin_trgm_ops);
create index product_rows_sku on product_rows (user_id, account_id, sku collate "C", item_id);
create index product_rows_title on product_rows (user_id, account_id, title_sort, item_id);
create index product_rows_updated on product_rows (user_id, account_id, updated_at, item_id);

-- How many rows of an account have a status. `*` counts all, and `units` the pieces that can be sold.
create table product_totals (
  user_id bigint not null,
  account_id bigint not null,
  status text not null,
  n bigint not null default 0,
  primary key (user_id, account_id, status)
);

-- A brand or category that items of a business have or had, to be listed and searched. Whether items still have it,
-- `items` says.
create table catalogue_names (
  user_id bigint not null references users,
  kind text not null check (kind in ('brand', 'category')),
  -- A brand in lower case, or a category's id.
  name text collate "C" not null,
  -- What is searched: the brand, or the path and id of a category. A category has a row for each path.
  words text not null,
  search_keys text not null generated always as (search_keys(words)) stored,
  primary key (user_id, kind, name, words)
);
create index catalogue_names_search on catalogue_names using gin (user_id, kind, search_keys gin_trgm_ops);

-- A check of the listing optimizer that a business has switched off.
create table listing_checks_off (
  user_id bigint not null references users,
  check_name text not null,
  switched_off_at timestamptz not null,
  primary key (user_id, check_name)
);
