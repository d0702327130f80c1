-- A listing of a run is written some twenty times before it is live. What costs the most in that, and serves nobody, goes.

-- Asked for by nothing: what a run made is found by its cells.
drop index listings_run;
-- Only a run's own wishes are taken back by it: those of prices and stock go with their listing.
drop index desired_states_run;
create index desired_states_run on desired_states (user_id, run_id) where run_id is not null and aspect in ('content', 'end');
-- Without the state in any index a listing that only changes that is changed in place.
drop index listings_elsewhere;
create index listings_elsewhere on listings (user_id, source_account_id, site) where source_account_id is not null;

-- Leases come and go, and no index knows of them: with room left in its page, a row is changed in place.
alter table dispatch_listings set (fillfactor = 50);

-- Written once, read as a whole and removed: it need not be taken apart in between.
alter table bulk_entries alter column entry type json;

-- Large values that no query looks for: to sort a sample of them was most of what it cost to count a table anew.
alter table bulk_entries alter column entry set statistics 0;
alter table desired_states alter column payload set statistics 0;
alter table dispatch_listings alter column offers set statistics 0;
alter table history alter column before set statistics 0, alter column after set statistics 0;
alter table items alter column description set statistics 0, alter column attributes set statistics 0, alter column images set statistics 0;
alter table item_units alter column specifics set statistics 0, alter column images set statistics 0;
alter table listings alter column price_breakdown set statistics 0, alter column settings set statistics 0, alter column url set statistics 0;
alter table product_rows alter column sites set statistics 0, alter column image_url set statistics 0;
alter table publish_cells alter column price_breakdown set statistics 0, alter column reason_params set statistics 0;
alter table sends alter column gate set statistics 0, alter column sent set statistics 0;
