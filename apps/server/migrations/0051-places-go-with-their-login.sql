-- A login that is removed takes along where it was known.
alter table known_places drop constraint known_places_login_id_fkey;
alter table known_places add constraint known_places_login_id_fkey
  foreign key (login_id) references logins (login_id) on delete cascade;
