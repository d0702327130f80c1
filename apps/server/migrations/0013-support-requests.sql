-- support ----------------------------------------------------------------------------------------------------------

-- What people wrote to support. It is support's and no seller's: whoever can not sign in writes as well.
create table support_requests (
  request_id bigint generated always as identity primary key,
  reference text not null unique,
  -- Who was signed in, if anybody.
  user_id bigint,
  login_id bigint,
  name text not null,
  email text not null,
  topic text not null,
  subject text not null,
  message text not null,
  language text not null,
  -- The request that stored this one, for the log; and the failed one that it tells of.
  api_request_id text not null,
  failed_request_id text,
  created_at timestamptz not null
);
create index support_requests_created_at on support_requests (created_at);
