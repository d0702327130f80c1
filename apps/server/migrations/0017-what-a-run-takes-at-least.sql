-- What a run takes at least under the marketplace's limits: reckoned when it is prepared, and again for what was consented to.
alter table publish_runs add column plan jsonb;
