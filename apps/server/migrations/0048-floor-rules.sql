-- The lowest prices of an account for some of its items, all of them in their order.
create table price_floor_lists (
  user_id bigint not null references users,
  account_id bigint not null,
  -- Raised by each change, so that nobody saves over floors that were not seen.
  version integer not null default 1,
  -- A list of `FloorRule` (packages/kernel/src/pricing-rules/item-rule.ts).
  rules jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id),
  foreign key (user_id, account_id) references marketplace_accounts
);
