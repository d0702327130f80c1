-- orders -----------------------------------------------------------------------------------------------------------

-- The same uniqueness, and a search finds an order by its number without its account.
create unique index orders_number on orders (user_id, external_id, account_id);
drop index orders_external;
