-- Parcels are looked for account by account, so that those of one account do not hold those of another.
create index parcels_waiting on parcels (user_id, account_id, due_at) where state = 'waiting';
drop index parcels_due;

-- What a marketplace is to be told of an order that it holds until the seller takes or refuses it. A row is removed once that is told, or
-- once the marketplace has given the order up.
create table order_answers (
  user_id bigint not null,
  order_id bigint not null,
  account_id bigint not null,
  order_external_id text not null,
  is_taken boolean not null,
  attempts smallint not null default 0,
  due_at timestamptz not null,
  fence bigint not null default 0,
  lease_until timestamptz,
  -- The kind and the marketplace's words of the last try that failed.
  last_error jsonb,
  primary key (user_id, order_id)
);
create index order_answers_waiting on order_answers (user_id, account_id, due_at);

insert into order_answers (user_id, order_id, account_id, order_external_id, is_taken, due_at)
select user_id, order_id, account_id, external_id, answer = 'take', now() from orders where answer in ('take', 'refuse');
