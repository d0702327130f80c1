-- An issued invoice or credit note.
create table invoices (
  user_id bigint not null references users,
  invoice_id bigint generated always as identity,
  -- Without a gap within its series.
  number text not null unique,
  kind text not null check (kind in ('invoice', 'credit_note')),
  status text not null check (status in ('open', 'paid', 'credited')),
  invoice_date date not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  currency text not null,
  net_minor bigint not null,
  vat_basis_points integer not null,
  vat_treatment text not null,
  vat_minor bigint not null,
  total_minor bigint not null,
  lines jsonb not null,
  -- As of the date of the invoice.
  buyer jsonb not null,
  payment_id bigint,
  -- The invoice that a credit note corrects.
  credits bigint,
  issued_at timestamptz not null,
  paid_at timestamptz,
  -- What the VAT is based on: the place, if it differs from the buyer's country, and what was known of the VAT id.
  vat_territory text,
  vat_proof jsonb,
  primary key (user_id, invoice_id),
  foreign key (user_id, payment_id) references payments
);
create index invoices_newest on invoices (user_id, invoice_date desc, invoice_id desc);
create index invoices_open on invoices (user_id) where status = 'open';

-- A refund is of an invoice, whose payment `refunds` already names.
alter table refunds add foreign key (user_id, invoice_id) references invoices;

-- The last number of a series of invoices.
create table invoice_series (
  series text primary key,
  last_number bigint not null
);
