-- The number of changes of a business's keywords, so that a worker knows whether the matcher in its memory is the
-- present one.
create table blacklists (
  user_id bigint primary key references users,
  version bigint not null default 0
);

-- A word that prevents items from being listed.
create table keywords (
  user_id bigint not null references users,
  keyword_id bigint generated always as identity,
  -- `all` includes platforms that are connected later.
  platform text not null check (platform in ('all', 'ebay', 'amazon', 'cdiscount')),
  keyword text not null,
  match text not null check (match in ('word', 'prefix', 'forms')),
  language text not null,
  fields text[] not null check (cardinality(fields) > 0),
  -- Phrases that contain the word and are allowed.
  exceptions text[] not null default '{}',
  updated_at timestamptz not null default now(),
  search_keys text not null generated always as (search_keys(keyword)) stored,
  primary key (user_id, keyword_id)
);
create unique index keywords_in_order on keywords (user_id, lower(keyword) collate "C", platform);
create index keywords_search on keywords using gin (user_id, search_keys gin_trgm_ops);

-- An item that contains a keyword. It has the blacklisting reason K while the keyword is for its platform or for all.
create table keyword_matches (
  user_id bigint not null,
  keyword_id bigint not null,
  item_id bigint not null,
  primary key (user_id, keyword_id, item_id),
  foreign key (user_id, keyword_id) references keywords on delete cascade
);
create index keyword_matches_of_item on keyword_matches (user_id, item_id);
