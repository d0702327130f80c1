-- followers --------------------------------------------------------------------------------------------------------

-- Live listings that must be sent again because their content has changed. A row is removed when its listing is queued.
create table listing_followers (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  -- Whether its title may have to be made again.
  is_titled boolean not null default false,
  primary key (user_id, item_id, site)
);

-- Until now such listings waited in two tables and in jobs. The first start of the program creates the schema of the jobs.
insert into listing_followers (user_id, item_id, site)
select user_id, item_id, site from description_followers union select user_id, item_id, site from safety_followers;
drop table description_followers, safety_followers;

do $$ begin
  if to_regclass('jobs.job') is null then return; end if;
  insert into listing_followers (user_id, item_id, site, is_titled)
  select u.user_id, (l->>0)::bigint, l->>1, bool_or((l->>2)::boolean)
  from jobs.job j join users u on u.user_id = (j.data->>'userId')::bigint
  cross join lateral jsonb_array_elements(j.data->'listings') as l
  where j.name = 'publishing.follow-sizes' and j.state in ('created', 'retry', 'active')
  group by u.user_id, l->>0, l->>1
  on conflict (user_id, item_id, site) do update set is_titled = listing_followers.is_titled or excluded.is_titled;
  delete from jobs.job
  where name in ('publishing.follow-sizes', 'compliance.follow-safety', 'descriptions.follow')
    and state in ('created', 'retry', 'active');
end $$;
