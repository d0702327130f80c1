-- What the columns of a file of products are, as the business chose it for files with the same headings.
create table sheet_mappings (
  user_id bigint not null references users,
  -- md5 of the headings in their order.
  headings_key text not null,
  -- The heading and the column of each column that is read.
  columns jsonb not null,
  -- How the file writes decimals: point or comma.
  decimal text not null check (decimal in ('point', 'comma')),
  used_at timestamptz not null default now(),
  primary key (user_id, headings_key)
);
