-- An invitation to join a business.
create table invitations (
  user_id bigint not null references users,
  invitation_id bigint generated always as identity,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'operator', 'viewer')),
  -- Of the mailed link's token.
  token_hash bytea not null,
  invited_by bigint not null references logins,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (user_id, invitation_id)
);
-- A later invitation of an address replaces the open one.
create unique index invitations_open on invitations (user_id, lower(email))
  where accepted_at is null and withdrawn_at is null;
create unique index invitations_token on invitations (token_hash);
