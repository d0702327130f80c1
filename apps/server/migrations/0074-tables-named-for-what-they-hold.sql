-- A stock target has a site like every other row; tables are named for what they hold.
alter table stock_targets rename column channel to site;

alter table terms rename to glossary_terms;
alter table glossary_terms rename constraint terms_pkey to glossary_terms_pkey;
alter index terms_source rename to glossary_terms_source;

alter table attempts rename to rate_limit_attempts;
alter table rate_limit_attempts rename constraint attempts_pkey to rate_limit_attempts_pkey;

alter table sends rename to send_attempts;
alter table send_attempts rename constraint sends_outcome_check to send_attempts_outcome_check;
alter table send_attempts rename constraint sends_pkey to send_attempts_pkey;
alter index sends_by_age rename to send_attempts_by_age;
alter index sends_finished_at rename to send_attempts_finished_at;
alter index sends_latest rename to send_attempts_latest;
alter index sends_target rename to send_attempts_target;
