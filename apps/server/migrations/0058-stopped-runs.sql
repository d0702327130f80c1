-- A run that was stopped or discarded never comes to the cells that still waited in it: they get the outcome that says so.
-- Cells before counts: the counts below say nothing that the cells do not.
update publish_cells c set
  outcome = case c.verdict when 'blocked' then 'skipped' else 'cancelled' end,
  reason_code = case when c.verdict = 'blocked' then c.reason_code
    when r.state = 'cancelled' and r.confirmed_at is null then 'discarded' else 'cancelled' end
from publish_runs r
where r.user_id = c.user_id and r.run_id = c.run_id and r.state in ('cancelled', 'failed') and c.outcome = 'waiting';

with old as (
  delete from publish_counts t using publish_runs r
  where r.user_id = t.user_id and r.run_id = t.run_id and r.state in ('cancelled', 'failed') and t.outcome = 'waiting'
  returning t.user_id, t.run_id, t.site, t.verdict, t.coverage_step, t.n,
    case when t.verdict = 'blocked' then t.reason_code
      when r.state = 'cancelled' and r.confirmed_at is null then 'discarded' else 'cancelled' end as reason_code,
    case t.verdict when 'blocked' then 'skipped' else 'cancelled' end as outcome
)
insert into publish_counts as t (user_id, run_id, site, verdict, reason_code, outcome, coverage_step, n)
select user_id, run_id, site, verdict, reason_code, outcome, coverage_step, sum(n) from old
group by user_id, run_id, site, verdict, reason_code, outcome, coverage_step
on conflict (user_id, run_id, site, verdict, reason_code, outcome, coverage_step) do update set n = t.n + excluded.n;
