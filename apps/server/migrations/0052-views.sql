-- A view of a list that a login saved under a name.
create table saved_views (
  user_id bigint not null references users,
  view_id bigint generated always as identity,
  -- `VIEW_SCREENS` of the contract.
  screen text not null,
  -- The login that alone has it; null if the team shares it.
  login_id bigint,
  name text not null,
  -- What follows the path of the screen in the address.
  address text not null,
  -- `ViewColumn` of the contract, in their order; null for the usual ones.
  columns jsonb,
  primary key (user_id, view_id)
);
-- The order of the list, and one name for one view.
create unique index saved_views_name on saved_views (user_id, screen, coalesce(login_id, 0), lower(name));
