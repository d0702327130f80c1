-- A person who signs in. One person may work for several businesses.
create table logins (
  login_id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  -- The number of an admin; null for everybody else.
  admin_user_id bigint,
  created_at timestamptz not null default now(),
  -- As chosen in the portal. Null if it is not known: mails then use the language of the business's country.
  language text,
  -- When a mailed link proved the mailbox. Null: whoever signed up may have typed anybody's address, so no mail is
  -- sent in this login's name.
  verified_at timestamptz
);
create index logins_claims on logins (lower(email), login_id) where verified_at is null;
-- Only one proven login has an address. Others may claim it, so that signing up does the same for a free address as for
-- a taken one.
create unique index logins_email on logins (lower(email)) where verified_at is not null;

-- A login may work for a business.
create table memberships (
  user_id bigint not null references users,
  login_id bigint not null references logins,
  role text not null check (role in ('owner', 'manager', 'operator', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (user_id, login_id)
);
create index memberships_login on memberships (login_id);

-- A login that has left a business. The history still shows its name for what it changed there.
create table former_members (
  user_id bigint not null,
  login_id bigint not null,
  left_at timestamptz not null default now(),
  primary key (user_id, login_id)
);

-- A browser that is signed in.
create table sessions (
  -- The cookie itself is not stored.
  token_hash bytea primary key,
  login_id bigint not null references logins,
  user_id bigint not null references users,
  -- The admin who acts as the seller; null for the login itself.
  admin_user_id bigint,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  session_id bigint generated always as identity,
  user_agent text not null default '',
  -- Shortened: enough to recognise a place, too little to find a person.
  address text not null default ''
);
create unique index sessions_id on sessions (session_id);
create index sessions_login on sessions (login_id);

-- A browser or network from which a login has signed in. Wrong passwords of strangers do not block it there.
create table known_places (
  login_id bigint not null references logins on delete cascade,
  -- Of the browser's token, or of the network with the login's number.
  place_hash bytea not null,
  seen_at timestamptz not null,
  primary key (login_id, place_hash)
);
create index known_places_by_age on known_places (seen_at);

-- Attempts that are counted against guessing, such as wrong passwords.
create table rate_limit_attempts (
  -- Of what is counted; no e-mail address is stored.
  key_hash bytea primary key,
  n integer not null,
  ends_at timestamptz not null
);

-- A mailed link that proves a mailbox.
create table mailbox_links (
  token_hash bytea primary key,
  login_id bigint not null references logins on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailbox_links_expiry on mailbox_links (expires_at);
create index mailbox_links_login on mailbox_links (login_id);

-- A request for a new password. It is stored whether or not the address has a login, so that both take the same time; a
-- worker continues it.
create table password_reset_requests (
  request_id bigint generated always as identity primary key,
  email text not null,
  language text not null,
  created_at timestamptz not null
);

-- A mailed link that sets a new password.
create table password_resets (
  token_hash bytea primary key,
  login_id bigint not null references logins,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_login on password_resets (login_id);

-- An authenticator app.
create table authenticators (
  login_id bigint primary key references logins,
  sealed_secret bytea not null,
  -- When its first code was entered; it protects the login from then on.
  confirmed_at timestamptz,
  -- The 30-second step of the last accepted code. No code is accepted twice.
  last_step bigint not null default 0
);

-- A code that replaces the authenticator app once.
create table recovery_codes (
  login_id bigint not null references logins,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (login_id, code_hash)
);

-- A sign-in with the right password that still needs the second factor. It opens no session by itself.
create table sign_in_challenges (
  token_hash bytea primary key,
  login_id bigint not null references logins,
  expires_at timestamptz not null,
  tries integer not null default 0
);
create index sign_in_challenges_login on sign_in_challenges (login_id);
