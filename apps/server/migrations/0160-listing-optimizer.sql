-- products ---------------------------------------------------------------------------------------------------------

-- The checks of the listing optimizer that a business has switched off. A check without a row is on.
create table listing_checks_off (
  user_id bigint not null references users,
  check_name text not null,
  switched_off_at timestamptz not null,
  primary key (user_id, check_name)
);

-- The items that a check may find, so that a complete catalogue is not read.
create index items_to_improve on items (user_id, account_id, item_id)
  where not is_ended
    and ((gtin is null and not has_variants) or brand is null or cardinality(images) < 2 or char_length(title) < 40);
