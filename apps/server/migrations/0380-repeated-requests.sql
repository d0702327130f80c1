-- Equal answers to one question that is asked again and again are one row.
alter table marketplace_requests
  add column calls integer not null default 1 check (calls > 0),
  -- The time of the last of several calls; null for a single one.
  add column last_at timestamptz;
