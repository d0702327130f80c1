-- A market in which an account does not sell as usual. Without a row the market is open.
create table markets (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  -- `paused`: nothing new is listed; `emptied`: besides, its listings show no stock; `closed`: its listings have ended.
  state text not null check (state in ('open', 'paused', 'emptied', 'closed')),
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, site)
);

-- Listings that ended because their market was closed, until the seller lists them again.
create table market_ends (
  user_id bigint not null,
  account_id bigint not null,
  site text not null,
  item_id bigint not null,
  noted_at timestamptz not null default now(),
  primary key (user_id, account_id, site, item_id)
);
