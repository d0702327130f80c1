-- An item on a site.
create table listings (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  -- The account that sells it.
  account_id bigint not null,
  -- N not listed, Q queued, P publishing, L listed, B blocked, F failed, E ended.
  state text not null check (state in ('N', 'Q', 'P', 'L', 'B', 'F', 'E')),
  -- Why it is blocked or has failed: { code, params }.
  reason jsonb,
  -- Its SKU at the marketplace, or that of its group; null before the first run.
  listing_key text,
  is_group boolean not null default false,
  title text not null default '',
  -- Where the title came from: `human`, `memory`, `engine:` with its name, `respelt`, `as it is`, `source`,
  -- `catalogue` or `earlier`.
  title_label text not null default '',
  price_minor bigint,
  currency text,
  -- What the price came from, such as `rule`; `packages/kernel/src/pricing.ts` lists them.
  price_owner text not null default 'source',
  price_breakdown jsonb,
  quantity integer not null default 0,
  listing_id text,
  url text,
  settings jsonb not null default '{}',
  run_id bigint,
  listed_at timestamptz,
  ended_at timestamptz,
  updated_at timestamptz not null default now(),
  -- The account of the item, if another account sells it; null otherwise.
  source_account_id bigint,
  -- The title was made from another home title than the present one.
  is_title_outdated boolean not null default false,
  -- `kept` with the key of a policy, `own` with an id of the marketplace, `stated` with what the offer states, `left`
  -- with the id that the listing names no longer. Null: the account's own.
  shipping_key text,
  -- What buyers pay now, as confirmed: the lowest and the highest price of its units. Null while it is not on sale.
  live_from_minor bigint,
  live_to_minor bigint,
  live_currency text,
  live_at timestamptz,
  primary key (user_id, item_id, site)
) with (fillfactor = 60);
alter table listings
  alter column price_breakdown set statistics 0,
  alter column url set statistics 0,
  alter column settings set statistics 0;
create index listings_asking_for_codes on listings (user_id, coalesce(source_account_id, account_id), account_id)
  where state = 'B' and reason ->> 'code' = 'no_code_exemption';
create index listings_blocked on listings (user_id, item_id, site) where state = 'B';
create index listings_elsewhere on listings (user_id, source_account_id, site) where source_account_id is not null;
create index listings_in_doubt on listings (user_id, coalesce(source_account_id, account_id), item_id, site)
  where state = 'B' and reason ->> 'code' = 'product_doubtful';
create unique index listings_key on listings (user_id, account_id, listing_key, site) where listing_key is not null;
create index listings_lacking_specifics on listings (user_id, coalesce(source_account_id, account_id), item_id, site)
  where state = 'B' and reason ->> 'code' in ('missing_aspects', 'attributes_refused');
-- What is on sale below a lowest price.
create index listings_live_prices on listings (user_id, account_id, site, live_from_minor, item_id)
  where live_from_minor is not null;
create index listings_remote on listings (user_id, account_id, listing_id) where listing_id is not null;
create index listings_title on listings (user_id, site, md5(lower(title)), item_id) where state in ('L', 'Q', 'P');
create index listings_title_outdated on listings (user_id, item_id, site) where is_title_outdated;
-- What a category, a specific, an exemption or the seller's answer would free, without reading all listings.
create index listings_waiting_for_categories on listings (user_id, item_id, site)
  where state = 'B'
    and reason ->> 'code' in ('no_category', 'category_not_allowed', 'condition_not_in_category',
    'missing_aspects');

-- How many listings of an account have a state on a site.
create table listing_totals (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  state text not null,
  n integer not null default 0,
  primary key (user_id, account_id, site, state)
);

-- The queue of live listings that must be sent again. No reference checks the business of thousands of rows in the
-- seller's call: the queue drops a row that finds no listing.
create table listing_followers (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  -- What the listing follows: `content` is sent again; for any other, a room decides anew what it is responsible for.
  changes text[] not null default '{content}',
  primary key (user_id, item_id, site)
);

-- What happens on other sites when a home listing ends or changes its title. Without a row nothing ends and new titles
-- are shown first.
create table home_following (
  user_id bigint not null,
  account_id bigint not null,
  ends_abroad boolean not null default false,
  follows_titles boolean not null default false,
  primary key (user_id, account_id)
);

-- The SKU of an item or unit at a marketplace. Once given it stays.
create table marketplace_skus (
  user_id bigint not null,
  account_id bigint not null,
  marketplace_sku text not null,
  site text not null,
  item_id bigint not null,
  unit_id bigint,
  primary key (user_id, account_id, marketplace_sku, site)
);
create index marketplace_skus_item on marketplace_skus (user_id, item_id, site);
