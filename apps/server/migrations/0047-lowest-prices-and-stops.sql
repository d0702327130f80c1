-- The lowest price of everything that an account sells on a site; an item's own lowest price comes before it.
alter table price_rules add column floor_minor bigint check (floor_minor > 0);

-- While a row stands, no price of the account is sent; account 0 stands for all accounts of the user.
create table price_stops (
  user_id bigint not null,
  account_id bigint not null default 0,
  stopped_at timestamptz not null default now(),
  primary key (user_id, account_id)
);
