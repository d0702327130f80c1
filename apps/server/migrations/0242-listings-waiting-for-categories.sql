-- categories -------------------------------------------------------------------------------------------------------

-- What keeps listings back for want of a category or of specifics, without reading all listings.
create index listings_waiting_for_categories on listings (user_id, item_id, site)
  where state = 'B' and reason ->> 'code' in ('no_category', 'category_not_allowed', 'condition_not_in_category', 'missing_aspects');
