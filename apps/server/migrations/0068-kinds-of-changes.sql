-- "Aspect" is eBay's word for item specifics. What a desired state is about is the kind of change.
alter table desired_states rename column aspect to change_kind;
alter table desired_states rename constraint desired_states_aspect_check to desired_states_change_kind_check;
alter table sends rename column aspect to change_kind;
