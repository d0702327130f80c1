-- A change abroad touches no indexed column of these rows: with room left in its page, a row is changed in place, without a new
-- entry in any of its indexes, of which the search's is the dearest.
alter table product_rows set (fillfactor = 75);
alter table listings set (fillfactor = 85);
alter table desired_states set (fillfactor = 85);

-- Few rows of many: without these, a page of them was looked for in the whole list.
create index product_rows_blacklisted on product_rows (user_id, account_id, title_sort, item_id) where is_blacklisted;
create index product_rows_ended on product_rows (user_id, account_id, title_sort, item_id) where is_ended;
