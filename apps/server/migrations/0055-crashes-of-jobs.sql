-- Workers that died during a job since it last got further, in points: three for one that had run for seconds, one for any other. A job
-- that kills worker after worker is given up.
create table job_crashes (
  job_id text primary key,
  points smallint not null check (points > 0),
  crashed_at timestamptz not null
);
