-- A consent leads back to where it was begun, and belongs to the session that began it.
alter table consent_states
  add column session_hash bytea,
  add column redirect_back_url text not null default '/',
  add column redirect_back_failure_url text;
-- A code that is pasted without its state is for the newest consent of the login.
create index consent_states_of_login on consent_states (user_id, login_id, platform, expires_at desc);

-- When the seller consented: what a marketplace says of an earlier consent is no news.
alter table account_tokens add column consented_at timestamptz not null default now();
create index account_tokens_ending on account_tokens (refresh_expires_at) where state = 'A' and refresh_expires_at is not null;

-- An account that is being left: `end` waits until every listing that Quayside made is off the marketplace. A closed one
-- keeps its history and can be connected again.
alter table marketplace_accounts
  add column leaving text check (leaving in ('end')),
  add column leaving_by bigint,
  add column closed_at timestamptz;
create index marketplace_accounts_leaving on marketplace_accounts (user_id, account_id) where leaving is not null;
create index marketplace_accounts_external on marketplace_accounts (user_id, platform, external_id);

-- Warnings before the end of a consent, once for each number of days; a new consent begins anew.
create table expiry_warnings (
  user_id bigint not null,
  account_id bigint not null,
  consent bigint not null,
  days smallint not null,
  warned_at timestamptz not null default now(),
  primary key (user_id, account_id, consent, days)
);

-- What marketplaces told us, once each however often it is delivered. The subject is kept until what it asks for is done.
create table marketplace_notifications (
  platform text not null,
  notification_id text not null,
  topic text not null,
  subject jsonb,
  event_at timestamptz not null,
  received_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (platform, notification_id)
);
create index marketplace_notifications_open on marketplace_notifications (received_at) where done_at is null;

-- People whose data is not to be kept, by a hash of their name at the marketplace: an order that comes later is stored without it.
create table erased_people (
  platform text not null,
  person_hash bytea not null,
  erased_at timestamptz not null default now(),
  primary key (platform, person_hash)
);
create index orders_buyer on orders (user_id, buyer_username) where buyer_username is not null;
