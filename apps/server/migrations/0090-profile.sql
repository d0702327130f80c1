-- profile ----------------------------------------------------------------------------------------------------------

-- Who support reaches in a business.
create table contact_details (
  user_id bigint primary key references users,
  details jsonb not null,
  updated_at timestamptz not null default now()
);

-- Other tools that a business uses, with its name there.
create table third_party_tools (
  user_id bigint not null references users,
  tool_code text not null,
  external_reference text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, tool_code)
);
