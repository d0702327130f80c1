import { describe, expect, it } from 'vitest';
import { checkTables } from './tables.mjs';

const TABLES = ['orders', 'items'];
const WRITES = {
  'apps/server/src/modules/orders/a.ts': "db.insertInto('orders')",
  'apps/server/src/modules/products/a.ts': 'sql`update items set name = null`',
};

/** @param {Record<string, string>} files path → source @param {Record<string, string[]>} [reads] */
function check(files, reads = {}) {
  const sources = Object.entries({ ...WRITES, ...files }).map(([path, text]) => ({ path, text }));
  return checkTables(sources, TABLES, reads);
}

describe('the walls between tables', () => {
  it('pass if each module uses only its own tables', () => {
    expect(check({ 'apps/server/src/modules/orders/b.ts': "db.selectFrom('orders as o')" })).toEqual([]);
  });

  it.each([
    "tx.deleteFrom('items')",
    "tx.updateTable('items').set({})",
    'sql`insert into items (id) values (1)`',
    'sql`\n  update items set name = null`',
    'sql`with gone as (delete from items returning id) select * from gone`',
  ])('permit one module to write a table, and reject a second: %s', (text) => {
    expect(check({ 'apps/server/src/modules/orders/b.ts': text })).toEqual(['items is written by orders and products']);
  });

  it.each([
    "db.selectFrom('items')",
    "db.selectFrom('orders').innerJoin('items as i', 'i.id', 'orders.item')",
    'sql`select 1 from items`',
    'sql`select 1 from orders o join items i on i.id = o.item`',
    'sql`select 1 from orders o, items i`',
    'sql`select 1 from orders for update; select 1 from items`',
  ])('reject a module that reads another module’s table: %s', (text) => {
    expect(check({ 'apps/server/src/modules/orders/b.ts': text })).toEqual([
      'apps/server/src/modules/orders/b.ts reads items: orders asks at the door of products',
    ]);
  });

  it.each([
    'sql`with items as (select 1) select * from items`',
    'sql`select id from orders for update`',
    'sql`insert into orders values (1) on conflict (id) do update set id = 1`',
    "// db.selectFrom('items')",
  ])('find no table in a statement without one: %s', (text) => {
    expect(check({ 'apps/server/src/modules/orders/b.ts': text })).toEqual([]);
  });

  it('permit a read that the room declares', () => {
    const files = { 'apps/server/src/modules/orders/b.ts': "db.selectFrom('items')" };
    expect(check(files, { orders: ['items'] })).toEqual([]);
  });

  it('report a permission that is not used', () => {
    expect(check({}, { orders: ['items'] })).toEqual([
      'apps/server/src/modules/orders/orders.tables.data.ts lets orders read items, and orders does not',
    ]);
  });

  it('report a table that nothing writes', () => {
    expect(checkTables([], ['orders'], {})).toEqual(['Nothing writes orders']);
  });
});
