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

-- Costs that were replaced by another one from the same day on, or removed. The price gate compares a cost with them, because otherwise a wrong
-- one that replaces the right one of its day would have no history.
create table replaced_costs (
  user_id bigint not null references users,
  item_id bigint not null,
  replaced_at timestamptz not null,
  valid_from date not null,
  cost_minor bigint not null,
  currency text not null,
  primary key (user_id, item_id, replaced_at, valid_from)
);
