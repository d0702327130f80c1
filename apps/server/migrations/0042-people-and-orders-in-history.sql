-- Names in the history are looked up for people of the business only. Who left it keeps the name in what they changed there.
create table former_members (
  user_id bigint not null,
  login_id bigint not null,
  left_at timestamptz not null default now(),
  primary key (user_id, login_id)
);

-- A consent that an admin gave while acting as the seller is recorded as the admin's. Earlier consents keep a login's.
alter table publish_runs add column confirmed_by_kind text check (confirmed_by_kind in ('login', 'admin'));
update publish_runs set confirmed_by_kind = 'login' where confirmed_by is not null;
