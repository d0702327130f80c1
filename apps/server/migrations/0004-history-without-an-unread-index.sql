-- Changes are read by user and by item; nothing ever looked one up by entity, and each had to be entered here too.
drop index history_entity;
