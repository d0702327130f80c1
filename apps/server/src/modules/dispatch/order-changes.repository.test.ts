import type { AccountRef } from '@quayside/kernel';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { areWaiting } from '../../../test/held-writers.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { findDueAccounts } from './leases/leases.ts';
import {
  CHANGE_QUEUE,
  claimOrderChanges,
  type LeasedOrderChange,
  queueOrderChange,
  sendOrderChangeAgain,
  storeChangeOutcome,
} from './order-changes.repository.ts';

const SOON = () => new Date(Date.now() + 60_000);
const LATER = () => new Date(Date.now() + 3_600_000);

const database = useTestDatabase();
let account: AccountRef;
let orderId = 0;

beforeAll(async () => {
  const { userId } = await buildOwner(database.db);
  account = { userId, accountId: (await buildAccount(database.db, userId)).accountId };
});
beforeEach(async () => {
  await database.db.deleteFrom('order_changes').where('user_id', '=', account.userId).execute();
  orderId += 1;
});

const addRefund = (number: number, ofOrder = orderId) =>
  withTransaction(database.db, (tx) =>
    queueOrderChange(tx, {
      ...{ ...account, orderId: ofOrder, orderExternalId: `order-${ofOrder}`, site: 'UK', number },
      ...{ lines: [], pieces: [], kind: 'refund', reason: 'goodwill', amount: { minor: 500, currency: 'GBP' } },
    }),
  );
const claim = () =>
  withTransaction(database.db, (tx) => claimOrderChanges(tx, account, { now: SOON(), limit: 4, ttlMs: 60_000 }));
const store = (change: LeasedOrderChange | undefined, outcome: Partial<Parameters<typeof storeChangeOutcome>[2]>) =>
  withTransaction(database.db, async (tx) => {
    if (!change) throw new Error('No change was claimed');
    return storeChangeOutcome(tx, change, {
      ...{ state: 'waiting', error: null, dueAt: SOON(), attempts: change.attempts },
      ...outcome,
    });
  });
const sendAgain = (number: number) =>
  withTransaction(database.db, (tx) => sendOrderChangeAgain(tx, account.userId, orderId, number));
const numbers = (changes: readonly LeasedOrderChange[]) => changes.map(({ number }) => number);

it('a change is claimed after the earlier changes of its order are settled, also while one of them waits for its next attempt', async () => {
  for (const number of [1, 2]) await addRefund(number);
  const other = orderId + 1000;
  await addRefund(1, other);
  const [first, foreign, ...more] = (await claim()).toSorted((one, two) => one.orderId - two.orderId);
  expect([first?.orderId, first?.number, foreign?.orderId, more]).toEqual([orderId, 1, other, []]);
  await store(foreign, { state: 'confirmed' });
  expect(await claim()).toEqual([]);
  expect(await findDueAccounts(database.db, CHANGE_QUEUE, SOON())).toEqual([]);

  await store(first, { attempts: 1, dueAt: LATER() });
  expect(await claim()).toEqual([]);
  expect(await findDueAccounts(database.db, CHANGE_QUEUE, SOON())).toEqual([]);

  await database.pool.query('update order_changes set due_at = now() where number = 1');
  const [again] = await claim();
  expect(again).toMatchObject({ number: 1, attempts: 1 });
  await store(again, { state: 'confirmed' });
  expect(await findDueAccounts(database.db, CHANGE_QUEUE, SOON())).toEqual([account]);
  expect(numbers(await claim())).toEqual([2]);
});

it('a rejected change that is sent again waits until the change that was begun meanwhile is settled', async () => {
  for (const number of [1, 2]) await addRefund(number);
  await store((await claim())[0], { state: 'rejected', error: 'No' });
  const [second] = await claim();
  expect(second?.number).toBe(2);
  await sendAgain(1);
  expect(await claim()).toEqual([]);
  await store(second, { attempts: 1 });
  expect(numbers(await claim())).toEqual([2]);
  await database.pool.query(`update order_changes set lease_until = now() - interval '1 second' where number = 2`);
  const [retaken] = await claim();
  expect(retaken?.number).toBe(2);
  await store(retaken, { state: 'confirmed' });
  expect(numbers(await claim())).toEqual([1]);
});

it('a change that is sent again is not claimed beside a claim that does not see it yet', async () => {
  for (const number of [1, 2]) await addRefund(number);
  await store((await claim())[0], { state: 'rejected', error: 'No' });
  let isDone = false;
  const beside = await withTransaction(database.db, async (tx) => {
    const claimed = await claimOrderChanges(tx, account, { now: SOON(), limit: 4, ttlMs: 60_000 });
    expect(numbers(claimed)).toEqual([2]);
    await sendAgain(1);
    const second = claim().finally(() => {
      isDone = true;
    });
    await areWaiting(database, 1, () => isDone);
    return { second };
  });
  expect(await beside.second).toEqual([]);
});
