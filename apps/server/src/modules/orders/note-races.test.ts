import { contract } from '@quayside/contract';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOrder } from '../../../test/factories/order.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { areWaiting } from '../../../test/held-writers.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* People of one team who write the note of an order in the same moment: each has seen the note before the others' ones. */

const ORDER = 1;
const WRITERS = 2;
const CHANGED = 'orders.note answered 409: {"error":"note_changed"';
const { orders } = contract;
const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;

const params = () => ({ id: owner.userId, orderId: ORDER });
/** @returns the stored note, or why it was refused */
const write = async (note: string | null, before: string | null) => {
  try {
    return (await server.as(owner).call(orders.note, { params: params(), body: { note, before } })).teamNote;
  } catch (error) {
    return String(error);
  }
};

beforeEach(async () => {
  owner = await buildOwner(database.db);
  const { accountId } = await buildAccount(database.db, owner.userId);
  await buildOrder(database.db, owner.userId, { accountId, orderId: ORDER, number: '1' });
});

/** Has all of these wait for the order, and lets them go at once. */
async function atOnce<T>(writes: readonly (() => Promise<T>)[]): Promise<T[]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from orders where user_id = $1 and order_id = $2 for update', [owner.userId, ORDER]);
    const answers = writes.map((one) => one());
    await areWaiting(database, writes.length);
    await client.query('rollback');
    return await Promise.all(answers);
  } finally {
    client.release();
  }
}

it('stores exactly one of the notes that are written in the same moment, and tells the others that it has changed', async () => {
  expect(await write('Rang the buyer', null)).toBe('Rang the buyer');
  const texts = Array.from({ length: WRITERS }, (_, n) => `Writer ${n} was here`);
  const answers = await atOnce(texts.map((text) => () => write(text, 'Rang the buyer')));
  const stored = (await server.as(owner).call(orders.get, { params: params() })).teamNote;
  expect(texts).toContain(stored);
  expect(answers.filter((answer) => answer === stored)).toHaveLength(1);
  const conflicts = answers.filter((answer) => answer !== stored);
  expect(conflicts).toHaveLength(WRITERS - 1);
  for (const conflict of conflicts) expect(conflict).toContain(CHANGED);
  const { rows } = await database.pool.query(
    "select why from history where user_id = $1 and field = 'note' order by history_id",
    [owner.userId],
  );
  expect(rows).toEqual([{ why: 'order_noted' }, { why: 'order_noted' }]);
});

it('keeps a note that is written while another person removes the one before', async () => {
  await write('Old', null);
  const answers = await atOnce([() => write(null, 'Old'), () => write('New', 'Old')]);
  const stored = (await server.as(owner).call(orders.get, { params: params() })).teamNote;
  expect(answers.filter((answer) => answer === stored)).toHaveLength(1);
  expect(answers.filter((answer) => answer !== stored)).toEqual([expect.stringContaining(CHANGED)]);
});
