-- Orders that a marketplace holds until the seller takes or refuses them. Those with stock are taken by themselves; one without is held for
-- the seller to decide. `take` and `refuse` are decided and to be told, so that a killed look goes on where it was.
alter table orders
  add column answer text check (answer in ('open', 'held', 'take', 'refuse', 'taken', 'refused', 'lapsed')),
  -- Until when the marketplace waits.
  add column answer_by timestamptz,
  -- When it was told.
  add column answered_at timestamptz;
create index orders_to_answer on orders (user_id, account_id) where answer in ('open', 'held', 'take', 'refuse');
