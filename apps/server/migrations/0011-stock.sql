-- The stock of a unit.
create table stock_levels (
  user_id bigint not null,
  unit_id bigint not null,
  item_id bigint not null,
  on_hand integer not null default 0,
  -- Sold and not yet shipped. What can be sold is greatest(on_hand - reserved - buffer, 0).
  reserved integer not null default 0,
  buffer integer not null default 0,
  version bigint not null default 0,
  -- When the marketplace was first asked for the quantity, which contains no earlier sale.
  baseline_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- It has ended at home, so nothing of it is sold anywhere; it is still counted.
  is_withdrawn boolean not null default false,
  primary key (user_id, unit_id)
);
create index stock_levels_item on stock_levels (user_id, item_id);

-- A movement of stock. Each cause moves stock only once.
create table stock_ledger (
  user_id bigint not null,
  unit_id bigint not null,
  entry_id bigint generated always as identity,
  kind text not null check (kind in ('import', 'count', 'sale', 'cancel', 'ship', 'adjust', 'revert')),
  on_hand_delta integer not null default 0,
  reserved_delta integer not null default 0,
  cause text not null,
  actor_kind text not null,
  actor_id bigint,
  created_at timestamptz not null default now(),
  -- The order line that the entry moves stock for. What a line reserves and what was shipped for it are the sums of
  -- its entries.
  line text,
  primary key (user_id, unit_id, entry_id)
);
create unique index stock_ledger_cause on stock_ledger (user_id, unit_id, cause);
create index stock_ledger_line on stock_ledger (user_id, unit_id, line) where line is not null;

-- A quantity that Quayside keeps right at a marketplace: that of a unit's listing on a site, or of the home listing
-- itself.
create table stock_targets (
  user_id bigint not null,
  account_id bigint not null,
  -- The listing's own SKU, that of its group, or the id of the home listing.
  listing_key text not null,
  marketplace_sku text not null,
  -- The site, or a group of sites that share stock.
  site text not null,
  item_id bigint not null,
  unit_id bigint not null,
  is_home boolean not null default false,
  is_variant boolean not null default false,
  is_read_only boolean not null default false,
  is_live boolean not null default false,
  -- On purpose or at the marketplace. No quantity is sent until it is listed again.
  is_ended boolean not null default false,
  listing_id text,
  offer_id text,
  -- What the marketplace confirmed last, and when.
  sent_quantity integer,
  sent_at timestamptz,
  -- The site whose stock this target shows; null if it has stock of its own.
  pool text,
  -- When the marketplace was asked for the home quantity that was stored last, in monotonic time. An older answer may
  -- arrive later.
  observed_at timestamptz,
  primary key (user_id, account_id, listing_key, marketplace_sku, site)
);
create index stock_targets_item on stock_targets (user_id, item_id, site);
create index stock_targets_remote on stock_targets (user_id, account_id, listing_id) where listing_id is not null;
create index stock_targets_sku on stock_targets (user_id, account_id, marketplace_sku);
create index stock_targets_unit on stock_targets (user_id, unit_id);

-- A SKU that a unit of a home listing had before. Orders may still name it.
create table former_skus (
  user_id bigint not null references users,
  account_id bigint not null,
  listing_id text not null,
  sku text not null,
  item_id bigint not null,
  unit_id bigint not null,
  primary key (user_id, account_id, listing_id, sku)
);
