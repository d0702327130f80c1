-- A run lists the items of one account through another one, where a marketplace takes items from elsewhere: `account_id` sells.
alter table publish_runs add column source_account_id bigint;
update publish_runs set source_account_id = account_id;
alter table publish_runs alter column source_account_id set not null;

-- The price adjustment of a Cdiscount account is the price rule of what it lists for others: kept in one place.
insert into price_rules (user_id, account_id, site, is_pricing_enabled, increase_type, increase, neat_prices)
select user_id, account_id, 'CDFR', true, 'percent', price_adjustment, false from cdiscount_offer_terms
on conflict do nothing;
alter table cdiscount_offer_terms drop column price_adjustment;

-- The account that the item is of, where another one sells it; null otherwise.
alter table listings add column source_account_id bigint;
-- What is to follow when the items' account is left: its listings in other accounts, and its runs there.
create index listings_elsewhere on listings (user_id, source_account_id, state, site) where source_account_id is not null;
create index publish_runs_elsewhere on publish_runs (user_id, source_account_id, run_id desc) where source_account_id <> account_id;
