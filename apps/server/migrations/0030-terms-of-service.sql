-- A business's answer to a version of the terms. The highest version says whether they are accepted now.
create table terms_of_service_answers (
  user_id bigint not null references users,
  product_code text not null,
  version text not null,
  is_accepted boolean not null,
  file_uri text not null,
  login_id bigint not null,
  answered_at timestamptz not null default now(),
  primary key (user_id, product_code, version)
);
