-- An answer to a survey.
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
