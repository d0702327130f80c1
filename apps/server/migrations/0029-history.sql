-- A change: who made it, why, and the values before and after.
create table history (
  user_id bigint not null,
  history_id bigint generated always as identity,
  at timestamptz not null default now(),
  -- login, admin, rule, import, marketplace, order or system.
  actor_kind text not null,
  actor_id bigint,
  entity text not null,
  entity_id bigint not null,
  item_id bigint,
  site text,
  field text not null,
  before jsonb,
  after jsonb,
  why text not null,
  -- Changes that were made together hang under one that stands for them and is shown instead, such as an import or
  -- the consent to a run.
  group_id bigint,
  primary key (user_id, history_id)
);
alter table history alter column before set statistics 0, alter column after set statistics 0;
-- Changes that concern no item, and changes of people (`history_people`): a change of prices writes neither index.
create index history_business on history (user_id, history_id desc) where item_id is null;
create index history_in_group on history (user_id, group_id, history_id desc) where group_id is not null;
create index history_item on history (user_id, item_id, history_id desc) where item_id is not null;
create index history_order on history (user_id, entity_id, history_id) where entity = 'order';
-- What people did and what happened to the business: few among the changes of rules, imports and marketplaces.
create index history_overview on history (user_id, history_id desc)
  where group_id is null and (actor_kind in ('login', 'admin') or (item_id is null and entity <> 'order'));
create index history_people on history (user_id, actor_kind, history_id desc) where actor_kind in ('login', 'admin');

-- A change that stands for others. They name it by `group_id`, which is its own id.
create table history_groups (
  user_id bigint not null,
  group_id bigint not null,
  -- What keeps making changes, such as `run:5`; null if one transaction made all of them.
  cause text,
  -- How many changes hang under it.
  entries integer not null default 0,
  primary key (user_id, group_id)
);
create unique index history_groups_by_cause on history_groups (user_id, cause) where cause is not null;
