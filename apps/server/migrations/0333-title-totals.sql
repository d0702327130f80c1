-- translations -----------------------------------------------------------------------------------------------------

-- How many titles of a site have each state, and under `duplicates` how many have a title that another item has too. Every change of
-- site_titles updates them.
create table title_totals (
  user_id bigint not null references users,
  account_id bigint not null,
  site text not null,
  status text not null,
  n bigint not null,
  primary key (user_id, account_id, site, status)
);
insert into title_totals (user_id, account_id, site, status, n)
select user_id, account_id, site, state, count(*) from site_titles group by user_id, account_id, site, state
union all
select user_id, account_id, site, 'duplicates', sum(n) from (
  select user_id, account_id, site, count(*) as n from site_titles where title_key is not null
  group by user_id, account_id, site, title_key having count(*) > 1) d
group by user_id, account_id, site;

create index site_titles_length on site_titles (user_id, account_id, site, length);
create index site_titles_too_long on site_titles (user_id, account_id, site) where reason = 'protected_too_long' and title is null;
create index translation_memory_updated on translation_memory (user_id, updated_at);
