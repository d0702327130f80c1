-- What a target shall be at its marketplace: the latest value of one kind of change, which the sender sends.
create table desired_states (
  user_id bigint not null,
  account_id bigint not null,
  -- The key of the listing for its content and its end, the unit's SKU for price and stock;
  -- `apps/server/src/modules/dispatch/ports.ts` has the rest.
  target_key text not null,
  change_kind text not null check (change_kind in ('content', 'price', 'stock', 'end')),
  site text not null,
  is_home boolean not null default false,
  -- The key of the listing. Only one sender writes a listing at a time.
  lease_key text not null,
  -- The kind of marketplace call that carries it. Rows of one call and site fill a batch.
  call text not null check (call in ('publish', 'update', 'end', 'homeStock')),
  item_id bigint not null,
  generation bigint not null default 1,
  sent_generation bigint not null default 0,
  payload jsonb not null,
  -- idle (sent, or waiting for its listing to be published), due, sending, uncertain (it may have been sent), failed.
  state text not null default 'due' check (state in ('idle', 'due', 'sending', 'uncertain', 'failed')),
  -- 0 stock that falls, 1 end, 2 price, 3 stock that rises, 5 content.
  priority smallint not null,
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  -- Of the lease under which it was last sent.
  fence bigint not null default 0,
  last_error jsonb,
  run_id bigint,
  updated_at timestamptz not null default now(),
  -- A quantity that is never sent alone: the stock of a listing whose site shares its stock with another. It travels
  -- with the listing's content.
  rides_only boolean not null default false,
  -- What the latest sender took. After a lost answer it tells whether what may be on its way is what is wanted now.
  taken_generation bigint,
  -- The price that the marketplace confirmed last, in minor units of the payload's currency; null before the first.
  sent_minor bigint,
  -- Of a price: a person consented to it by the number of prices that change.
  is_consented boolean not null default false,
  -- The generation of a price that the gate held and a person allowed all the same.
  allowed_generation bigint,
  primary key (user_id, account_id, target_key, change_kind, site)
) with (fillfactor = 60);
alter table desired_states alter column payload set statistics 0;
create index desired_states_due on desired_states (user_id, account_id, call, site, priority, due_at)
  where state in ('due', 'uncertain');
-- In the order in which failures are grouped, paged and sent again.
create index desired_states_failed on desired_states
  (user_id, account_id, change_kind, (last_error ->> 'code'), coalesce(last_error #>> '{params,code}', ''), target_key, site)
  where state = 'failed';
create index desired_states_lease on desired_states (user_id, account_id, lease_key);
-- What a run takes back when it is stopped.
create index desired_states_run on desired_states (user_id, run_id)
  where run_id is not null and change_kind in ('content', 'end');
create index desired_states_sending on desired_states (user_id, account_id, lease_key) where state = 'sending';

-- A listing that Quayside writes: the lease that allows one sender at a time, and the marketplace's ids.
create table dispatch_listings (
  user_id bigint not null,
  account_id bigint not null,
  lease_key text not null,
  site text not null,
  is_home boolean not null default false,
  is_group boolean not null default false,
  is_live boolean not null default false,
  listing_id text,
  -- By the unit's SKU, the marketplace's offer id.
  offers jsonb not null default '{}',
  fence bigint not null default 0,
  owner text,
  lease_until timestamptz,
  primary key (user_id, account_id, lease_key, site)
) with (fillfactor = 50);
alter table dispatch_listings alter column offers set statistics 0;

-- A kind of call that an account must not make for a while.
create table dispatch_holds (
  user_id bigint not null,
  account_id bigint not null,
  call text not null,
  reason text not null check (reason in ('quota', 'unavailable')),
  until timestamptz not null,
  -- What the seller was told: until when the quota is used up. Calls are tried again sooner.
  announced_until timestamptz,
  primary key (user_id, account_id, call)
);

-- A send with its outcome and the gate's verdict.
create table send_attempts (
  user_id bigint not null,
  account_id bigint not null,
  send_id bigint generated always as identity,
  target_key text not null,
  change_kind text not null,
  generation bigint not null,
  fence bigint not null,
  outcome text not null check (outcome in ('done', 'rejected', 'retry', 'uncertain', 'refused_by_gate', 'superseded')),
  error jsonb,
  gate jsonb,
  sent jsonb,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  site text,
  primary key (user_id, account_id, send_id)
);
alter table send_attempts alter column gate set statistics 0, alter column sent set statistics 0;
-- Rows are written in the order of time, so that a summary of pages finds the old ones.
create index send_attempts_by_age on send_attempts using brin (started_at);
create index send_attempts_finished_at on send_attempts
  using brin (finished_at) with (pages_per_range = 32, autosummarize = on);
-- The last send of each kind that went well, and the last that did not.
create index send_attempts_latest on send_attempts (user_id, account_id, change_kind, outcome, send_id desc);
create index send_attempts_target on send_attempts (user_id, account_id, target_key, site, send_id desc);

-- Many changes that a marketplace takes as one submission and settles in its own time. It outlives the process that
-- handed it in: its listings stay leased, and any worker may ask for the outcome.
create table bulk_submissions (
  user_id bigint not null,
  submission_id bigint generated always as identity,
  account_id bigint not null,
  site text not null,
  call text not null check (call in ('publish', 'update', 'end', 'homeStock')),
  -- The marketplace's name for it.
  ticket text not null,
  changes integer not null,
  last_error jsonb,
  handed_in_at timestamptz not null,
  poll_at timestamptz not null,
  fence bigint not null default 0,
  lease_until timestamptz,
  -- It is begun once its ticket is stored. If a crash prevents that, it has done nothing.
  is_begun boolean not null default false,
  primary key (user_id, submission_id)
);
create index bulk_submissions_account on bulk_submissions (user_id, account_id);
create index bulk_submissions_due on bulk_submissions (poll_at);

-- A change of a submission, in the order in which they were handed in.
create table bulk_entries (
  user_id bigint not null,
  submission_id bigint not null,
  position integer not null,
  entry json not null,
  primary key (user_id, submission_id, position)
);
alter table bulk_entries alter column entry set statistics 0;

-- The answer to an order that a marketplace holds. The row is removed once it is sent, or once the marketplace has
-- given the order up.
create table order_answers (
  user_id bigint not null,
  order_id bigint not null,
  account_id bigint not null,
  order_external_id text not null,
  is_accepted boolean not null,
  attempts smallint not null default 0,
  due_at timestamptz not null,
  fence bigint not null default 0,
  lease_until timestamptz,
  -- The kind and the marketplace's words of the last failure.
  last_error jsonb,
  primary key (user_id, order_id)
);
-- Account by account, so that one does not delay another; so do the queues below.
create index order_answers_waiting on order_answers (user_id, account_id, due_at);

-- A shipment that a seller states, to be confirmed to the marketplace. Its number within the order is also its name
-- there, so that a repeated confirmation changes nothing.
create table shipments (
  user_id bigint not null,
  order_id bigint not null,
  number smallint not null,
  account_id bigint not null,
  site text not null,
  order_external_id text not null,
  -- As people write it. Each connector knows its marketplace's code.
  carrier text not null,
  tracking_number text not null,
  shipped_at timestamptz not null,
  -- The marketplace's ids of the order's lines, with quantities.
  lines jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'rejected')),
  -- The marketplace's words, if it rejected it.
  reason text,
  attempts smallint not null default 0,
  due_at timestamptz not null,
  fence bigint not null default 0,
  lease_until timestamptz,
  primary key (user_id, order_id, number)
);
create index shipments_last on shipments (user_id, shipped_at);
-- The carrier that a business used last, on a site and anywhere.
create index shipments_last_of_site on shipments (user_id, site, shipped_at);
create index shipments_waiting on shipments (user_id, account_id, due_at) where state = 'waiting';

-- A cancellation or refund that a seller asks the marketplace for.
create table order_changes (
  user_id bigint not null,
  order_id bigint not null,
  -- Within the order, from 1.
  number smallint not null,
  account_id bigint not null,
  site text not null,
  order_external_id text not null,
  kind text not null check (kind in ('cancel', 'refund')),
  reason text not null,
  -- Of a refund; null for a cancellation.
  amount_minor bigint,
  currency text,
  -- Line id, the marketplace's own id, and the amount of a refund by line. Empty for the whole order.
  lines jsonb not null default '[]',
  -- What moves stock once it is confirmed: into stock after a refund, out of it after a cancellation.
  pieces jsonb not null default '[]',
  -- The order's refunds at the marketplace before the first attempt. Later attempts compare with it.
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

-- What a policy of a shipping profile shall be at its marketplace. Listings that name it wait until it is sent.
create table shipping_policies (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  -- Its name in the account and site; it never changes.
  policy_key text not null,
  name text not null,
  content jsonb not null,
  generation bigint not null default 1,
  -- The marketplace's id; null until it was sent once.
  policy_id text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- The marketplace's words, if it rejected it.
  reason text,
  attempts smallint not null default 0,
  due_at timestamptz not null,
  fence bigint not null default 0,
  lease_until timestamptz,
  last_error jsonb,
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, site, policy_key)
);
create index shipping_policies_waiting on shipping_policies (user_id, account_id, due_at) where state = 'waiting';
