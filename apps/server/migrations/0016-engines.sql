-- A translation engine of a business, asked in the order of `position`.
create table translation_engines (
  user_id bigint not null references users,
  engine text not null check (engine in ('deepl', 'google', 'azure', 'amazon', 'libretranslate', 'llm', 'offline')),
  -- Key, secret and region, encrypted; for a language model also its address. Empty for the offline engine.
  sealed_key bytea not null,
  region text,
  position integer not null default 0,
  -- Characters that may be sent in a calendar month (UTC).
  budget bigint not null check (budget between 0 and 1000000000),
  state text not null default 'new' check (state in ('new', 'works', 'key_refused', 'quota_used', 'unreachable')),
  -- It is not asked before.
  paused_until timestamptz,
  checked_at timestamptz,
  -- Of the business's own language model, shown to the seller with `model`; null for the one of the demo mode.
  url text,
  model text,
  primary key (user_id, engine)
);

-- Characters of a month.
create table translation_engine_use (
  user_id bigint not null references users,
  -- `operator:<name>` for an engine of the operator.
  engine text not null,
  month date not null,
  used bigint not null default 0,
  -- By calls that are on their way. A call that a crash interrupts stays reserved, because the engine may have
  -- charged for it.
  reserved bigint not null default 0 check (reserved >= 0),
  primary key (user_id, engine, month)
);

-- The seller's terms at an engine, for a pair of languages. It only saves calls: without a row the engine's own list is
-- looked at.
create table translation_engine_glossaries (
  user_id bigint not null references users,
  -- `operator:<name>` for an engine of the operator.
  engine text not null,
  src_lang text not null,
  dst_lang text not null,
  -- SHA-256 of the terms.
  terms_hash bytea not null,
  term_count integer not null,
  -- The engine's name for them.
  remote_id text not null,
  kept_at timestamptz not null,
  primary key (user_id, engine, src_lang, dst_lang)
);
