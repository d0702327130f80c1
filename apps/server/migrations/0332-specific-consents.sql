-- categories -------------------------------------------------------------------------------------------------------

-- Specifics that the seller has set for many items at once and that are not stored yet. They are stored some hundred at a time; a row is
-- removed when its specific is stored.
create table specific_consents (
  user_id bigint not null references users,
  account_id bigint not null,
  item_id bigint not null,
  site text not null,
  name text not null,
  -- Null restores the item's own values.
  "values" text[],
  -- The seller's values when the seller consented; null for none.
  replaced text[],
  primary key (user_id, account_id, item_id, site, name)
);
