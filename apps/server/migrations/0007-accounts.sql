-- A seller's account at a marketplace.
create table marketplace_accounts (
  user_id bigint not null references users,
  account_id bigint generated always as identity,
  platform text not null,
  external_id text not null,
  username text not null,
  -- The home site, where the seller's own listings are.
  source_site text not null,
  business_type text not null default 'BUSINESS',
  -- Why nothing can be called, such as `keys_refused`; null while it works.
  paused_reason text,
  connected_at timestamptz not null default now(),
  -- `end`: the account is being disconnected, and waits until every listing that Quayside made is off the
  -- marketplace.
  leaving text check (leaving = 'end'),
  leaving_by bigint,
  -- When it was disconnected. It keeps its history and can be connected again.
  closed_at timestamptz,
  primary key (user_id, account_id)
);
create index marketplace_accounts_external on marketplace_accounts (user_id, platform, external_id);
create unique index marketplace_accounts_id on marketplace_accounts (account_id);
create index marketplace_accounts_leaving on marketplace_accounts (user_id, account_id) where leaving is not null;
-- A schedule looks every minute whether their keys work again, for all businesses.
create index marketplace_accounts_without_keys on marketplace_accounts (user_id, account_id)
  where paused_reason = 'keys_refused';

-- To whom an external account belongs: to one business only.
create table account_directory (
  platform text not null,
  external_id text not null,
  user_id bigint not null,
  account_id bigint not null,
  primary key (platform, external_id)
);

-- How Quayside signs in to an account.
create table account_tokens (
  user_id bigint not null,
  account_id bigint not null,
  -- A active, B broken, W dropped, because the consent was withdrawn.
  state text not null default 'A',
  -- R by consent and refreshable, S self-authorised.
  type text not null default 'R',
  -- The tokens, encrypted.
  ciphertext bytea not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz,
  version bigint not null default 1,
  updated_at timestamptz not null default now(),
  -- What a marketplace says about an earlier consent does not matter.
  consented_at timestamptz not null default now(),
  primary key (user_id, account_id)
);
create index account_tokens_ending on account_tokens (refresh_expires_at)
  where state = 'A' and refresh_expires_at is not null;
-- Their sellers have to be told.
create index account_tokens_lost on account_tokens (user_id, account_id) where state in ('B', 'W');

-- What a site still requires of an account before it can list there.
create table account_site_readiness (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  is_ready boolean not null,
  gaps text[] not null default '{}',
  settings jsonb not null default '{}',
  checked_at timestamptz not null default now(),
  primary key (user_id, account_id, site)
);

-- A warning that a consent ends in so many days: once for each number of days and each consent.
create table expiry_warnings (
  user_id bigint not null,
  account_id bigint not null,
  consent bigint not null,
  days smallint not null,
  warned_at timestamptz not null default now(),
  primary key (user_id, account_id, consent, days)
);

-- What a marketplace told on its own, once however often it is delivered.
create table marketplace_notifications (
  platform text not null,
  notification_id text not null,
  topic text not null,
  -- What it is about; null when that is done.
  subject jsonb,
  event_at timestamptz not null,
  received_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (platform, notification_id)
);
-- When the last one of a topic arrived.
create index marketplace_notifications_latest on marketplace_notifications (platform, topic, received_at);
create index marketplace_notifications_open on marketplace_notifications (received_at) where done_at is null;

-- Where a marketplace was asked to send its notifications, for the whole installation.
create table marketplace_notification_registrations (
  platform text primary key,
  -- The hash of what was asked for. If it differs from what is wanted now, it is asked for again.
  wanted bytea not null,
  address text not null,
  -- The marketplace's id of the address. It is kept while a later registration fails, so that the address can be
  -- changed.
  reference text,
  -- Null: it is registered.
  trouble text,
  -- The marketplace's words about the trouble.
  words text not null default '',
  -- A list of { topic, state }.
  topics jsonb not null default '[]',
  checked_at timestamptz not null,
  -- Failed checks in a row.
  failures smallint not null default 0
);

-- A key with which a marketplace signs its notifications. Every gateway finds it here, so that invented keys cause no
-- calls.
create table marketplace_notification_keys (
  platform text not null,
  kid text not null,
  key text not null,
  digest text not null,
  learned_at timestamptz not null,
  primary key (platform, kid)
);

-- Somebody whose data may not be kept. A later order of the same person is stored without it.
create table erased_people (
  platform text not null,
  person_hash bytea not null,
  erased_at timestamptz not null default now(),
  primary key (platform, person_hash)
);

-- A call of a marketplace, for the request log.
create table marketplace_requests (
  user_id bigint not null,
  account_id bigint not null,
  request_id bigint generated always as identity,
  at timestamptz not null default now(),
  operation text not null,
  method text not null,
  path text not null,
  status integer,
  duration_ms integer not null,
  error_kind text,
  marketplace_request_id text,
  -- Equal answers to a question that is asked again and again are one row.
  calls integer not null default 1 check (calls > 0),
  -- The time of the last of several calls; null for a single one.
  last_at timestamptz,
  primary key (user_id, account_id, request_id)
);
create index marketplace_requests_at on marketplace_requests (at);
