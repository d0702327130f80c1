-- platform ---------------------------------------------------------------------------------------------------------

-- Mail that a transaction decided to send; a worker sends it after the commit. The values may hold a secret link: they are sealed, and
-- erased as soon as the mail is out or given up.
create table mails (
  mail_id bigint generated always as identity primary key,
  recipient text not null,
  template text not null,
  language text not null,
  sealed_values bytea,
  created_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index mails_created_at on mails (created_at);

-- Attempts that are counted against guessing, by the hash of what they are counted for: no e-mail and no address stands here.
create table attempts (
  key_hash bytea primary key,
  n integer not null,
  ends_at timestamptz not null
);
drop table sign_in_failures;

-- session ----------------------------------------------------------------------------------------------------------

alter table sessions
  add column session_id bigint generated always as identity,
  add column user_agent text not null default '',
  -- Truncated: enough to recognise a place, too little to find a person.
  add column address text not null default '';
create unique index sessions_id on sessions (session_id);

-- A wish for a new password, kept whether or not the e-mail has a login, so that both take the same time; a worker takes it up.
create table password_reset_requests (
  request_id bigint generated always as identity primary key,
  email text not null,
  language text not null,
  created_at timestamptz not null
);

create table password_resets (
  token_hash bytea primary key,
  login_id bigint not null references logins,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_login on password_resets (login_id);

-- An authenticator app; it counts once a code of it has been given.
create table authenticators (
  login_id bigint primary key references logins,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last code that was accepted: none is accepted twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  login_id bigint not null references logins,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (login_id, code_hash)
);

-- The password was right and a second factor is due: this opens no session by itself.
create table sign_in_challenges (
  token_hash bytea primary key,
  login_id bigint not null references logins,
  expires_at timestamptz not null,
  tries integer not null default 0
);
create index sign_in_challenges_login on sign_in_challenges (login_id);
