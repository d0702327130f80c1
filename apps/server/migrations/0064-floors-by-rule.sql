-- The lowest price that rules for some items set, as it was worked out with the margin; null if none fits or it is unknown.
alter table item_margins add column floor_minor bigint;
create index item_margins_floor on item_margins (user_id, site, item_id) include (account_id, floor_minor) where floor_minor is not null;
