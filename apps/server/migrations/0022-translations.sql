-- A title that the seller wrote or accepted for an item on a site.
create table manual_titles (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  translation text not null,
  -- The home title for which it was written.
  source_title text not null,
  by_customer boolean not null default true,
  updated_at timestamptz not null default now(),
  -- Quayside's words, which the seller looked at and took. Otherwise the seller's own.
  is_accepted boolean not null default false,
  -- The engine whose title the seller accepted or corrected; null for none.
  engine text,
  primary key (user_id, item_id, site)
);
create index manual_titles_digest on manual_titles (user_id, site, md5(lower(translation)), item_id);
create index manual_titles_engine on manual_titles (user_id, site, engine) where engine is not null;

-- Whether an engine's titles go live on a site without a look. Without a row nobody has decided, and looks are counted.
create table engine_trust (
  user_id bigint not null references users,
  site text not null,
  engine text not null,
  is_trusted boolean not null,
  -- Who decided: a person, or the system once enough titles were looked at.
  decided_by jsonb not null,
  decided_at timestamptz not null,
  primary key (user_id, site, engine)
);

-- What an engine said of the value of a specific, such as a colour. It is asked once for each value and pair of
-- languages, whether its answer was right or not.
create table value_translations (
  user_id bigint not null references users,
  src_lang text not null,
  -- With the country where that matters: `fr-CA`.
  dst_lang text not null,
  source text not null,
  -- SHA-256 of the seller's terms that the engine was given.
  asked_terms bytea,
  engine text not null,
  answer text not null,
  -- Why the answer may not be listed; null if it may.
  problem text,
  made_at timestamptz not null default now(),
  primary key (user_id, src_lang, dst_lang, source)
);

-- The list of a site's titles, which the seller asked for.
create table site_title_lists (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  state text not null check (state in ('making', 'made', 'failed')),
  -- A digest of terms, memory and items when it was begun. If it differs now, the list is made again.
  inputs text not null,
  asked_at timestamptz not null,
  made_at timestamptz,
  -- Whether engines are asked for missing titles.
  asks_engines boolean not null default false,
  -- Why an engine could not be asked for all of them.
  unasked text,
  primary key (user_id, account_id, site)
);

-- The title of an item on a site as it would be listed now. It is made from other rows, and made again when they
-- change.
create table site_titles (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  item_id bigint not null,
  -- The home title from which the automatic title was made.
  source_title text not null,
  -- The automatic title; null with a reason if none could be made.
  made_title text,
  label text,
  -- Words of the home title that it does not contain.
  dropped text[] not null,
  reason text,
  is_draft boolean not null,
  -- What is used: the seller's title, otherwise the automatic one.
  title text,
  state text not null check (state in ('ready', 'draft', 'missing', 'accepted', 'own', 'stale')),
  length integer not null,
  title_key text,
  search_text text not null,
  -- The item that already has the title which this one would have.
  same_as bigint,
  primary key (user_id, account_id, site, item_id)
);
create index site_titles_item on site_titles (user_id, item_id);
create index site_titles_key on site_titles (user_id, account_id, site, title_key) where title_key is not null;
create index site_titles_length on site_titles (user_id, account_id, site, length);
create index site_titles_search on site_titles using gin (user_id, search_text gin_trgm_ops);
create index site_titles_state on site_titles (user_id, account_id, site, state, item_id);
create index site_titles_too_long on site_titles (user_id, account_id, site)
  where reason = 'protected_too_long' and title is null;

-- How many titles of a site have a state. `duplicates` counts those that another item has too.
create table title_totals (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  status text not null,
  n bigint not null,
  primary key (user_id, account_id, site, status)
);

-- MD5 of platform and title in lower case: finds equal titles of a seller's items.
create table title_digests (
  user_id bigint not null references users,
  site text not null,
  item_id bigint not null,
  -- Of the automatic title, before it was made to differ from others.
  made bytea not null,
  -- Of the title that the item got; null if another item has it.
  given bytea,
  primary key (user_id, site, item_id)
);
create index title_digests_given on title_digests (user_id, site, given, item_id) where given is not null;
create index title_digests_made on title_digests (user_id, site, made, item_id);

-- A live listing whose home title has changed and whose title in a language is missing, until engines were asked.
create table title_waits (
  user_id bigint not null references users,
  language text not null,
  item_id bigint not null,
  -- Raised by each change, so that an answer to an earlier title does not end the wait.
  generation integer not null default 1,
  -- The seller made the change here, so the listing follows. Otherwise the account's choice decides.
  is_by_rule boolean not null,
  -- How often engines could not be asked.
  tries integer not null default 0,
  -- When they are asked next, in monotonic time.
  due_at timestamptz not null default to_timestamp(0),
  primary key (user_id, language, item_id)
);
create index title_waits_due on title_waits (user_id, due_at);
