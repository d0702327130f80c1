-- compliance -------------------------------------------------------------------------------------------------------

-- Live listings that are still to be sent again with a changed manufacturer or responsible person. Each is taken out when it is queued.
create table safety_followers (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  primary key (user_id, item_id, site)
);
