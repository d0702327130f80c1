-- The SKUs that units of home listings had before: orders may still name them.
create table former_skus (
  user_id bigint not null references users,
  account_id bigint not null,
  listing_id text not null,
  sku text not null,
  item_id bigint not null,
  unit_id bigint not null,
  primary key (user_id, account_id, listing_id, sku)
);
