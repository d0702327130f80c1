-- categories -------------------------------------------------------------------------------------------------------

-- The catalogue's product as the seller saw it when deciding, so that the decision can be looked at and taken back.
alter table product_matches add column product jsonb not null default '{}';

-- What waits for exemptions is asked for by the account of the items.
drop index listings_asking_for_codes;
create index listings_asking_for_codes on listings (user_id, coalesce(source_account_id, account_id), account_id)
  where state = 'B' and reason ->> 'code' = 'no_code_exemption';
