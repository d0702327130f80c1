-- publishing -------------------------------------------------------------------------------------------------------

-- A listing was counted twice if its price and its quantity changed in one call. The totals are counted from the listings once.
delete from listing_totals;
insert into listing_totals (user_id, account_id, site, state, n)
select user_id, account_id, site, state, count(*) from listings group by user_id, account_id, site, state;
