-- Browsers and networks that a login has signed in from: strangers' wrong passwords do not hold it up there.
create table known_places (
  login_id bigint not null references logins,
  -- Of the browser's token, or of the network with the login's number.
  place_hash bytea not null,
  seen_at timestamptz not null,
  primary key (login_id, place_hash)
);
create index known_places_by_age on known_places (seen_at);
