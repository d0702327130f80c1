-- What an engine keeps of a seller's terms, for each pair of languages. Only saves calls: the engine's own list is looked at again where a
-- row is missing, or its terms are no longer the seller's.
create table translation_engine_glossaries (
  user_id bigint not null references users,
  -- `operator:<name>` for the operator's engine.
  engine text not null,
  src_lang text not null,
  dst_lang text not null,
  -- SHA-256 of the terms.
  terms_hash bytea not null,
  term_count integer not null,
  -- By what the engine names it.
  remote_id text not null,
  kept_at timestamptz not null,
  primary key (user_id, engine, src_lang, dst_lang)
);

-- SHA-256 of the seller's terms that stood in the title when an engine was asked; null for none. Another hash: it is asked again.
alter table translation_memory add column asked_terms bytea;
