-- What has ended at home is sold nowhere: its units are counted as before, and nothing of them is left to sell until they are back.
alter table stock_levels add column is_withdrawn boolean not null default false;
update stock_levels l set is_withdrawn = true
from items i join item_units u on u.user_id = i.user_id and u.item_id = i.item_id
where l.user_id = u.user_id and l.unit_id = u.unit_id and (i.is_ended or u.is_ended);

-- What a seller wants of the listings abroad when one of an account's home listings ends. Without a row they are taken to 0 and stay.
create table home_following (
  user_id bigint not null,
  account_id bigint not null,
  ends_abroad boolean not null default false,
  primary key (user_id, account_id)
);
