-- billing ----------------------------------------------------------------------------------------------------------

-- Only the demo business had a row here; it is seeded again with a plan.
drop table subscriptions;

-- A business as a customer. Its row is locked by whatever starts a payment or changes the subscription.
create table billing_customers (
  user_id bigint primary key references users,
  -- Name, address and VAT id for invoices. Null until the seller enters them.
  invoice_details jsonb,
  -- What the test provider or Stripe calls this customer.
  provider_customer text,
  created_at timestamptz not null default now()
);

create table payment_methods (
  user_id bigint primary key references users,
  type text not null check (type in ('CREDIT_CARD', 'DIRECT_DEBIT', 'PAYPAL')),
  provider text not null,
  -- The provider's name for the method; it can be charged, but not read.
  provider_ref text not null,
  label text not null,
  -- The last day of the month that a card is valid in.
  expires_on date,
  changed_at timestamptz not null
);

create table subscriptions (
  user_id bigint primary key references users,
  plan text not null,
  billing_interval text not null check (billing_interval in ('monthly', 'yearly')),
  currency text not null,
  state text not null check (state in ('active', 'past_due', 'ended')),
  anchor timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- Net, in minor units, after discounts.
  period_net bigint not null,
  discount_percent integer not null,
  discount_until timestamptz,
  -- What applies from the end of the period; null for no change.
  next_plan text,
  next_interval text,
  cancels_at_period_end boolean not null default false,
  -- The steps of dunning taken for the open renewal.
  dunning_step integer not null default 0,
  -- When the renewal, the next attempt or the end is due.
  due_at timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index subscriptions_due on subscriptions (due_at) where state <> 'ended';

create table payments (
  user_id bigint not null references users,
  payment_id bigint generated always as identity,
  purpose text not null check (purpose in ('checkout', 'change', 'renewal')),
  -- What the payment buys, as its purpose needs it.
  intent jsonb not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  provider text not null,
  -- The method, or the token of a method that is stored once the payment succeeds.
  method_type text not null,
  method_ref text not null,
  provider_ref text,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- Where the seller confirms the payment; null if nothing is asked.
  action_url text,
  error_code text,
  created_at timestamptz not null,
  -- When the provider is asked again.
  look_at timestamptz not null,
  looks integer not null default 0,
  settled_at timestamptz,
  primary key (user_id, payment_id)
);
-- A second payment cannot start while one is under way: nobody is charged twice.
create unique index payments_one_pending on payments (user_id) where status = 'pending';
create index payments_look on payments (look_at) where status = 'pending';

create table checkouts (
  user_id bigint not null references users,
  checkout_id text not null,
  idempotency_key text not null,
  payment_id bigint not null,
  created_at timestamptz not null,
  primary key (user_id, checkout_id),
  unique (user_id, idempotency_key),
  foreign key (user_id, payment_id) references payments
);
create unique index checkouts_id on checkouts (checkout_id);

create table invoices (
  user_id bigint not null references users,
  invoice_id bigint generated always as identity,
  -- Without a gap within a series. Only an issued invoice has a row.
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
  -- The buyer as of the invoice's date.
  buyer jsonb not null,
  payment_id bigint,
  -- The invoice that a credit note corrects.
  credits bigint,
  issued_at timestamptz not null,
  paid_at timestamptz,
  primary key (user_id, invoice_id),
  foreign key (user_id, payment_id) references payments
);
create index invoices_newest on invoices (user_id, invoice_date desc, invoice_id desc);
create index invoices_open on invoices (user_id) where status = 'open';

create table invoice_series (
  series text primary key,
  last_number bigint not null
);

-- The built-in test provider's own books: what a provider's service would keep.
create table test_payments (
  idempotency_key text primary key,
  payment_ref text not null unique,
  method_ref text not null,
  amount_minor bigint not null,
  currency text not null,
  status text not null check (status in ('pending', 'requires_action', 'succeeded', 'failed')),
  error_code text,
  calls integer not null default 0,
  refunded_minor bigint not null default 0,
  created_at timestamptz not null
);

-- Trials of eBay sellers: how far they may still be prolonged.
create table trials (
  user_id bigint primary key references users,
  postpone_count integer not null default 0,
  -- When the trial begins by itself, or ends once it was started.
  validation_time timestamptz not null,
  started_at timestamptz
);
