-- An order on hold is accepted or declined, and a shipment is confirmed to its marketplace, as the screens say.
alter table orders drop constraint orders_answer_check;
drop index orders_to_answer;
update orders set answer = case answer when 'held' then 'on_hold' when 'take' then 'accept' when 'refuse' then 'decline'
  when 'taken' then 'accepted' else 'declined' end
where answer in ('held', 'take', 'refuse', 'taken', 'refused');
alter table orders add constraint orders_answer_check
  check (answer in ('open', 'on_hold', 'accept', 'decline', 'accepted', 'declined', 'lapsed'));
create index orders_to_answer on orders (user_id, account_id) where answer in ('open', 'on_hold', 'accept', 'decline');

alter table order_answers rename column is_taken to is_accepted;

alter table shipments drop constraint shipments_state_check;
update shipments set state = case state when 'told' then 'confirmed' else 'rejected' end where state in ('told', 'refused');
alter table shipments add constraint shipments_state_check check (state in ('waiting', 'confirmed', 'rejected'));

update history set why = case why when 'order_held' then 'order_on_hold' when 'order_take_decided' then 'order_accept_decided'
  when 'order_refuse_decided' then 'order_decline_decided' when 'order_taken' then 'order_accepted' when 'order_refused' then 'order_declined'
  when 'shipment_told' then 'shipment_confirmed' else 'shipment_rejected' end
where entity = 'order' and why in ('order_held', 'order_take_decided', 'order_refuse_decided', 'order_taken', 'order_refused',
  'shipment_told', 'shipment_refused');

update mails set template = 'ordersOnHold' where template = 'ordersHeld';
