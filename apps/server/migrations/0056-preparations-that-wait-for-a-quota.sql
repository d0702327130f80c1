-- Preparations that wait for a quota are looked for by the clock, of all sellers.
create index publish_runs_waiting on publish_runs (user_id, account_id) where state = 'preparing' and paused_reason = 'quota';
