-- publishing -------------------------------------------------------------------------------------------------------

-- The item's title at home from which the preparation made the title; null: none was made, or the run is older than this column.
alter table run_items add column home_title text;
