-- The order of a list of one brand, or of one category.
create index product_rows_brand on product_rows (user_id, account_id, brand, title_sort, item_id) where brand is not null;
create index product_rows_category on product_rows (user_id, account_id, category, title_sort, item_id) where category is not null;
-- The items that are kept from a site for one reason, or failed there.
create index listings_reason on listings (user_id, (reason->>'code'), item_id) where state in ('B', 'F') and reason is not null;
-- The items of a band of margins.
create index item_margins_share on item_margins (user_id, margin_share, item_id) where margin_share is not null;
