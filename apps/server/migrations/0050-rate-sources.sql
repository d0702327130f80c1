-- Sources of exchange rates have codes, which the portal names in the reader's language. They had English names.
update exchange_rates set source = case source when 'bundled snapshot' then 'bundled' else 'ecb' end
where source in ('European Central Bank', 'bundled snapshot');
update rates_in_force set source = case source when 'bundled snapshot' then 'bundled' else 'ecb' end
where source in ('European Central Bank', 'bundled snapshot');
update rate_feeds set source = 'ecb' where source = 'European Central Bank';
update listings set price_breakdown = jsonb_set(price_breakdown, '{rate,source}',
  case price_breakdown->'rate'->>'source' when 'bundled snapshot' then '"bundled"' else '"ecb"' end::jsonb)
where price_breakdown->'rate'->>'source' in ('European Central Bank', 'bundled snapshot');
update run_items set price_breakdown = jsonb_set(price_breakdown, '{rate,source}',
  case price_breakdown->'rate'->>'source' when 'bundled snapshot' then '"bundled"' else '"ecb"' end::jsonb)
where price_breakdown->'rate'->>'source' in ('European Central Bank', 'bundled snapshot');
