-- Whoever signs up may type anybody's address. Until a mailed link was used, nothing goes out in the login's name. Logins from before are
-- taken for proven.
alter table logins add column verified_at timestamptz;
update logins set verified_at = now();

-- One proven login has an address. Others may claim it: signing up does the same for a free address as for a taken one.
drop index logins_email;
create unique index logins_email on logins (lower(email)) where verified_at is not null;
create index logins_claims on logins (lower(email), login_id) where verified_at is null;

-- Mailed links that prove a mailbox. The database keeps the hash of a token.
create table mailbox_links (
  token_hash bytea constraint mailbox_links_pkey primary key,
  login_id bigint not null constraint mailbox_links_login_id_fkey references logins (login_id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailbox_links_login on mailbox_links (login_id);
create index mailbox_links_expiry on mailbox_links (expires_at);
