-- A group of changes is called a group: the change that stands for it gives the group its id.
alter table history rename column head_id to group_id;
alter index history_under_head rename to history_in_group;
alter table history_heads rename to history_groups;
alter table history_groups rename column head_id to group_id;
alter table history_groups rename constraint history_heads_pkey to history_groups_pkey;
alter index history_heads_by_cause rename to history_groups_by_cause;
