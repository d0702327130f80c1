-- Workers that died during a job since it last got further. A job that kills worker after worker is given up.
create table job_crashes (
  job_id text primary key,
  crashes smallint not null check (crashes > 0),
  crashed_at timestamptz not null
);
