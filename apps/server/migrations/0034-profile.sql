-- Whom support reaches in a business.
create table contact_details (
  user_id bigint primary key references users,
  details jsonb not null,
  updated_at timestamptz not null default now(),
  -- An e-mail address that is not used until the mailed link to it is opened.
  pending_email text,
  pending_token_hash bytea,
  pending_until timestamptz
);

-- Another tool that a business uses, with its name there.
create table third_party_tools (
  user_id bigint not null references users,
  tool_code text not null,
  external_reference text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, tool_code)
);
