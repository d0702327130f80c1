-- An item that is listed on one site, and failed or waits on another, is in each of those lists. What publishing found against a site is
-- kept with the listing, so that an item without a shipping route there is found.
alter table product_rows
  add column is_listed boolean not null default false,
  add column is_moving boolean not null default false,
  add column has_failed boolean not null default false,
  add column lacks_shipping boolean not null default false;

update product_rows r
set is_listed = a.is_listed, is_moving = a.is_moving, has_failed = a.has_failed, lacks_shipping = a.lacks_shipping
from (
  select user_id, item_id, bool_or(state = 'L') as is_listed, bool_or(state in ('Q', 'P')) as is_moving, bool_or(state = 'F') as has_failed,
    bool_or(state in ('B', 'F') and coalesce(reason->>'code' = 'no_shipping', false)) as lacks_shipping
  from listings where state <> 'N' group by user_id, item_id
) a
where a.user_id = r.user_id and a.item_id = r.item_id;

alter table product_rows drop column status;
create index product_rows_listed on product_rows (user_id, account_id, title_sort, item_id) where is_listed;
create index product_rows_moving on product_rows (user_id, account_id, title_sort, item_id) where is_moving;
create index product_rows_failed on product_rows (user_id, account_id, title_sort, item_id) where has_failed;
create index product_rows_not_listed on product_rows (user_id, account_id, title_sort, item_id)
  where not is_listed and not is_moving and not has_failed;
create index product_rows_no_shipping on product_rows (user_id, account_id, title_sort, item_id) where lacks_shipping;

delete from product_totals where status in ('listedAbroad', 'inTranslation', 'failed', 'notListed', 'noShipping');
insert into product_totals (user_id, account_id, status, n)
select r.user_id, r.account_id, kept.key, count(*)
from product_rows r
cross join lateral (values
  ('listedAbroad', r.is_listed), ('inTranslation', r.is_moving), ('failed', r.has_failed), ('noShipping', r.lacks_shipping),
  ('notListed', not r.is_listed and not r.is_moving and not r.has_failed)) as kept (key, is_so)
where kept.is_so
group by r.user_id, r.account_id, kept.key;

-- No listing was ever in translation: a title is made before anything is stored.
update listings set state = 'N' where state = 'T';
alter table listings drop constraint listings_state_check;
alter table listings add constraint listings_state_check check (state in ('N', 'Q', 'P', 'L', 'B', 'F', 'E'));
