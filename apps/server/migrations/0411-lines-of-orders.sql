alter table order_lines
  -- cancelled: the marketplace sells it no more. refunded: paid back before it was shipped, so its pieces return only if the seller
  -- says so. replaced: the same line is in another order now.
  add column state text not null default 'open' check (state in ('open', 'cancelled', 'refunded', 'replaced')),
  -- The most pieces that the marketplace has ever shown as shipped.
  add column shipped integer not null default 0;
-- Finds the order that has the same line.
create index order_lines_elsewhere on order_lines (user_id, external_id);

-- The number of the order that has taken over all lines of this one.
alter table orders add column replaced_by text;

update order_lines l set shipped = l.quantity
from orders o where o.user_id = l.user_id and o.order_id = l.order_id and o.status = 'shipped';

-- The order line that an entry moves stock for. What a line holds and what has left for it are the sums of its entries.
alter table stock_ledger add column line text;
update stock_ledger set line = substring(cause from position(':' in cause) + 1)
where cause ~ '^(order|cancel|ship):(ebay|amazon|cdiscount):';
update stock_ledger e set line = o.platform || ':' || o.external_id || '/' || l.external_id
from orders o join order_lines l using (user_id, order_id)
where e.user_id = o.user_id and e.actor_kind = 'order' and e.actor_id = o.order_id and e.unit_id = l.unit_id and e.line is null
  and e.kind = 'adjust' and split_part(e.cause, '#', 1) in ('refund:' || o.order_id || '/' || l.line_id, 'cancel:' || o.order_id || '/' || l.line_id);
create index stock_ledger_line on stock_ledger (user_id, unit_id, line) where line is not null;
