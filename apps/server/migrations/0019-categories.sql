-- What a site says of a category, in one version of its categories. It belongs to no seller.
create table site_categories (
  platform text not null,
  site text not null,
  category_id text not null,
  tree_version text not null,
  -- Required and recommended specifics with their values, conditions, and duties of law.
  requirements jsonb not null,
  read_at timestamptz not null,
  primary key (platform, site, category_id)
);

-- The category on a site that stands for a category at home.
create table category_mappings (
  user_id bigint not null references users,
  account_id bigint not null,
  home_category_id text not null,
  site text not null,
  -- Null: the marketplace suggested none, or the chosen one is gone.
  category_id text,
  category_path text[] not null default '{}',
  source text not null check (source in ('suggested', 'chosen')),
  -- Per cent; null if it was chosen.
  confidence integer check (confidence between 0 and 100),
  tree_version text not null,
  checked_at timestamptz not null,
  primary key (user_id, account_id, home_category_id, site)
);

-- The seller's choice for one item. It takes precedence.
create table item_categories (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  category_id text not null,
  category_path text[] not null default '{}',
  chosen_at timestamptz not null,
  primary key (user_id, item_id, site)
);

-- A specific that the seller gives an item on a site, by the site's name.
create table item_specifics (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  name text not null,
  "values" text[] not null,
  given_at timestamptz not null,
  primary key (user_id, item_id, site, name)
);

-- A specific that the seller has set for many items at once and that is not stored yet. Some hundred are stored at a
-- time; each row is then removed.
create table specific_consents (
  user_id bigint not null references users,
  account_id bigint not null,
  item_id bigint not null,
  site text not null,
  name text not null,
  -- Null restores the item's own values.
  "values" text[],
  -- The seller's values at the time of the consent; null for none.
  replaced text[],
  primary key (user_id, account_id, item_id, site, name)
);

-- A brand that a marketplace has freed from product codes in a category, as the seller says.
create table code_exemptions (
  user_id bigint not null references users,
  account_id bigint not null,
  -- In lower case.
  brand text not null,
  category_id text not null,
  declared_at timestamptz not null,
  primary key (user_id, account_id, brand, category_id)
);

-- The seller's answer whether an item is the catalogue's product with the same code.
create table product_matches (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  is_same boolean not null,
  -- It applies to these products only.
  product_ids text[] not null,
  decided_at timestamptz not null,
  -- As the seller saw it, so that the answer can be looked at and taken back.
  product jsonb not null default '{}',
  primary key (user_id, item_id, site)
);
