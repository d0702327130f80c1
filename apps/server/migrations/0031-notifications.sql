-- A message from support to a business.
create table notifications (
  user_id bigint not null references users,
  notification_id bigint generated always as identity,
  -- Safe HTML.
  html text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, notification_id)
);

-- Up to which message a login has read.
create table notification_marks (
  user_id bigint not null references users,
  login_id bigint not null,
  last_read_id bigint not null,
  primary key (user_id, login_id)
);
