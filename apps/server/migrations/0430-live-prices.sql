-- The price of a unit that the marketplace confirmed last, in minor units of the payload's currency; null before the first.
alter table desired_states add column sent_minor bigint;

update desired_states set sent_minor = (payload ->> 'minor')::bigint
where change_kind = 'price' and not is_home and sent_generation > 0 and sent_generation = generation;

update desired_states d set sent_minor = (
  select (s.sent ->> 'minor')::bigint from send_attempts s
  where s.user_id = d.user_id and s.account_id = d.account_id and s.site = d.site and s.target_key = d.target_key
    and s.change_kind = 'price' and s.outcome = 'done'
  order by s.send_id desc limit 1)
where change_kind = 'price' and not is_home and sent_minor is null;

-- What buyers pay now, as confirmed: the lowest and the highest price of the listing's units. Null while it is not on sale.
alter table listings
  add column live_from_minor bigint,
  add column live_to_minor bigint,
  add column live_currency text,
  add column live_at timestamptz;

update listings l set live_from_minor = p.lowest, live_to_minor = p.highest, live_currency = p.currency, live_at = p.at
from (
  select d.user_id, d.account_id, d.lease_key, d.site, min(d.sent_minor) as lowest, max(d.sent_minor) as highest,
    min(d.payload ->> 'currency') as currency, max(d.updated_at) as at
  from desired_states d
  where d.change_kind = 'price' and not d.is_home and d.sent_minor is not null
  group by 1, 2, 3, 4
) p
where l.user_id = p.user_id and l.account_id = p.account_id and l.listing_key = p.lease_key and l.site = p.site and l.state in ('L', 'P');

-- Finds what is on sale below a lowest price: its cost grows with what it finds.
create index listings_live_prices on listings (user_id, account_id, site, live_from_minor, item_id) where live_from_minor is not null;
