-- The sales of a day. The transaction that stores an order also writes them.
create table sales_days (
  user_id bigint not null,
  account_id bigint not null,
  platform text not null,
  day date not null,
  site text not null,
  currency text not null,
  orders integer not null default 0,
  units integer not null default 0,
  revenue_minor bigint not null default 0,
  primary key (user_id, platform, day, account_id, site, currency)
);
