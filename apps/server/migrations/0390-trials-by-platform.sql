-- Every platform has its own trial, and a trial that is over stays known: connecting again does not begin another.
alter table trials add column platform text not null default 'ebay', add column ended_at timestamptz;
alter table trials alter column platform drop default;
alter table trials drop constraint trials_pkey, add primary key (user_id, platform);
create index trials_running on trials (validation_time) where ended_at is null;

-- Platforms that were connected while a plan ran, and were taken for trials.
update user_platforms p set state = 'P'
where p.state in ('T', 'V', 'N', 'I')
  and exists (select from subscriptions s where s.user_id = p.user_id and s.state <> 'ended');
