-- publishing -------------------------------------------------------------------------------------------------------

-- Runs that a job has yet to carry out, preview or stop.
create index publish_runs_left on publish_runs (user_id, run_id)
  where state in ('confirmed', 'cancelling') or previews_due > 0;
-- Runs that are over, some of whose listings may still have to be settled.
create index publish_runs_stopped on publish_runs (finished_at) where state in ('cancelled', 'failed');
