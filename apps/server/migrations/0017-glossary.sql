-- How a seller wants words to be translated.
create table glossary_terms (
  user_id bigint not null,
  term_id bigint generated always as identity,
  src_text text not null,
  dst_text text not null,
  src_lang text not null,
  dst_lang text not null,
  updated_at timestamptz not null default now(),
  search_keys text not null generated always as (search_keys(src_text || ' ' || dst_text)) stored,
  primary key (user_id, term_id)
);
create index glossary_terms_search on glossary_terms using gin (user_id, search_keys gin_trgm_ops);
create unique index glossary_terms_source on glossary_terms (user_id, src_lang, dst_lang, lower(src_text));
-- The order of the list.
create index glossary_terms_words on glossary_terms (user_id, lower(src_text), term_id);
