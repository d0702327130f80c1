-- What is on sale, site by site, among whatever else an account has prepared, blocked or ended.
create index listings_on_sale on listings (user_id, account_id, site, item_id) where state = 'L';
