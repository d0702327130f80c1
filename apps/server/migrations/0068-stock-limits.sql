-- How much of its stock an account tells abroad. An empty site stands for all of the account's sites; a site's own row takes its place there.
-- Without a row the whole stock is told.
create table stock_limits (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  -- What is told is least(greatest(floor(stock * percent / 100) - buffer, 0), maximum).
  percent integer not null check (percent between 1 and 100),
  buffer integer not null check (buffer >= 0),
  maximum integer check (maximum > 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, account_id, site)
);
