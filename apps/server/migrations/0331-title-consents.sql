-- translations -----------------------------------------------------------------------------------------------------

-- Titles that the seller has consented to and that are not stored yet. They are stored some hundred at a time; a row is removed when its
-- title is stored.
create table title_consents (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  item_id bigint not null,
  title text not null,
  -- The home title when the seller consented.
  source_title text not null,
  -- Whether it is the automatic title. Otherwise the seller wrote it.
  is_accepted boolean not null,
  -- The seller's own title then, which a written one replaces; null for none.
  replaced text,
  actor jsonb not null,
  primary key (user_id, account_id, site, item_id)
);
create index title_consents_title on title_consents (user_id, account_id, site, md5(lower(title)));
