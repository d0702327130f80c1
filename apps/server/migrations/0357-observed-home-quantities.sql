-- stock ------------------------------------------------------------------------------------------------------------

-- When the marketplace was asked for the home listing's quantity that was stored last, in monotonic time. An older answer may arrive later.
alter table stock_targets add column observed_at timestamptz;
