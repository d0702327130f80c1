import { createEbayConnector } from '@quayside/connector-ebay';
import { pricing } from '@quayside/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../../test/ebay-shop.ts';
import { eventually, signal } from '../../../../test/eventually.ts';
import { areWaiting, holdWriters } from '../../../../test/held-writers.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import { withTransaction } from '../../../platform/database/database.ts';
import { saveStop } from '../price-limits.repository.ts';

/* A price that the price gate has just rejected is not stored as refused yet when the seller lifts the limit. */

const SITE = 'US';

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 3, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 3, varied: 0 });

const itemAt = (index: number): number => shop.itemIds[index] ?? 0;
const as = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId });
const settled = (check: () => Promise<void>) => eventually(check);
const setPrice = (itemId: number, minor: number) =>
  as().call(pricing.setManual, {
    params: { ...params(), itemId },
    body: { prices: [{ site: SITE, minor, enabled: true }], expected: 1 },
  });
const setFloor = (itemId: number, minor: number | null) =>
  as().call(pricing.setFloors, { params: { ...params(), itemId }, body: { floors: [{ site: SITE, minor }] } });
const stopInput = (isStopped: boolean, given: { accountId?: number; expected?: number } = {}) => ({
  params: params(),
  body: { isStopped, ...given },
});
const setStop = (isStopped: boolean, given: { accountId?: number; expected?: number } = {}) =>
  as().call(pricing.setStop, stopInput(isStopped, given));
const livePrice = async (itemId: number) => {
  const { sku } = await shop.product(itemId);
  return (await shop.live(SITE)).get(`${sku}-${SITE}`)?.price;
};
const heldBack = async () => {
  const { rows } = await database.pool.query<{ itemId: number; code: string }>(
    `select item_id as "itemId", last_error ->> 'code' as code from desired_states where state = 'failed' order by item_id`,
  );
  return rows;
};
/** The waiting jobs that send refused prices again. */
const queued = async () => {
  const { rows } = await database.pool.query<{ data: object }>(
    `select data from jobs.job where name = 'pricing.send-refused' and state = 'created' order by created_on`,
  );
  return rows.map(({ data }) => data);
};
/** Looks for freed prices as the schedule does, and runs the jobs that it queues. */
const sendFreed = async () => {
  await server.runJob('pricing.send-freed', {});
  for (const data of await queued()) await server.runJob('pricing.send-refused', data);
};

beforeAll(async () => {
  server.startSender();
  const { runId } = await shop.runs.carryOut(await shop.runs.prepare('list', shop.itemIds, [SITE]));
  await shop.runs.finished(runId);
});
beforeEach(async () => {
  for (const itemId of shop.itemIds) await setPrice(itemId, 15_000);
  await settled(async () => {
    const { rows } = await database.pool.query(`select target_key, state from desired_states where state <> 'idle'`);
    expect(rows).toEqual([]);
  });
  await database.pool.query('delete from jobs.job');
});
afterEach(async () => {
  await database.pool.query('delete from price_stops; delete from price_floors');
});

/** Prices that wait while all prices are stopped, and whose floors become higher meanwhile. A price below a floor can not be set. */
async function waitBelowFloor(prices: readonly { itemId: number; minor: number; floor: number }[]): Promise<void> {
  const before = (await heldBack()).length;
  await setStop(true);
  for (const { itemId, minor } of prices) await setPrice(itemId, minor);
  await settled(async () => expect(await heldBack()).toHaveLength(before + prices.length));
  for (const { itemId, floor } of prices) await setFloor(itemId, floor);
}

/** Starts prices again, so that the gate judges what waited. */
async function startPrices(waiting: number): Promise<void> {
  await setStop(false, { expected: waiting });
  await sendFreed();
}

/** Sends a price that the gate rejects, and lifts the limit between the verdict and its outcome. */
async function liftMeanwhile(send: () => Promise<unknown>, lift: () => Promise<unknown>): Promise<void> {
  const outcomes = await holdWriters(database, 'send_attempts');
  await send();
  await outcomes.areWaiting(1);
  await lift();
  await outcomes.release();
  await settled(async () => expect(await heldBack()).toHaveLength(1));
}

describe('a price that is refused although its limit is gone', () => {
  it('is sent if the seller resumed prices between the verdict and its outcome', async () => {
    const itemId = itemAt(0);
    await setStop(true);
    await liftMeanwhile(
      () => setPrice(itemId, 16_000),
      () => setStop(false),
    );
    expect(await heldBack()).toEqual([{ itemId, code: 'prices_stopped' }]);
    await sendFreed();
    await settled(async () => expect(await livePrice(itemId)).toBe('160.00'));
  });

  it('is sent if the seller lowered its floor between the verdict and its outcome', async () => {
    const itemId = itemAt(1);
    await waitBelowFloor([{ itemId, minor: 13_000, floor: 14_000 }]);
    await liftMeanwhile(
      () => startPrices(1),
      () => setFloor(itemId, 12_000),
    );
    expect(await heldBack()).toEqual([{ itemId, code: 'price_below_floor' }]);
    await sendFreed();
    await settled(async () => expect(await livePrice(itemId)).toBe('130.00'));
  });

  it('is sent without the prices whose floor still holds', async () => {
    const [refused, freed] = [itemAt(0), itemAt(1)];
    await waitBelowFloor([
      { itemId: refused, minor: 13_000, floor: 14_000 },
      { itemId: freed, minor: 13_500, floor: 14_000 },
    ]);
    await startPrices(2);
    const low = [refused, freed].map((itemId) => ({ itemId, code: 'price_below_floor' }));
    await settled(async () => expect(await heldBack()).toEqual(low));
    // As if the lower floor had come between the verdict and its outcome.
    await database.pool.query('update price_floors set floor_minor = 12000 where item_id = $1', [freed]);
    const { rows: before } = await database.pool.query('select 1 from send_attempts where outcome = $1', [
      'refused_by_gate',
    ]);
    await sendFreed();
    await settled(async () => expect(await livePrice(freed)).toBe('135.00'));
    expect(await heldBack()).toEqual([{ itemId: refused, code: 'price_below_floor' }]);
    const { rows: after } = await database.pool.query('select 1 from send_attempts where outcome = $1', [
      'refused_by_gate',
    ]);
    expect(after).toHaveLength(before.length);
  });

  it.each([
    ['of its account', () => ({ accountId: shop.accountId })],
    ['of all accounts', () => ({})],
  ])('is not looked for while the stop %s or its floor still holds', async (_which, given) => {
    const [stopped, low] = [itemAt(0), itemAt(1)];
    await waitBelowFloor([{ itemId: low, minor: 13_000, floor: 14_000 }]);
    await startPrices(1);
    await settled(async () => expect(await heldBack()).toEqual([{ itemId: low, code: 'price_below_floor' }]));
    await database.pool.query('delete from jobs.job');
    await setStop(true, given());
    await setPrice(stopped, 16_000);
    await settled(async () => expect(await heldBack()).toHaveLength(2));
    await server.runJob('pricing.send-freed', {});
    expect(await queued()).toEqual([]);
  });
});

it('resumes an account only with the number of waiting prices while all accounts are being resumed', async () => {
  const { userId } = shop.owner;
  await setStop(true);
  await setStop(true, { accountId: shop.accountId });
  await setPrice(itemAt(2), 16_000);
  await settled(async () => expect(await heldBack()).toHaveLength(1));
  const [changed, committed] = [signal(), signal()];
  const resumingAll = withTransaction(database.db, async (tx) => {
    await saveStop(tx, userId, 0, false);
    changed.resolve();
    await committed.promise;
  });
  await changed.promise;
  let isAnswered = false;
  const answer = as()
    .refused(pricing.setStop, stopInput(false, { accountId: shop.accountId }))
    .finally(() => {
      isAnswered = true;
    });
  await areWaiting(database, 1, () => isAnswered);
  committed.resolve();
  await resumingAll;
  expect(await answer).toMatchObject({ status: 409, error: 'prices_changed' });
});
