-- Whoever signs up may type anybody's address. Until a mailed link was used, nothing goes out in the login's name. Logins from before are
-- taken for proven.
alter table logins add column verified_at timestamptz;
update logins set verified_at = now();

-- A login that is removed takes along where it was known.
alter table known_places drop constraint known_places_login_id_fkey;
alter table known_places add constraint known_places_login_id_fkey
  foreign key (login_id) references logins (login_id) on delete cascade;
