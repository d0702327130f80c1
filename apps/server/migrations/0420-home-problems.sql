-- What a marketplace states of a home listing and cannot be read. A listing that was stored may have such a problem too.
alter table import_rows
  add column problem text,
  add column value text,
  add column sku text,
  add column line integer,
  drop constraint import_rows_state_check,
  add constraint import_rows_state_check check (state in ('waiting', 'done', 'failed', 'skipped', 'inactive'));
