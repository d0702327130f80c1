-- A search finds an order also by what the seller calls the sold items.
update orders o set search_text = o.search_text || ' ' || n.names
from (
  select l.user_id, l.order_id, lower(string_agg(concat_ws(' ', u.sku, i.title), ' ' order by l.line_id)) as names
  from order_lines l
  join items i on i.user_id = l.user_id and i.item_id = l.item_id
  join item_units u on u.user_id = l.user_id and u.item_id = l.item_id and u.unit_id = l.unit_id
  group by l.user_id, l.order_id
) n
where o.user_id = n.user_id and o.order_id = n.order_id and position(n.names in o.search_text) = 0;
