-- How many orders an account has, by site and status: lists show the number without counting the orders.
create table order_totals (
  user_id bigint not null,
  account_id bigint not null,
  platform text not null,
  site text not null,
  status text not null,
  n bigint not null,
  primary key (user_id, account_id, site, status)
);

insert into order_totals (user_id, account_id, platform, site, status, n)
select user_id, account_id, platform, site, status, count(*) from orders group by user_id, account_id, platform, site, status;

create index orders_of_platform on orders (user_id, platform, ordered_at, order_id);
create index orders_of_site on orders (user_id, site, ordered_at, order_id);
