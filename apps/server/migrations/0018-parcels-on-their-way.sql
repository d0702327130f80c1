-- What a seller says of a parcel, and whether the marketplace has been told. Its number within the order is its name there: telling it
-- again changes nothing, so that a lost answer is followed by another telling.
create table parcels (
  user_id bigint not null,
  order_id bigint not null,
  parcel smallint not null,
  account_id bigint not null,
  site text not null,
  order_external_id text not null,
  carrier_code text not null,
  tracking_number text not null,
  shipped_at timestamptz not null,
  -- External ids of the order's lines, with quantities.
  lines jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'told', 'refused')),
  -- The marketplace's own words, where it refused.
  reason text,
  attempts smallint not null default 0,
  due_at timestamptz not null,
  fence bigint not null default 0,
  lease_until timestamptz,
  primary key (user_id, order_id, parcel)
);
create index parcels_due on parcels (due_at) where state = 'waiting';
