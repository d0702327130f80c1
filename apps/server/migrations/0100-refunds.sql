-- refunds ----------------------------------------------------------------------------------------------------------

-- Invoices whose payment is given back in whole. The credit note is issued when the provider has given the money back.
create table refunds (
  user_id bigint not null references users (user_id),
  refund_id bigint generated always as identity,
  invoice_id bigint not null,
  payment_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  provider_ref text,
  error_code text,
  created_at timestamptz not null,
  -- When the provider is asked next.
  look_at timestamptz not null,
  settled_at timestamptz,
  primary key (user_id, refund_id),
  foreign key (user_id, invoice_id) references invoices (user_id, invoice_id),
  foreign key (user_id, payment_id) references payments (user_id, payment_id)
);
-- A payment is given back once. A failed refund may be asked for again.
create unique index refunds_once on refunds (user_id, invoice_id) where status <> 'failed';
create index refunds_look on refunds (look_at) where status = 'pending';
