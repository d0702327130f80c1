-- The figure of a title is its confidence: of 100 judged titles with the same signs, so many were right. It was called coverage, which is
-- another figure: the share of the words that were translated.
alter table listings rename column coverage to confidence;
alter table run_items rename column coverage to confidence;
alter table site_titles rename column coverage to confidence;
alter table publish_counts rename column coverage_step to confidence_step;
alter table publish_runs rename column coverage_threshold to confidence_threshold;

update publish_counts set reason_code = 'confidence_too_low' where reason_code = 'coverage_too_low';
update run_items set reason_code = 'confidence_too_low', reason_params = reason_params - 'coverage' || jsonb_build_object('confidence', reason_params -> 'coverage')
where reason_code = 'coverage_too_low';
update listings set reason = jsonb_set(reason, '{code}', '"confidence_too_low"') where reason ->> 'code' = 'coverage_too_low';
