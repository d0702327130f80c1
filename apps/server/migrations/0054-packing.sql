-- A packer scans the number of a parcel that another order has already.
create index shipments_by_tracking on shipments (user_id, upper(regexp_replace(tracking_number, '[^[:alnum:]]', '', 'g')));
