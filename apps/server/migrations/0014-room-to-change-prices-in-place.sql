-- A change of prices touches every row of a page at once. With this much room left in it, each row is changed in place: no index is
-- written, of which the list's search is the dearest. Rows that are there already find such room as soon as they have moved once.
alter table listings set (fillfactor = 60);
alter table desired_states set (fillfactor = 60);
alter table product_rows set (fillfactor = 60);
