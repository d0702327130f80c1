-- translations -----------------------------------------------------------------------------------------------------

-- Whether an engine's titles go live on a site without a look. No row: nobody has decided, and looks are counted.
create table engine_trust (
  user_id bigint not null references users,
  site text not null,
  engine text not null,
  is_trusted boolean not null,
  -- Who decided; the system once enough titles were looked at.
  decided_by jsonb not null,
  decided_at timestamptz not null,
  primary key (user_id, site, engine)
);

-- The engine whose title the seller accepted or corrected.
alter table manual_titles add column engine text;
create index manual_titles_engine on manual_titles (user_id, site, engine) where engine is not null;
