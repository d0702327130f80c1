-- listings, pricing ------------------------------------------------------------------------------------------------

-- Prices that followed by jobs of publishing follow by the queue of listings.
do $$ begin
  if to_regclass('jobs.job') is null then return; end if;
  insert into listing_followers (user_id, item_id, site, changes)
  select l.user_id, l.item_id, l.site, array_agg(distinct case when (j.data->>'isByRate')::boolean then 'rates' else 'rules' end)
  from jobs.job j cross join lateral jsonb_array_elements_text(j.data->'sites') as s (site)
  join listings l on l.user_id = (j.data->>'userId')::bigint and l.account_id = (j.data->>'accountId')::bigint and l.site = s.site
    and l.state in ('L', 'Q', 'P', 'F')
  where j.name = 'publishing.reprice' and j.state in ('created', 'retry', 'active')
  group by 1, 2, 3
  on conflict (user_id, item_id, site) do update set changes = listing_followers.changes || excluded.changes;
  insert into listing_followers (user_id, item_id, site, changes)
  select distinct l.user_id, l.item_id, l.site, array['rates']
  from jobs.job j cross join lateral jsonb_array_elements(j.data->'pairs') as p (pair)
  join listings l on l.currency = p.pair->>'to' and l.state in ('L', 'Q', 'P', 'F')
  where j.name = 'publishing.follow-rates' and j.state in ('created', 'retry', 'active')
  on conflict (user_id, item_id, site) do update set changes = listing_followers.changes || excluded.changes;
  -- Prices that nothing holds back any more are looked for every five minutes.
  delete from jobs.job
  where name in ('publishing.reprice', 'publishing.follow-rates', 'publishing.send-held', 'publishing.send-freed')
    and state in ('created', 'retry', 'active');
end $$;
