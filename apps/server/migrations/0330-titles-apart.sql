-- translations -----------------------------------------------------------------------------------------------------

-- Finds equal titles of a seller's items: MD5 of platform and title, in lower case.
create table title_digests (
  user_id bigint not null references users,
  site text not null,
  item_id bigint not null,
  -- Of the automatic title before it was made to differ from others.
  made bytea not null,
  -- Of the title that the item got; null if another item has it.
  given bytea,
  primary key (user_id, site, item_id)
);
create index title_digests_made on title_digests (user_id, site, made, item_id);
create index title_digests_given on title_digests (user_id, site, given, item_id) where given is not null;
create index manual_titles_digest on manual_titles (user_id, site, md5(lower(translation)), item_id);

-- The item that has the title which this one would have.
alter table site_titles add column same_as bigint;

-- publishing -------------------------------------------------------------------------------------------------------

create index listings_title on listings (user_id, site, md5(lower(title)), item_id) where state in ('L', 'Q', 'P');
