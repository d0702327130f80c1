-- The keys that a marketplace's notifications were signed with: every gateway knows them, however many made-up ones it is asked about.
create table notice_keys (
  platform text not null,
  kid text not null,
  key text not null,
  digest text not null,
  learned_at timestamptz not null,
  primary key (platform, kid)
);

-- One known value, sealed with the secret of this installation: with another secret it does not open, and nothing else would.
create table secret_checks (
  is_only boolean not null default true primary key check (is_only),
  sealed bytea not null
);
