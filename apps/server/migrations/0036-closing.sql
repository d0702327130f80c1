-- A business that is to be deleted at its owner's request. The row goes with the business, or when the owner changes
-- their mind.
create table business_closings (
  user_id bigint primary key references users,
  requested_by bigint not null,
  requested_at timestamptz not null,
  -- When the business is deleted.
  due_at timestamptz not null,
  reminded_at timestamptz,
  -- When the deletion began; from then on nobody can keep the business.
  begun_at timestamptz
);
create index business_closings_due on business_closings (due_at);
