-- What people changed, and what is about no product: few among the many changes that rules and marketplaces make. Those are in neither
-- index, so that changing prices costs nothing more.
create index history_people on history (user_id, actor_kind, history_id desc) where actor_kind in ('login', 'admin');
create index history_business on history (user_id, history_id desc) where item_id is null;
