-- What the settled orders of a day earned that an account sold on another site than its home, worked out with the margins of items.
create table abroad_margins (
  user_id bigint not null references users,
  account_id bigint not null,
  -- Calendar day of the site on which the orders were made.
  day date not null,
  site text not null,
  currency text not null,
  -- Orders whose margin is known, and orders of which something is lacking.
  known integer not null,
  unknown integer not null,
  -- Of the known ones, in minor units.
  margin_minor bigint not null,
  primary key (user_id, account_id, day, site, currency)
);
