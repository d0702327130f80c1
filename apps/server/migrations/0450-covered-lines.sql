-- Lines whose pieces were not all there when they were sold are looked up by their unit, when there are more of it.
create index order_lines_short on order_lines (user_id, unit_id) where unit_id is not null and state = 'open' and reserved < quantity;
