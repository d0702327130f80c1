-- Items with neighbouring home titles are found, because their titles abroad are the ones that become equal when they are shortened.
create index items_title on items (user_id, account_id, (lower(left(title, 200)) collate "C"), item_id) where not is_ended;
