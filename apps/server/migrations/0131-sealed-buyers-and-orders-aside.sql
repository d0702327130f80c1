-- Names, addresses, e-mail addresses and telephone numbers of buyers are sealed. A list finds them by keyed words, and a marketplace's
-- wish to erase somebody by a keyed name; the key is the business's own, and sealed too.
create table order_search_keys (
  user_id bigint primary key,
  sealed bytea not null
);

alter table orders
  add column buyer_sealed bytea,
  add column buyer_key bytea,
  add column buyer_words bigint[] not null default '{}',
  -- From when the days are counted after which the buyer is erased, whatever the marketplace tells of the delivery.
  add column buyer_done_at timestamptz,
  add column buyer_erased_at timestamptz,
  add column shipped_at timestamptz,
  -- The order breaks a rule: it has no lines here, moves no stock and counts as no sale. What the marketplace sent is kept sealed.
  add column is_aside boolean not null default false,
  add column aside_sealed bytea;

update orders set shipped_at = case when status = 'shipped' then modified_at end,
  buyer_done_at = case status when 'shipped' then modified_at + interval '14 days' when 'cancelled' then modified_at
    else ordered_at + interval '90 days' end;
alter table orders alter column buyer_done_at set not null, alter column buyer_done_at set default now();

drop index orders_buyer;
create index orders_buyer on orders (user_id, buyer_key) where buyer_key is not null;
create index orders_buyer_words on orders using gin (user_id, buyer_words);
create index orders_to_erase on orders (user_id, buyer_done_at) where buyer_erased_at is null;
-- What was stored before buyers were sealed. A job seals it and empties these columns.
create index orders_to_seal on orders (user_id, order_id) where buyer_username is not null or ship_to_name is not null;

-- After how many days the buyers of a business are erased, if it chose fewer than 30.
create table order_settings (
  user_id bigint primary key,
  buyer_retention_days smallint not null check (buyer_retention_days between 1 and 30)
);
