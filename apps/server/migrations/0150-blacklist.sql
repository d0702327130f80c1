-- blacklist --------------------------------------------------------------------------------------------------------

-- Counts the changes of a business's keywords, so that a worker knows whether the matcher in its memory is the present one.
create table blacklists (
  user_id bigint primary key references users (user_id),
  version bigint not null default 0
);

create table keywords (
  user_id bigint not null references users (user_id),
  keyword_id bigint generated always as identity,
  -- `all`: everywhere, and on every platform that is connected later.
  platform text not null check (platform in ('all', 'ebay', 'amazon', 'cdiscount')),
  keyword text not null,
  match text not null check (match in ('word', 'prefix', 'forms')),
  language text not null,
  fields text[] not null check (cardinality(fields) > 0),
  exceptions text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (user_id, keyword_id)
);
create unique index keywords_in_order on keywords (user_id, lower(keyword) collate "C", platform);

-- What the keywords have found. An item has the reason K while a keyword for its platform, or for all, is among them.
create table keyword_matches (
  user_id bigint not null,
  keyword_id bigint not null,
  item_id bigint not null,
  primary key (user_id, keyword_id, item_id),
  foreign key (user_id, keyword_id) references keywords (user_id, keyword_id) on delete cascade
);
create index keyword_matches_of_item on keyword_matches (user_id, item_id);
