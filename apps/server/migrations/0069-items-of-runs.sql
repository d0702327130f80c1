-- An item on a site of a run is called a run item: cells are of tables.
alter table publish_cells rename to run_items;
alter table run_items rename constraint publish_cells_pkey to run_items_pkey;
alter table run_items rename constraint publish_cells_verdict_check to run_items_verdict_check;
alter index publish_cells_group rename to run_items_group;
alter index publish_cells_outcome rename to run_items_outcome;
