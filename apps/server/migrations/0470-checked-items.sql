-- What the last preparation that judged an item found: whether at least one of its sites may take it.
create table item_checks (
  user_id bigint not null,
  item_id bigint not null,
  is_eligible boolean not null,
  primary key (user_id, item_id)
);

insert into item_checks (user_id, item_id, is_eligible)
select user_id, item_id, bool_or(state <> 'B') from listings group by user_id, item_id;
