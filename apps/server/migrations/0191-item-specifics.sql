-- categories -------------------------------------------------------------------------------------------------------

-- Specifics that the seller gives an item for one site, by the site's names.
create table item_specifics (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  name text not null,
  "values" text[] not null,
  given_at timestamptz not null,
  primary key (user_id, item_id, site, name)
);

-- What keeps back listings for want of specifics, without reading all listings.
create index listings_lacking_specifics on listings (user_id, account_id, item_id, site)
  where state = 'B' and reason ->> 'code' = 'missing_aspects';
