-- What is on its way to a buyer is called a shipment, as the marketplaces call it.
alter table parcels rename to shipments;
alter table shipments rename column parcel to number;
alter table shipments rename constraint parcels_pkey to shipments_pkey;
alter table shipments rename constraint parcels_state_check to shipments_state_check;
alter index parcels_waiting rename to shipments_waiting;

update history set why = case why when 'parcel_told' then 'shipment_told' else 'shipment_refused' end
where entity = 'order' and why in ('parcel_told', 'parcel_refused');
