-- billing ----------------------------------------------------------------------------------------------------------

-- Answers of the tax offices' registers about VAT ids. They are added to and never changed.
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

-- The questions about the current VAT id. `vat_ask_at`: when the register is asked next; null if it is due.
alter table billing_customers
  add vat_ask_at timestamptz,
  add vat_asked_on date,
  add vat_asked_register text check (vat_asked_register in ('vies', 'hmrc')),
  -- Questions without an answer since the last answer, and why the last one had none.
  add vat_ask_failures integer not null default 0,
  add vat_ask_problem text,
  -- Questions that the business caused by saving, on this day.
  add vat_questions integer not null default 0,
  add vat_questions_on date;
create index billing_customers_vat_ask on billing_customers (coalesce(vat_ask_at, '-infinity'))
  where invoice_details ->> 'vatId' <> '';

-- invoices ---------------------------------------------------------------------------------------------------------

-- What the VAT rests on: the place that makes the difference to the buyer's country, and what was known of the VAT id.
-- Invoices from before have neither.
alter table invoices
  add vat_territory text,
  add vat_proof jsonb;
