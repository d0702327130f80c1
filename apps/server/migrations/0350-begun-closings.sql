-- closing ----------------------------------------------------------------------------------------------------------

-- When the deletion of the business began; null until then. From then on nobody can keep the business.
alter table business_closings add column begun_at timestamptz;
