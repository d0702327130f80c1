-- What a cell's title left in the seller's language, and what of the source title it does not say.
alter table publish_cells
  add column untranslated text[] not null default '{}',
  add column dropped text[] not null default '{}';
