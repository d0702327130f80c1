-- A business as a customer. Whatever starts a payment or changes the subscription locks the row.
create table billing_customers (
  user_id bigint primary key references users,
  -- Name, address and VAT id for invoices; null until the seller enters them.
  invoice_details jsonb,
  -- The payment provider's name for this customer.
  provider_customer text,
  created_at timestamptz not null default now(),
  -- When the VAT id was checked last, and by what. Null without an id, and if its form is not known.
  vat_id_checked_on date,
  vat_id_checked_by text check (vat_id_checked_by in ('format', 'check_digits')),
  -- When the tax office's register is asked next about the VAT id; null if it is due.
  vat_ask_at timestamptz,
  vat_asked_on date,
  vat_asked_register text check (vat_asked_register in ('vies', 'hmrc')),
  -- Questions since its last answer, and why the last one had none.
  vat_ask_failures integer not null default 0,
  vat_ask_problem text,
  -- Questions that the business caused by saving, on this day.
  vat_questions integer not null default 0,
  vat_questions_on date
);
create index billing_customers_vat_ask on billing_customers (coalesce(vat_ask_at, '-infinity'))
  where invoice_details ->> 'vatId' <> '';

-- How a business pays.
create table payment_methods (
  user_id bigint primary key references users,
  type text not null check (type in ('CREDIT_CARD', 'DIRECT_DEBIT', 'PAYPAL')),
  provider text not null,
  -- The provider's name for it. It can be charged, but not read.
  provider_ref text not null,
  label text not null,
  -- The last day on which a card is valid.
  expires_on date,
  changed_at timestamptz not null
);

-- The plan of a business.
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
  -- How many steps of dunning were taken for the open renewal.
  dunning_step integer not null default 0,
  -- When the renewal, the next attempt or the end is due.
  due_at timestamptz not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index subscriptions_due on subscriptions (due_at) where state <> 'ended';

-- A payment of a business, or an attempt at one.
create table payments (
  user_id bigint not null references users,
  payment_id bigint generated always as identity,
  purpose text not null check (purpose in ('checkout', 'change', 'renewal')),
  -- What it buys, as its purpose needs it.
  intent jsonb not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  provider text not null,
  method_type text not null,
  -- The method, or the token of a method that is stored once the payment succeeds.
  method_ref text not null,
  provider_ref text,
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  -- Where the seller confirms the payment; null if that is not needed.
  action_url text,
  error_code text,
  created_at timestamptz not null,
  -- When the provider is asked next.
  poll_at timestamptz not null,
  polls integer not null default 0,
  settled_at timestamptz,
  primary key (user_id, payment_id)
);
-- No second payment can start while one is under way, so nobody is charged twice.
create unique index payments_one_pending on payments (user_id) where status = 'pending';
create index payments_poll on payments (poll_at) where status = 'pending';

-- A checkout, and the payment that it led to. A repeated one with the same key is the same checkout.
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

-- A refund of a paid invoice. The credit note is issued when the provider has paid the money back.
create table refunds (
  user_id bigint not null references users,
  refund_id bigint generated always as identity,
  invoice_id bigint not null,
  payment_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  provider_ref text,
  error_code text,
  created_at timestamptz not null,
  -- When the provider is asked next.
  poll_at timestamptz not null,
  settled_at timestamptz,
  -- Somebody made it at the provider itself, in whole or in part. Each becomes one credit note.
  is_foreign boolean not null default false,
  primary key (user_id, refund_id),
  foreign key (user_id, payment_id) references payments
);
create unique index refunds_foreign_once on refunds (user_id, provider_ref) where is_foreign;
-- A payment is refunded once. A failed refund may be asked for again.
create unique index refunds_once on refunds (user_id, invoice_id) where status <> 'failed' and not is_foreign;
create index refunds_poll on refunds (poll_at) where status = 'pending';

-- A business's trial of a platform. One that is over stays known, so that connecting again begins no other.
create table trials (
  user_id bigint not null references users,
  postpone_count integer not null default 0,
  -- When it begins by itself, or ends once it was started.
  validation_time timestamptz not null,
  started_at timestamptz,
  platform text not null,
  ended_at timestamptz,
  primary key (user_id, platform)
);
create index trials_running on trials (validation_time) where ended_at is null;

-- What a tax office's register answered about a VAT id. Rows are added and never changed.
create table vat_id_answers (
  user_id bigint not null references users,
  answer_id bigint generated always as identity,
  -- With its prefix, without blanks, in upper case.
  vat_id text not null,
  register text not null check (register in ('vies', 'hmrc')),
  is_valid boolean not null,
  answered_on date not null,
  -- The register's name for its answer; null if it gave none.
  reference text,
  -- The business as the register knows it; null if it does not say.
  name text,
  address text,
  received_at timestamptz not null,
  primary key (user_id, answer_id)
);
create index vat_id_answers_newest on vat_id_answers (user_id, vat_id, answer_id desc);

-- A payment in the books of the built-in test provider, which stands for another company's service.
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
