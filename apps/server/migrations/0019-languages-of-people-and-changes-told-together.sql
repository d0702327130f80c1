-- The language that a person chose in the portal, or came to it in. Null where it is not known: mails then speak the language of the
-- business's country.
alter table logins add column language text;

-- Changes that were made together hang under one that tells them all, which the overview shows instead of them: what an import brought
-- under the import, a run's listings under its consent.
alter table history add column head_id bigint;

create table history_heads (
  user_id bigint not null,
  head_id bigint not null,
  -- What goes on making changes, such as `run:5`; null where all of them came in one transaction.
  cause text,
  -- How many changes hang under it: kept, not counted.
  entries integer not null default 0,
  primary key (user_id, head_id)
);
create unique index history_heads_by_cause on history_heads (user_id, cause) where cause is not null;
create index history_under_head on history (user_id, head_id, history_id desc) where head_id is not null;

-- What people did and what became of the business: few among the changes that rules, imports and marketplaces make, which are not in it.
create index history_overview on history (user_id, history_id desc)
  where head_id is null and (actor_kind in ('login', 'admin') or item_id is null and entity <> 'order');
