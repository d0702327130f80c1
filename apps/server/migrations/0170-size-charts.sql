-- size charts -------------------------------------------------------------------------------------------------------

-- A seller's own size charts. One for each brand and category: null is every brand, or every category.
create table size_charts (
  user_id bigint not null references users (user_id),
  chart_id bigint generated always as identity,
  name text not null,
  brand text,
  category_id text,
  category_name text,
  category_path text,
  kind text not null check (kind in ('shoes', 'clothing')),
  age text not null check (age in ('adult', 'children', 'baby')),
  gender text not null check (gender in ('female', 'male', 'unisex')),
  width text not null check (width in ('any', 'narrow', 'regular', 'wide', 'extra-wide')),
  -- Lengths in millimetres with their sizes: [{"mm": 245, "sizes": {"UK": "6", "EU": "39"}}].
  rows jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, chart_id),
  check (brand is not null or category_id is not null)
);
create unique index size_charts_place on size_charts (user_id, coalesce(lower(brand), ''), coalesce(category_id, ''));
create index size_charts_in_order on size_charts (user_id, lower(name) collate "C", chart_id);

-- Brands and categories of a seller's items, and the items of each, without reading the whole catalogue.
create index items_brand on items (user_id, lower(brand) collate "C", item_id) where brand is not null;
create index items_category on items (user_id, category_id collate "C", item_id) where category_id is not null;
