-- descriptions -----------------------------------------------------------------------------------------------------

alter table description_settings drop constraint description_settings_choice_check;
alter table description_settings
  add check (choice in ('facts', 'own', 'facts_translated', 'translated', 'none')),
  -- Which translates the seller's own text.
  add column engine text,
  add check ((engine is null) = (choice not in ('facts_translated', 'translated')));

-- What engines answered to sentences of sellers' descriptions. A sentence is asked once, whether its answer was right or not.
create table description_sentences (
  user_id bigint not null references users,
  -- SHA-256 of the sentence, its language, what had to be kept in it and the seller's terms in it.
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

-- Items whose own text is still to be translated for a site. Each is taken out when its listing is queued with it.
create table description_waits (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  -- Whether the listing is sent, or was, without the text meanwhile.
  is_sent boolean not null,
  -- Why the engine could not be asked; null: it was not asked yet.
  problem text,
  primary key (user_id, item_id, site)
);
create index on description_waits (user_id) where problem is not null;
