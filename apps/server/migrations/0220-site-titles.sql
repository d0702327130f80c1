-- translations -----------------------------------------------------------------------------------------------------

-- Accepted: Quayside's words, which the seller looked at and took. Otherwise the seller's own.
alter table manual_titles add column is_accepted boolean not null default false;

-- Which titles of a site were made to be looked at, and from what.
create table site_title_lists (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  state text not null check (state in ('making', 'made', 'failed')),
  -- A digest of terms, memory and items when the making began: with another one, titles are made again.
  inputs text not null,
  asked_at timestamptz not null,
  made_at timestamptz,
  primary key (user_id, account_id, site)
);

-- The title of an item on a site as it would be listed now. Made from other rows, and made again when those change.
create table site_titles (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  item_id bigint not null,
  -- The title at home that the automatic one was made from.
  source_title text not null,
  -- Null with a reason where no title could be made.
  made_title text,
  label text,
  coverage integer,
  untranslated text[] not null,
  dropped text[] not null,
  reason text,
  is_draft boolean not null,
  -- What is used: the seller's title, otherwise the automatic one.
  title text,
  state text not null check (state in ('ready', 'draft', 'missing', 'accepted', 'own', 'stale')),
  length integer not null,
  title_key text,
  search_text text not null,
  primary key (user_id, account_id, site, item_id)
);
create index site_titles_state on site_titles (user_id, account_id, site, state, item_id);
create index site_titles_key on site_titles (user_id, account_id, site, title_key) where title_key is not null;
create index site_titles_item on site_titles (user_id, item_id);
create index site_titles_search on site_titles using gin (user_id, search_text gin_trgm_ops);
