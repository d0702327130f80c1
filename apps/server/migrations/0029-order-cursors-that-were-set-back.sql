-- An account's orders were asked for from a time in its marketplace's future: when that was found, that time, and the one from which they
-- were read again. The seller is told of the last time that it happened.
alter table order_cursors
  add column set_back_at timestamptz,
  add column set_back_from timestamptz,
  add column set_back_to timestamptz;
