-- Who made goods and who answers for them in the EU, with hazards, warnings and documents: for the business, a brand or
-- an item. The types are in `packages/kernel/src/compliance`.
create table safety_entries (
  user_id bigint not null references users,
  scope text not null check (scope in ('business', 'brand', 'item')),
  -- Empty for the business, the brand in lower case, or the id of the item.
  scope_key text collate "C" not null,
  -- As it was shown.
  brand text,
  manufacturer jsonb,
  responsible_person jsonb,
  is_exempt boolean not null default false,
  updated_at timestamptz not null default now(),
  hazards jsonb,
  warnings jsonb,
  documents jsonb,
  primary key (user_id, scope, scope_key)
);
create index safety_entries_documents on safety_entries (user_id) where documents is not null;

-- A registration as a producer, by country and kind of goods.
create table producer_numbers (
  user_id bigint not null references users,
  country text not null,
  stream text not null,
  number text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, country, stream)
);

-- The EU's energy label of an item and its product information sheet.
create table energy_labels (
  user_id bigint not null references users,
  item_id bigint not null,
  image_url text not null,
  image_description text not null,
  sheet_url text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id)
);

-- A document at an account's marketplace, which listings name by the marketplace's id.
create table document_uploads (
  user_id bigint not null references users,
  account_id bigint not null,
  url text not null,
  kind text not null,
  language text not null,
  -- Null if the marketplace did not accept the address at all.
  document_id text,
  state text not null check (state in ('asked', 'accepted', 'refused')),
  asked_at timestamptz not null,
  primary key (user_id, account_id, url, kind, language)
);
