-- A bulk request: the rows of a seller's file or list, and the run that lists the good ones with the seller's consent.
create table bulk_requests (
  user_id bigint not null references users,
  request_id bigint generated always as identity,
  -- The eBay account whose items the rows name.
  account_id bigint not null,
  type text not null check (type in ('list')),
  -- Null if no row is good.
  run_id bigint,
  -- In which encoding the file was read; null if the rows were pasted, or it could not be read.
  encoding text,
  rows integer not null,
  -- How many rows are left out: { problem: n }.
  problems jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, request_id),
  foreign key (user_id, run_id) references publish_runs on delete cascade
);
create index bulk_requests_recent on bulk_requests (user_id, account_id, type, request_id desc);

-- A row of a bulk request: its item and sites, or why it is left out.
create table bulk_rows (
  user_id bigint not null,
  request_id bigint not null,
  -- Its place among the rows of the request, from 1.
  position integer not null,
  -- As a spreadsheet counts it, from 1; 0 for the whole file.
  row_number integer not null,
  -- How the row names the item.
  name text not null,
  -- Null if the item is unknown.
  item_id bigint,
  -- Where the item is to be listed; empty if the row is left out.
  sites text[] not null default '{}',
  -- Why the row is left out, in which column, and what stands there.
  problem text,
  problem_column text,
  problem_value text not null default '',
  primary key (user_id, request_id, position),
  foreign key (user_id, request_id) references bulk_requests on delete cascade
);
create index bulk_rows_left_out on bulk_rows (user_id, request_id, position) where problem is not null;

-- Which items of a run belong on which of its sites, { site: [item ids] }, if not all of them belong on all.
alter table publish_runs add column site_items jsonb;
alter table publish_runs alter column site_items set statistics 0;
