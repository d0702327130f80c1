-- shipping policies ------------------------------------------------------------------------------------------------

-- What the policies of shipping profiles shall be at their marketplace: one row for each policy of an account's site. Listings that
-- name a policy wait until it is sent.
create table shipping_policies (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  -- Names the policy in the account and site, and never changes.
  policy_key text not null,
  name text not null,
  content jsonb not null,
  generation bigint not null default 1,
  -- The marketplace's id; null until it was sent once.
  policy_id text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- The marketplace's words, if it rejected the policy.
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
