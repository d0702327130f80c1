-- An import counts the listings that it leaves out because they have no fixed price, and keeps how each of them is sold.
alter table imports add column skipped integer not null default 0;
alter table import_rows
  add column format text check (format in ('auction', 'classified', 'other')),
  drop constraint import_rows_state_check,
  add constraint import_rows_state_check check (state in ('waiting', 'done', 'failed', 'skipped')),
  add constraint import_rows_skipped_check check ((state = 'skipped') = (format is not null));
