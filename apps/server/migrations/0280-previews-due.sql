-- A listing of a large run that its marketplace has yet to preview. It is not sent before.
alter table run_items add column is_preview_due boolean not null default false;
create index run_items_preview_due on run_items (user_id, run_id, item_id, site) where is_preview_due;

-- The number of these listings.
alter table publish_runs add column previews_due integer not null default 0;
