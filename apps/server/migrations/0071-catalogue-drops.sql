-- A home list that lacks much of what is known is called a catalogue drop.
alter table catalogue_falls rename to catalogue_drops;
alter table catalogue_drops rename column fall_id to drop_id;
alter table catalogue_drops rename constraint catalogue_falls_pkey to catalogue_drops_pkey;
alter table catalogue_drops rename constraint catalogue_falls_state_check to catalogue_drops_state_check;
alter index catalogue_falls_open rename to catalogue_drops_open;
alter table catalogue_fall_items rename to catalogue_drop_items;
alter table catalogue_drop_items rename column fall_id to drop_id;
alter table catalogue_drop_items rename constraint catalogue_fall_items_pkey to catalogue_drop_items_pkey;

update history set why = case why when 'catalogue_fell' then 'catalogue_dropped' when 'fall_applied' then 'drop_applied' else 'drop_recovered' end
where entity = 'account' and why in ('catalogue_fell', 'fall_applied', 'fall_recovered');
update imports set error_code = 'catalogue_dropped' where error_code = 'catalogue_fell';
