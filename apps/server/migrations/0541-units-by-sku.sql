-- Finds other home listings with the same SKU.
create index item_units_by_sku on item_units (user_id, sku);
