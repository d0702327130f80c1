alter table orders
  -- The parts that the marketplace sent and nobody can read: a list of {code, line, field, value}.
  add column problems jsonb not null default '[]',
  -- A hash of what the marketplace sent last, without the buyer; null for an order that was stored before it was kept.
  add column fingerprint bytea;

update orders set problems = jsonb_build_array(jsonb_build_object('code', problem, 'line', null, 'field', '', 'value', null))
where is_aside and problem is not null;

comment on column orders.is_aside is 'Some part of it was never readable, so it does not count as a sale. Its readable lines move stock.';
