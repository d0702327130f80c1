-- At Amazon one sku stands on several sites. What names a listing, its lease and its wishes is from now on key and site together;
-- at eBay, where a sku stands on one site only, that changes nothing.
alter table marketplace_skus drop constraint marketplace_skus_pkey;
alter table marketplace_skus add primary key (user_id, account_id, marketplace_sku, site);

drop index listings_key;
create unique index listings_key on listings (user_id, account_id, listing_key, site) where listing_key is not null;

alter table dispatch_listings drop constraint dispatch_listings_pkey;
alter table dispatch_listings add primary key (user_id, account_id, lease_key, site);

alter table desired_states drop constraint desired_states_pkey;
alter table desired_states add primary key (user_id, account_id, target_key, aspect, site);

-- A quantity that never leaves by itself: the stock of a listing whose site shares its stock with another one, where it is sent. It
-- travels inside the listing's content.
alter table desired_states add column rides_only boolean not null default false;

-- The site whose stock a target shows; null where its stock is its own.
alter table stock_targets add column pool text;

-- Null for what was sent before sites were kept.
alter table sends add column site text;
drop index sends_target;
create index sends_target on sends (user_id, account_id, target_key, site, send_id desc);

-- The marketplace sends it from its own stock: it lowers none of the seller's and is not the seller's to ship.
alter table orders add column is_fulfilled_by_marketplace boolean not null default false;
