-- What Quayside held back was recorded as refused by the marketplace, which was never asked.
update history set actor_kind = 'system', why = case why when 'publish_failed' then 'publish_held' else 'update_held' end
where why in ('publish_failed', 'update_failed') and after #>> '{reason,code}' not in
  ('rejected_by_marketplace', 'selling_limit_reached', 'marketplace_unavailable', 'account_disconnected', 'quota_reached', 'offer_restricted',
   'attributes_refused')
  and after #> '{reason,params,code}' is null;
