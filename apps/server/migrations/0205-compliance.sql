-- Who made the goods and who answers for them in the EU, as the seller entered it: for the business, for a brand or for an item.
create table safety_entries (
  user_id bigint not null,
  scope text not null check (scope in ('business', 'brand', 'item')),
  -- Empty for the business, the brand in small letters, or the id of the item.
  scope_key text collate "C" not null,
  -- The brand as it was shown.
  brand text,
  manufacturer jsonb,
  responsible_person jsonb,
  is_exempt boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, scope, scope_key)
);

-- Registrations as a producer, by country and kind of goods.
create table producer_numbers (
  user_id bigint not null,
  country text not null,
  stream text not null,
  number text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, country, stream)
);
