-- A request to support. People who cannot sign in write as well, so it belongs to no business.
create table support_requests (
  request_id bigint generated always as identity primary key,
  reference text not null unique,
  -- Who was signed in; null for nobody.
  user_id bigint,
  login_id bigint,
  name text not null,
  email text not null,
  topic text not null,
  subject text not null,
  message text not null,
  language text not null,
  -- The request that stored it, for the log.
  api_request_id text not null,
  -- The request whose failure it reports.
  failed_request_id text,
  created_at timestamptz not null,
  -- What the sender agreed to send along.
  screen text,
  run_id bigint,
  browser text,
  -- In international notation; null if the sender asks for no call.
  call_back_phone text
);
create index support_requests_created_at on support_requests (created_at);
