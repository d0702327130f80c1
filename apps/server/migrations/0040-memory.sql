-- A translated text that is used again.
create table translation_memory (
  user_id bigint not null,
  src_lang text not null,
  dst_lang text not null,
  src_hash bytea not null,
  src_text text not null,
  dst_text text not null,
  -- `human`, or `engine:` with its name.
  origin text not null,
  updated_at timestamptz not null default now(),
  -- SHA-256 of the seller's terms in the title when an engine was asked; null for none. If it differs now, the engine
  -- is asked again.
  asked_terms bytea,
  search_keys text not null generated always as (search_keys(src_text || ' ' || dst_text)) stored,
  primary key (user_id, src_lang, dst_lang, src_hash)
);
-- Remembered titles that nearly equal a given one.
create index translation_memory_near on translation_memory using gin (user_id, src_lang, dst_lang, src_text gin_trgm_ops);
create index translation_memory_search on translation_memory
  using gin (user_id, src_lang, dst_lang, search_keys gin_trgm_ops);
-- The order of the list. An index takes no long texts, so their beginnings decide.
create index translation_memory_texts on translation_memory
  (user_id, src_lang, dst_lang, left(src_text, 100) collate "C", src_hash);
create index translation_memory_updated on translation_memory (user_id, updated_at);
