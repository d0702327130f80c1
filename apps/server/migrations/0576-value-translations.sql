-- What engines said of the values of specifics, such as a colour or a style: once per value and pair of languages, whether the answer was
-- right or not.
create table value_translations (
  user_id bigint not null references users,
  src_lang text not null,
  -- The language of a site, with its country where that matters: `fr-CA`.
  dst_lang text not null,
  source text not null,
  -- SHA-256 of the seller's terms that the engine was given.
  asked_terms bytea,
  engine text not null,
  answer text not null,
  -- Why it may not be listed; null if it may.
  problem text,
  made_at timestamptz not null default now(),
  primary key (user_id, src_lang, dst_lang, source)
);
