-- Which delivery mode of a marketplace account a level of service stands for. Null: the offer keeps the account's own terms.
create table shipping_mode_choices (
  user_id bigint not null,
  account_id bigint not null,
  level text not null check (level in ('ECONOMY', 'STANDARD', 'TRACKED', 'EXPRESS')),
  mode_code text,
  primary key (user_id, account_id, level)
);
comment on column listings.shipping_key is
  '`kept` with the key of a policy, `own` with an id of the marketplace, `stated` with what the offer states, `left` with the id that the listing names no longer. Null: the account''s own.';
