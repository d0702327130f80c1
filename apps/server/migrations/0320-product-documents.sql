-- Documents that buyers can read beside a listing: `ProductDocument` of the kernel.
alter table safety_entries add column documents jsonb;
create index safety_entries_documents on safety_entries (user_id) where documents is not null;

-- A document at an account's marketplace, which listings name by the marketplace's id.
create table document_uploads (
  user_id bigint not null references users,
  account_id bigint not null,
  url text not null,
  kind text not null,
  language text not null,
  -- Null where the marketplace did not accept the address at all.
  document_id text,
  state text not null check (state in ('asked', 'accepted', 'refused')),
  asked_at timestamptz not null,
  primary key (user_id, account_id, url, kind, language)
);
