-- The number of the product in the marketplace's own catalogue (Amazon's ASIN), as the marketplace says it. The address of the buyer's
-- page ends with it, so that items that were imported before have theirs at once.
alter table items add column asin text;
alter table product_rows add column asin text;

update items i set asin = substring(i.url from '/dp/([A-Z0-9]{10})(?:[/?#]|$)')
where i.platform = 'amazon' and i.url is not null;
update items set ref = asin || '-' || sku where platform = 'amazon' and asin is not null;

update product_rows r set asin = i.asin, ref = i.ref, search_text = r.search_text || ' ' || lower(i.ref)
from items i
where i.user_id = r.user_id and i.item_id = r.item_id and i.asin is not null;
