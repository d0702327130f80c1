-- support ----------------------------------------------------------------------------------------------------------

-- What the sender agreed to send along: the screen, the run on it and the browser.
alter table support_requests
  add column screen text,
  add column run_id bigint,
  add column browser text;
