-- The rate by which prices are converted between two currencies. It follows the published rates, but not their small moves.
create table rates_in_force (
  from_currency text not null,
  to_currency text not null,
  millionths bigint not null check (millionths > 0),
  date date not null,
  source text not null,
  -- The day of the newest published rates that confirm it.
  checked_date date not null,
  primary key (from_currency, to_currency)
);

-- What the last attempt to read rates said: one row for the installation.
create table rate_feeds (
  source text primary key,
  tried_at timestamptz not null,
  succeeded_at timestamptz,
  failure text,
  -- Rates that were not used, each with its currency and why.
  refused jsonb not null default '[]'
);
