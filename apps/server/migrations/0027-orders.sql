-- An order at a marketplace.
create table orders (
  user_id bigint not null,
  order_id bigint generated always as identity,
  account_id bigint not null,
  platform text not null,
  external_id text not null,
  site text not null,
  status text not null,
  total_minor bigint not null,
  currency text not null,
  ship_to_country text,
  -- fulfillable, or oversold if there was not enough stock.
  stock_status text not null default 'fulfillable',
  ordered_at timestamptz not null,
  modified_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- The marketplace ships it from its own stock: it takes none of the seller's.
  is_fulfilled_by_marketplace boolean not null default false,
  -- Of an order that the marketplace holds until it is accepted or declined; null for any other. One with stock is
  -- accepted without the seller, one without is put on hold for the seller. `accept` and `decline` are decided and
  -- not sent yet.
  answer text check (answer in ('open', 'on_hold', 'accept', 'decline', 'accepted', 'declined', 'lapsed')),
  -- Until when the marketplace waits.
  answer_by timestamptz,
  -- When the answer was sent.
  answered_at timestamptz,
  -- Until when the seller has to ship it; null if the marketplace states none.
  ship_by timestamptz,
  paid_at timestamptz,
  delivered_at timestamptz,
  -- Parts of the total, where the marketplace states them. It keeps the fee.
  items_minor bigint,
  shipping_minor bigint,
  tax_minor bigint,
  fee_minor bigint,
  -- Why the order needs attention; null if it does not.
  problem text,
  -- Numbers, SKUs and titles in the spelling of searches. It names no person.
  search_text text not null default '',
  -- Sorts orders to answer and to ship by their deadline and the others after them, newest first. Milliseconds since
  -- 1970; for the others counted back from a time that no order reaches.
  urgency bigint not null generated always as (case
    when answer in ('open', 'on_hold') and answer_by is not null
      then (extract(epoch from answer_by - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint
    when status = 'paid' and not is_fulfilled_by_marketplace
      then (extract(epoch from coalesce(ship_by, ordered_at) - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint
    else 4000000000000000 - (extract(epoch from ordered_at - timestamptz '1970-01-01 00:00:00+00') * 1000)::bigint
  end) stored,
  -- Everything that is known of the buyer, encrypted; `docs/decisions/0033-sealed-buyers-are-found-by-keyed-words.md`
  -- explains it.
  buyer_sealed bytea,
  -- Keyed hash of the buyer's name at the marketplace, by which somebody is found who is to be erased.
  buyer_key bytea,
  -- Keyed hashes of the beginnings of the buyer's words, by which a search finds the order.
  buyer_words bigint[] not null default '{}',
  -- From when the days are counted after which the buyer is erased.
  buyer_done_at timestamptz not null default now(),
  buyer_erased_at timestamptz,
  shipped_at timestamptz,
  -- Some part of it was never readable, so it does not count as a sale. Its readable lines move stock.
  is_aside boolean not null default false,
  -- What the marketplace sent of it, encrypted.
  aside_sealed bytea,
  -- The parts that nobody can read: a list of {code, line, field, value}.
  problems jsonb not null default '[]',
  -- A hash of what the marketplace sent last, without the buyer.
  fingerprint bytea,
  -- The number of the order that has taken over all its lines.
  replaced_by text,
  -- `buyer_words` are in an earlier spelling. The job `orders.renew-buyer-words` makes them again.
  has_old_words boolean not null default false,
  primary key (user_id, order_id)
);
create index orders_buyer on orders (user_id, buyer_key) where buyer_key is not null;
create index orders_by_status on orders (user_id, status, ordered_at, order_id);
-- Orders that wait for a person.
create index orders_in_question on orders (user_id, ordered_at, order_id)
  where problem is not null or answer = 'on_hold';
-- A search finds an order by its number without its account.
create unique index orders_number on orders (user_id, external_id, account_id);
create index orders_of_platform on orders (user_id, platform, ordered_at, order_id);
create index orders_of_site on orders (user_id, site, ordered_at, order_id);
create index orders_oversold on orders (user_id, ordered_at, order_id) where stock_status = 'oversold';
create index orders_recent on orders (user_id, ordered_at, order_id);
create index orders_recent_of_account on orders (user_id, account_id, ordered_at, order_id);
create index orders_search on orders using gin (user_id, search_text gin_trgm_ops);
create index orders_to_answer on orders (user_id, account_id) where answer in ('open', 'on_hold', 'accept', 'decline');
create index orders_to_erase on orders (user_id, buyer_done_at) where buyer_erased_at is null;
create index orders_to_ship on orders (user_id, account_id, ship_by)
  where status = 'paid' and not is_fulfilled_by_marketplace;
create index orders_urgent on orders (user_id, urgency, order_id);
create index orders_urgent_of_account on orders (user_id, account_id, urgency, order_id);
create index orders_with_old_words on orders (user_id, order_id) where has_old_words;
-- A word is made with the business's own key, so it belongs to one business. An index that begins with the business
-- would read all its orders.
create index orders_words_of_buyers on orders using gin (buyer_words);

-- What was bought in an order.
create table order_lines (
  user_id bigint not null,
  order_id bigint not null,
  line_id bigint generated always as identity,
  external_id text not null,
  item_id bigint,
  -- Null while the item is not imported.
  unit_id bigint,
  marketplace_sku text,
  listing_id text,
  title text not null,
  quantity integer not null,
  -- How much of the quantity the stock could reserve.
  reserved integer not null default 0,
  total_minor bigint not null,
  currency text not null,
  -- cancelled: the marketplace sells it no more. refunded: paid back before it was shipped; its pieces return only if
  -- the seller says so. replaced: the line is in another order now.
  state text not null default 'open' check (state in ('open', 'cancelled', 'refunded', 'replaced')),
  -- The most pieces that the marketplace has ever shown as shipped.
  shipped integer not null default 0,
  primary key (user_id, order_id, line_id)
);
-- The order that has the same line.
create index order_lines_elsewhere on order_lines (user_id, external_id);
create unique index order_lines_external on order_lines (user_id, order_id, external_id);
-- More stock of a unit is given to these.
create index order_lines_short on order_lines (user_id, unit_id)
  where unit_id is not null and state = 'open' and reserved < quantity;
create index order_lines_unmatched on order_lines (user_id, order_id) where unit_id is null;

-- How many orders of an account have a status on a site.
create table order_totals (
  user_id bigint not null,
  account_id bigint not null,
  platform text not null,
  site text not null,
  status text not null,
  n bigint not null,
  primary key (user_id, account_id, site, status)
);

-- How far an account's orders have been read. The lock of the row lets one reader at a time store them.
create table order_cursors (
  user_id bigint not null,
  account_id bigint not null,
  cursor text,
  looked_at timestamptz,
  -- Once orders were asked for from a time in the marketplace's future: when that was found, that time, and the one
  -- from which they were read again.
  set_back_at timestamptz,
  set_back_from timestamptz,
  set_back_to timestamptz,
  -- `looked_at` in monotonic time. If the difference has grown, the clock was set back since.
  looked_at_monotonic timestamptz,
  primary key (user_id, account_id)
);

-- After how many days a business has its buyers erased, if fewer than 30.
create table order_settings (
  user_id bigint primary key,
  buyer_retention_days smallint not null check (buyer_retention_days between 1 and 30)
);

-- The key of a business's keyed hashes of buyers, encrypted.
create table order_search_keys (
  user_id bigint primary key,
  sealed bytea not null
);
