-- descriptions -----------------------------------------------------------------------------------------------------

-- How a seller's listings on a site are described, where the seller chose something else than the facts alone.
create table description_settings (
  user_id bigint not null references users,
  site text not null,
  choice text not null check (choice in ('facts', 'own', 'none')),
  -- Safe HTML with placeholders.
  template text,
  updated_at timestamptz not null default now(),
  primary key (user_id, site)
);

-- Live listings that are still to be sent again with a changed description. Each is taken out when it is queued.
create table description_followers (
  user_id bigint not null references users,
  item_id bigint not null,
  site text not null,
  primary key (user_id, item_id, site)
);
