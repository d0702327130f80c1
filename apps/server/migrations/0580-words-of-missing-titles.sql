-- translations -----------------------------------------------------------------------------------------------------

-- A title that is missing is no longer found by the words that an earlier version had composed for it.
update site_titles s set search_text = search_keys(concat_ws(' ', i.sku, i.title))
from items i
where i.user_id = s.user_id and i.item_id = s.item_id and s.title is null
  and s.search_text <> search_keys(concat_ws(' ', i.sku, i.title));
