-- A listing whose competitors are read or were read, with what the last reading says.
create table competitor_listings (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  -- The account that sells it and reads the offers.
  account_id bigint not null,
  -- Whether a rule of the seller needs the offers: then they are read again and again.
  is_watched boolean not null default false,
  -- When the seller asked for a reading that is still to come.
  asked_at timestamptz,
  -- When they are read next, in monotonic time; `-infinity` comes first. Null: not at all.
  due_at timestamptz,
  -- The reading that holds (`competitor_readings.first_at`); null before the first.
  reading_at timestamptz,
  -- When the marketplace last told the offers of that reading.
  read_at timestamptz,
  -- The lowest price of a competitor with shipping, in minor units of the site's currency; null if there is none. `sound` is
  -- the one of the last reading at which it had not collapsed.
  lowest_minor bigint,
  sound_lowest_minor bigint,
  -- What the marketplace expects of a featured offer, in minor units without shipping: the price at which the account's offer
  -- would probably be featured, and the price that it compares with. Null where it does not say.
  expected_minor bigint,
  reference_minor bigint,
  -- When that was read; null: never.
  hinted_at timestamptz,
  -- Why the last attempt failed, such as `throttled` (`READING_PROBLEMS` of the contract); null if it did not.
  problem text,
  -- The marketplace's words about it.
  problem_words text not null default '',
  failed_at timestamptz,
  primary key (user_id, item_id, site)
);
create index competitor_listings_due on competitor_listings (user_id, account_id, due_at) where due_at is not null;

-- The offers of a listing's product from one time to another.
create table competitor_readings (
  user_id bigint not null,
  item_id bigint not null,
  site text not null,
  first_at timestamptz not null,
  -- When they were last told like this; null as long as they hold, see `competitor_listings.read_at`.
  last_at timestamptz,
  -- A list of `Offer` (`packages/kernel/src/repricing/offers.ts`).
  offers jsonb not null,
  primary key (user_id, item_id, site, first_at)
);
-- What is removed after a month, oldest first.
create index competitor_readings_over on competitor_readings (last_at) where last_at is not null;
