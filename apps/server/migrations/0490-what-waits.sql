-- orders -----------------------------------------------------------------------------------------------------------

-- What the seller has to ship, by its deadline.
create index orders_to_ship on orders (user_id, account_id, ship_by) where status = 'paid' and not is_fulfilled_by_marketplace;
-- Orders that wait for a person: with a problem, or on hold until they are answered.
drop index orders_in_question;
create index orders_in_question on orders (user_id, ordered_at, order_id) where problem is not null or answer = 'on_hold';

-- publishing -------------------------------------------------------------------------------------------------------

create index listings_blocked on listings (user_id, item_id, site) where state = 'B';
create index publish_runs_prepared on publish_runs (user_id, account_id, run_id) where state = 'prepared';
