-- terms-of-service -------------------------------------------------------------------------------------------------

-- What a user answered to each version, and who gave the answer. The highest version says whether terms are accepted now.
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

-- notifications ----------------------------------------------------------------------------------------------------

-- The HTML is sanitised before it is written.
create table notifications (
  user_id bigint not null references users,
  notification_id bigint generated always as identity,
  html text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, notification_id)
);
-- How far each login of the business has read.
create table notification_marks (
  user_id bigint not null references users,
  login_id bigint not null,
  last_read_id bigint not null,
  primary key (user_id, login_id)
);

-- surveys ----------------------------------------------------------------------------------------------------------

create table survey_answers (
  user_id bigint not null references users,
  answer_id bigint generated always as identity,
  survey text not null,
  login_id bigint not null,
  markets text[] not null,
  reason text not null,
  comment text not null,
  answered_at timestamptz not null default now(),
  primary key (user_id, answer_id)
);
