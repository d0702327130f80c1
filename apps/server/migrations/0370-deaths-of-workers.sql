-- A death of a worker counts against its jobs only if the worker caused it itself: by an error that nobody caught, by using up its
-- memory, or by hanging. The launcher sees that, and the next worker that it starts records it. A kill from outside, a restart of the
-- database and a slow connection prove nothing.
drop table job_crashes;
create table job_crashes (
  job_id text not null,
  -- The worker that died during the job.
  owner text not null,
  points smallint not null check (points > 0),
  crashed_at timestamptz not null,
  primary key (job_id, owner)
);
create table crashed_workers (
  owner text primary key,
  crashed_at timestamptz not null default now()
);
