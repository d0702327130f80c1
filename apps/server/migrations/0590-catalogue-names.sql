-- Every brand and category that items of a business have or had, to be listed and searched. Whether items still have it, the items say.
create table catalogue_names (
  user_id bigint not null references users,
  kind text not null check (kind in ('brand', 'category')),
  -- A brand in lower case; a category's id.
  name text collate "C" not null,
  -- What is searched: the same brand; a category's path and id, one row for each path.
  words text not null,
  search_keys text not null generated always as (search_keys(words)) stored,
  primary key (user_id, kind, name, words)
);
create index catalogue_names_search on catalogue_names using gin (user_id, kind, search_keys gin_trgm_ops);

insert into catalogue_names (user_id, kind, name, words)
select user_id, 'brand', lower(brand), lower(brand) from items where trim(brand) <> ''
union
select user_id, 'category', category_id, array_to_string(category_path, ' > ') || ' ' || category_id from items where trim(category_id) <> '';
