-- compliance -------------------------------------------------------------------------------------------------------

-- The EU's energy label of an item and its product information sheet, as the seller entered them.
create table energy_labels (
  user_id bigint not null references users,
  item_id bigint not null,
  image_url text not null,
  image_description text not null,
  sheet_url text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id)
);

-- What categories ask for is read again, because the duties of law are kept with it now. Until then what is known holds.
update site_categories set tree_version = '';
