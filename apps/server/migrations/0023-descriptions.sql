-- How a seller's listings on a site are described, if not by the facts alone.
create table description_settings (
  user_id bigint not null references users,
  site text not null,
  choice text not null check (choice in ('facts', 'own', 'facts_translated', 'translated', 'none')),
  -- Safe HTML with placeholders.
  template text,
  updated_at timestamptz not null default now(),
  -- What translates the seller's own text.
  engine text,
  primary key (user_id, site),
  check ((engine is null) = (choice not in ('facts_translated', 'translated')))
);

-- What an engine answered to a sentence of a description. It is asked once, whether its answer was right or not.
create table description_sentences (
  user_id bigint not null references users,
  -- SHA-256 of the sentence, its language, what had to stay in it, and the seller's terms in it.
  source_hash bytea not null,
  -- As the site reads it, such as `de` or `en-US`.
  language text not null,
  engine text not null,
  answer text not null,
  -- Why the answer may not be shown; null if it may.
  problem text,
  made_at timestamptz not null,
  primary key (user_id, source_hash, language, engine)
);

-- An item whose own text is still to be translated for a site. The row is removed when its listing is queued with the
-- text.
create table description_waits (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  -- Whether the listing is sent without the text meanwhile.
  is_sent boolean not null,
  -- Why the engine could not be asked; null if it was not asked yet.
  problem text,
  primary key (user_id, item_id, site)
);
create index description_waits_user_id_idx on description_waits (user_id) where problem is not null;
