-- refunds ----------------------------------------------------------------------------------------------------------

-- A refund that somebody made at the provider itself, in whole or in part. Each becomes one credit note.
alter table refunds add is_foreign boolean not null default false;
create unique index refunds_foreign_once on refunds (user_id, provider_ref) where is_foreign;
drop index refunds_once;
create unique index refunds_once on refunds (user_id, invoice_id) where status <> 'failed' and not is_foreign;
