-- A seller's own size chart, for a brand, a category or both.
create table size_charts (
  user_id bigint not null references users,
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
  search_keys text not null generated always as (search_keys(name || ' ' || coalesce(brand, ''))) stored,
  primary key (user_id, chart_id),
  check (brand is not null or category_id is not null)
);
create index size_charts_in_order on size_charts (user_id, lower(name) collate "C", chart_id);
create unique index size_charts_place on size_charts (user_id, coalesce(lower(brand), ''), coalesce(category_id, ''));
