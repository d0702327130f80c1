-- The carrier's name as people write it; each connector knows its marketplace's code. Codes that were stored before are read as names.
alter table shipments rename column carrier_code to carrier;
-- Finds the carrier that a business used last, on a site and anywhere.
create index shipments_last_of_site on shipments (user_id, site, shipped_at);
create index shipments_last on shipments (user_id, shipped_at);
