-- What a buyer pays for each of the delivery modes that a seller chose, in cents, by the mode's code.
alter table cdiscount_offer_terms add column delivery_fees jsonb not null default '{}';
