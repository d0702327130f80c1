-- closing ----------------------------------------------------------------------------------------------------------

-- Businesses whose owner has asked for their deletion. The row goes with the business, or when the owner changes their mind.
create table business_closings (
  user_id bigint primary key references users (user_id),
  requested_by bigint not null,
  requested_at timestamptz not null,
  -- When the business is deleted.
  due_at timestamptz not null,
  reminded_at timestamptz
);
create index business_closings_due on business_closings (due_at);
