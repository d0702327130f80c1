-- A preparation also waits while its platform is switched off, and goes on when there is a connector for it again.
drop index publish_runs_waiting;
create index publish_runs_waiting on publish_runs (user_id, account_id)
  where state = 'preparing' and paused_reason in ('quota', 'platform_off');
