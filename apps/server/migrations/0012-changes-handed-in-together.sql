-- Many changes that a marketplace takes as one submission and settles in its own time. The row outlives the process that handed it in:
-- until it is settled its listings stay leased, and whoever looks next asks the marketplace by the ticket.
create table bulk_submissions (
  user_id bigint not null,
  submission_id bigint generated always as identity,
  account_id bigint not null,
  site text not null,
  call text not null check (call in ('publish', 'update', 'end', 'homeStock')),
  -- The marketplace's name for the submission.
  ticket text not null,
  changes integer not null,
  last_error jsonb,
  handed_in_at timestamptz not null,
  look_at timestamptz not null,
  fence bigint not null default 0,
  lease_until timestamptz,
  primary key (user_id, submission_id)
);
create index bulk_submissions_due on bulk_submissions (look_at);
create index bulk_submissions_account on bulk_submissions (user_id, account_id);

-- What was handed in, in the order of the submission: what the outcome of each change is about.
create table bulk_entries (
  user_id bigint not null,
  submission_id bigint not null,
  position integer not null,
  entry jsonb not null,
  primary key (user_id, submission_id, position)
);
