-- translations -----------------------------------------------------------------------------------------------------

-- A title comes from a person, from memory, from an engine, from respelling, or is the home title as it is. Earlier, rules also composed
-- titles word by word, with a figure. What they composed and is live keeps its words, under the label 'earlier'. Elsewhere it is a title
-- that is missing. A figure that rests on no judged titles is none.
create function pg_temp.language_of(site text) returns text language sql immutable as $$
  select case
    when site in ('DE', 'AT', 'AMDE') then 'de'
    when site in ('FR', 'BEFR', 'CAFR', 'CDFR', 'AMFR') then 'fr'
    when site in ('IT', 'AMIT') then 'it'
    when site in ('ES', 'AMES') then 'es'
    when site in ('UK', 'US', 'AU', 'CA', 'IE', 'AMUK') then 'en'
    else site
  end
$$;
create function pg_temp.label_of(label text, title text, home_title text, site text, home text) returns text language sql immutable as $$
  select case
    when label = 'tm_exact' then 'memory'
    when label not in ('composed', 'glossary_draft') and label not like 'tm\_fuzzy:%' then label
    when title = home_title then 'as it is'
    when pg_temp.language_of(site) = pg_temp.language_of(home) then 'respelt'
    else 'earlier'
  end
$$;

update listings l set title_label = pg_temp.label_of(l.title_label, l.title, i.title, l.site, a.source_site)
from items i join marketplace_accounts a on a.user_id = i.user_id and a.account_id = i.account_id
where i.user_id = l.user_id and i.item_id = l.item_id
  and (l.title_label in ('tm_exact', 'composed', 'glossary_draft') or l.title_label like 'tm\_fuzzy:%');

update run_items r set title_label = pg_temp.label_of(r.title_label, r.title, r.home_title, r.site, a.source_site)
from items i join marketplace_accounts a on a.user_id = i.user_id and a.account_id = i.account_id
where i.user_id = r.user_id and i.item_id = r.item_id
  and (r.title_label in ('tm_exact', 'composed', 'glossary_draft') or r.title_label like 'tm\_fuzzy:%');

-- Nobody has consented to these, so nothing goes live under them.
update run_items r set verdict = 'blocked', reason_code = 'nothing_translated', reason_params = null, title = null, title_label = null,
  is_preview_due = false
from publish_runs p
where p.user_id = r.user_id and p.run_id = r.run_id and p.state in ('preparing', 'prepared') and r.title_label = 'earlier'
  and r.outcome = 'waiting' and r.verdict <> 'blocked';

update run_items set reason_code = 'drafts_not_allowed', reason_params = null where reason_code = 'confidence_too_low';
update listings set reason = '{"code": "drafts_not_allowed"}' where reason ->> 'code' = 'confidence_too_low';

alter table listings drop column confidence;
alter table run_items drop column confidence, drop column untranslated;
alter table publish_runs drop column confidence_threshold;
delete from publish_counts;
alter table publish_counts drop constraint publish_counts_pkey, drop column confidence_step,
  add primary key (user_id, run_id, site, verdict, reason_code, outcome);
insert into publish_counts (user_id, run_id, site, verdict, reason_code, outcome, n)
select user_id, run_id, site, verdict, coalesce(reason_code, ''), outcome, count(*) from run_items
group by user_id, run_id, site, verdict, coalesce(reason_code, ''), outcome;

update site_titles s set label = pg_temp.label_of(s.label, s.made_title, s.source_title, s.site, a.source_site)
from marketplace_accounts a
where a.user_id = s.user_id and a.account_id = s.account_id
  and (s.label in ('tm_exact', 'composed', 'glossary_draft') or s.label like 'tm\_fuzzy:%');
update site_titles set made_title = null, label = null, is_draft = false, dropped = '{}', reason = 'nothing_translated',
  title = case when state in ('ready', 'draft') then null else title end,
  title_key = case when state in ('ready', 'draft') then null else title_key end,
  length = case when state in ('ready', 'draft') then 0 else length end,
  state = case when state in ('ready', 'draft') then 'missing' else state end
where label = 'earlier';
alter table site_titles drop column confidence, drop column untranslated;
delete from title_totals;
insert into title_totals (user_id, account_id, site, status, n)
select user_id, account_id, site, state, count(*) from site_titles group by user_id, account_id, site, state
union all
select user_id, account_id, site, 'duplicates', sum(n) from (
  select user_id, account_id, site, count(*) as n from site_titles where title_key is not null
  group by user_id, account_id, site, title_key having count(*) > 1) d
group by user_id, account_id, site;
-- Those of the same language are made again when the seller asks for it.
update site_title_lists set inputs = '';
drop function pg_temp.label_of(text, text, text, text, text);
drop function pg_temp.language_of(text);
