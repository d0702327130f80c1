-- A listing that the seller raised to its lowest price: up to this amount, the lowest price replaces a lower price while it applies.
create table price_raises (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  raised_minor bigint not null check (raised_minor > 0),
  currency text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id, site)
);
