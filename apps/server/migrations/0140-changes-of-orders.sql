-- What a seller changes of an order at its marketplace after the purchase: a cancellation or a refund.
create table order_changes (
  user_id bigint not null,
  order_id bigint not null,
  -- Its number within the order, from 1.
  number smallint not null,
  account_id bigint not null,
  site text not null,
  order_external_id text not null,
  kind text not null check (kind in ('cancel', 'refund')),
  reason text not null,
  -- Of a refund; null for a cancellation.
  amount_minor bigint,
  currency text,
  -- The order's lines that it names: line id, the marketplace's own id, and the amount of a refund by line. Empty for the whole order.
  lines jsonb not null default '[]',
  -- Pieces that move stock when the marketplace has confirmed it: back into stock after a refund, out of it after a cancellation.
  pieces jsonb not null default '[]',
  -- What the marketplace showed of the order's refunds before the first attempt. Later attempts compare with it.
  shown_before text,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'rejected')),
  -- The marketplace's words about the last attempt.
  error text,
  attempts smallint not null default 0,
  due_at timestamptz not null,
  fence bigint not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (user_id, order_id, number),
  check ((kind = 'refund') = (amount_minor is not null and currency is not null))
);
create index order_changes_waiting on order_changes (user_id, account_id, due_at) where state = 'waiting';
