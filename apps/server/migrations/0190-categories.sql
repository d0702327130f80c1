-- categories -------------------------------------------------------------------------------------------------------

-- What a marketplace says of a category of one of its sites, in one version of the site's categories. No seller's data.
create table site_categories (
  platform text not null,
  site text not null,
  category_id text not null,
  tree_version text not null,
  -- Required and recommended specifics with their values, and the conditions.
  requirements jsonb not null,
  read_at timestamptz not null,
  primary key (platform, site, category_id)
);

-- The category on a site that stands for a category at home. No id: the marketplace suggested none, or the chosen one is gone.
create table category_mappings (
  user_id bigint not null references users,
  account_id bigint not null,
  home_category_id text not null,
  site text not null,
  category_id text,
  category_path text[] not null default '{}',
  source text not null check (source in ('suggested', 'chosen')),
  -- Per cent; a chosen one has none.
  confidence integer check (confidence between 0 and 100),
  tree_version text not null,
  checked_at timestamptz not null,
  primary key (user_id, account_id, home_category_id, site)
);

-- The seller's choice for one item, which stands over that for its category.
create table item_categories (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  category_id text not null,
  category_path text[] not null default '{}',
  chosen_at timestamptz not null,
  primary key (user_id, item_id, site)
);
