-- What is waited for is kept in a time that never goes back; what a seller is told stays in the marketplaces' time.
alter table publish_runs add column resumes_at timestamptz;
update publish_runs set resumes_at = paused_until where state = 'preparing' and paused_reason = 'quota';
-- When orders were last looked for in that time: a difference from looked_at that has grown says that the clock was set back since.
alter table order_cursors add column looked_at_monotonic timestamptz;
update order_cursors set looked_at_monotonic = looked_at;
