-- What an order's page shows, what its list sorts and searches by, and what is needed to seal and erase its buyer.
alter table orders
  -- Until when the seller has to ship it; null if the marketplace tells none.
  add column ship_by timestamptz,
  add column paid_at timestamptz,
  add column delivered_at timestamptz,
  -- Parts of the total, where the marketplace names them. The fee is what it keeps.
  add column items_minor bigint,
  add column shipping_minor bigint,
  add column tax_minor bigint,
  add column fee_minor bigint,
  -- Why the order needs attention; null if it does not.
  add column problem text,
  -- The order number, SKUs and titles in lower case. It names no person.
  add column search_text text not null default '';

update orders o set search_text = lower(concat_ws(' ', o.external_id, (
  select string_agg(concat_ws(' ', l.marketplace_sku, l.title), ' ' order by l.line_id) from order_lines l
  where l.user_id = o.user_id and l.order_id = o.order_id)));

-- Sorts orders to answer and to ship by their deadline, and the others after them, newest first: milliseconds since 1970, for the others
-- counted back from a time that no order reaches.
alter table orders add column urgency bigint not null generated always as (case
  when answer in ('open', 'on_hold') and answer_by is not null
    then (extract(epoch from answer_by - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint
  when status = 'paid' and not is_fulfilled_by_marketplace
    then (extract(epoch from coalesce(ship_by, ordered_at) - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint
  else 4000000000000000 - (extract(epoch from ordered_at - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint
end) stored;

drop index orders_recent;
create index orders_recent on orders (user_id, ordered_at, order_id);
create index orders_recent_of_account on orders (user_id, account_id, ordered_at, order_id);
create index orders_urgent on orders (user_id, urgency, order_id);
create index orders_urgent_of_account on orders (user_id, account_id, urgency, order_id);
create index orders_by_status on orders (user_id, status, ordered_at, order_id);
create index orders_oversold on orders (user_id, ordered_at, order_id) where stock_status = 'oversold';
create index orders_in_question on orders (user_id, ordered_at, order_id) where problem is not null;
create index orders_search on orders using gin (user_id, search_text gin_trgm_ops);

-- The changes of one order.
create index history_order on history (user_id, entity_id, history_id) where entity = 'order';
