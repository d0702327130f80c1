-- What the team noted about an order. Erased with its buyer, whom it may name.
create table order_notes (
  user_id bigint not null,
  order_id bigint not null,
  note text not null,
  primary key (user_id, order_id),
  foreign key (user_id, order_id) references orders (user_id, order_id) on delete cascade
);
