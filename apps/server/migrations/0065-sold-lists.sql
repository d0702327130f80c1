-- That the items sold in some days are kept, because somebody asked for them and the days have many orders.
create table sold_lists (
  user_id bigint not null references users,
  list_id bigint generated always as identity,
  -- In ascending order.
  account_ids bigint[] not null,
  -- Null for all sites.
  site text,
  -- Calendar days of the site on which an order was made.
  first_day date not null,
  -- Null for all days that follow.
  last_day date,
  read_at timestamptz not null default now(),
  primary key (user_id, list_id)
);

-- What the orders of a kept list sold of an item. The transaction that stores an order also moves these rows.
create table sold_items (
  user_id bigint not null,
  list_id bigint not null,
  -- 0 for everything whose item is unknown.
  item_id bigint not null,
  -- Open and refunded lines of orders that count as sales. A row without any is no part of the list.
  lines integer not null,
  -- Pieces of open lines.
  units integer not null,
  -- Of each currency: the number of lines, what they cost, and of that what refunded lines cost, in minor units.
  amounts jsonb not null,
  primary key (user_id, list_id, item_id),
  foreign key (user_id, list_id) references sold_lists on delete cascade
);
create index sold_items_most_sold on sold_items (user_id, list_id, units, item_id) where lines > 0;
