-- compliance, engines ----------------------------------------------------------------------------------------------

-- Like every table of a seller's: nothing stays behind when a user is gone.
alter table safety_entries add foreign key (user_id) references users;
alter table producer_numbers add foreign key (user_id) references users;
alter table translation_engines add foreign key (user_id) references users;
alter table translation_engine_use add foreign key (user_id) references users;
