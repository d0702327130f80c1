-- What was paid back of the orders of a day. Cancelled lines no longer count in `revenue_minor`, so the days are reckoned anew.
alter table sales_days add column refunds_minor bigint not null default 0;
delete from sales_days;
insert into sales_days (user_id, account_id, platform, day, site, currency, orders, units, revenue_minor, refunds_minor)
select user_id, account_id, platform, day, site, currency, count(*), sum(units), sum(sold),
  sum(case when is_paid_back then sold else least(sold, given) end)
from (
  select o.user_id, o.account_id, o.platform, (o.ordered_at at time zone z.zone)::date as day, o.site, o.currency, l.units,
    o.total_minor - case when o.total_minor >= l.all_minor then l.cancelled_minor else 0 end as sold, l.is_paid_back, c.given
  from orders o
  join (values ('DE', 'Europe/Berlin'), ('ES', 'Europe/Madrid'), ('IT', 'Europe/Rome'), ('UK', 'Europe/London'),
    ('FR', 'Europe/Paris'), ('AU', 'Australia/Sydney'), ('US', 'America/New_York'), ('CA', 'America/Toronto'),
    ('IE', 'Europe/Dublin'), ('AT', 'Europe/Vienna'), ('BEFR', 'Europe/Brussels'), ('CDFR', 'Europe/Paris'),
    ('AMDE', 'Europe/Berlin'), ('AMES', 'Europe/Madrid'), ('AMIT', 'Europe/Rome'), ('AMUK', 'Europe/London'),
    ('AMFR', 'Europe/Paris')) as z (site, zone) on z.site = o.site
  cross join lateral (
    select coalesce(sum(quantity) filter (where state = 'open'), 0) as units, coalesce(sum(total_minor), 0) as all_minor,
      coalesce(sum(total_minor) filter (where state = 'cancelled'), 0) as cancelled_minor,
      coalesce(bool_or(state = 'refunded') and not bool_or(state = 'open'), false) as is_paid_back
    from order_lines where user_id = o.user_id and order_id = o.order_id) l
  cross join lateral (
    select coalesce(sum(amount_minor), 0) as given from order_changes
    where user_id = o.user_id and order_id = o.order_id and kind = 'refund' and state = 'confirmed') c
  where o.status in ('paid', 'shipped') and not o.is_aside) sold
group by user_id, account_id, platform, day, site, currency;
