-- listings ---------------------------------------------------------------------------------------------------------

-- What a listing in the queue follows: its content is sent again, or a room decides anew what it is responsible for.
alter table listing_followers add column changes text[] not null default '{content}';
update listing_followers set changes = '{content,titles}' where is_titled;
alter table listing_followers drop column is_titled;

do $$ begin
  if to_regclass('jobs.job') is null then return; end if;
  -- The job has another name now. Every five minutes one looks for sellers whose queue is not empty.
  delete from jobs.job where name = 'followers.follow' and state in ('created', 'retry', 'active');
  insert into listing_followers (user_id, item_id, site, changes)
  select distinct l.user_id, l.item_id, l.site, array['shipping']
  from jobs.job j join listings l on l.user_id = (j.data->>'userId')::bigint and l.state <> 'E'
  where j.name = 'publishing.follow-shipping' and j.state in ('created', 'retry', 'active')
  on conflict (user_id, item_id, site) do update set changes = listing_followers.changes || excluded.changes;
  insert into listing_followers (user_id, item_id, site, changes)
  select distinct l.user_id, l.item_id, l.site, array['taxes']
  from jobs.job j cross join lateral jsonb_array_elements_text(j.data->'itemIds') as i (item_id)
  join listings l on l.user_id = (j.data->>'userId')::bigint and l.item_id = i.item_id::bigint
    and l.account_id = (j.data->>'accountId')::bigint and l.state in ('L', 'Q', 'P', 'B')
  where j.name = 'publishing.follow-taxes' and j.state in ('created', 'retry', 'active')
  on conflict (user_id, item_id, site) do update set changes = listing_followers.changes || excluded.changes;
  delete from jobs.job
  where name in ('publishing.follow-shipping', 'publishing.follow-taxes') and state in ('created', 'retry', 'active');
end $$;
