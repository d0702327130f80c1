-- Translation engines that a business has set up with its own key, in the order of their use.
create table translation_engines (
  user_id bigint not null,
  engine text not null check (engine in ('deepl', 'google', 'azure', 'amazon', 'libretranslate')),
  -- Key, secret and region, encrypted.
  sealed_key bytea not null,
  region text,
  position integer not null default 0,
  -- Characters that may be sent in a calendar month, UTC.
  budget bigint not null check (budget between 0 and 1000000000),
  state text not null default 'new' check (state in ('new', 'works', 'key_refused', 'quota_used', 'unreachable')),
  -- It is not asked before.
  paused_until timestamptz,
  checked_at timestamptz,
  primary key (user_id, engine)
);

-- Characters of a month: counted, and reserved by calls that are on their way. A call that a crash interrupts stays reserved, because the
-- engine may have charged for it.
create table translation_engine_use (
  user_id bigint not null,
  -- `operator:<name>` for the operator's engine.
  engine text not null,
  month date not null,
  used bigint not null default 0,
  reserved bigint not null default 0 check (reserved >= 0),
  primary key (user_id, engine, month)
);
