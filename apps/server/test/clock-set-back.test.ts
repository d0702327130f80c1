import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, health } from '@quayside/contract';
import { HOUR_MS } from '@quayside/kernel';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Clock } from '../src/platform/clock.ts';
import { createLog } from '../src/platform/log.ts';
import { type FollowedClock, followClock } from '../src/platform/sandbox-clock.ts';
import { useEbayShop } from './ebay-shop.ts';
import { eventually } from './eventually.ts';
import { countOf } from './runs.ts';
import { useTestServer } from './server.ts';
import { useTestSandbox } from './setup/sandbox.ts';
import { useTestDatabase } from './setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const AHEAD_MS = 30 * HOUR_MS;

const database = useTestDatabase();
const goods = (n: number) => `BACK-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,900`;
const sandbox = useTestSandbox({ catalogue: [1, 2, 3].map(goods) });
let followed: FollowedClock;
beforeAll(async () => {
  const log = createLog({ name: 'test', level: 'silent' });
  followed = await followClock({ url: `${sandbox.url}/control/api/clock`, log, everyMs: 20 });
});
afterAll(() => followed.stop());
/** The sandbox starts after the server's options are read. */
const clock: Clock = {
  now: () => followed.now(),
  sleep: (ms, signal) => followed.sleep(ms, signal),
  ofMachine: (ms) => followed.ofMachine(ms),
  machineTime: (instant) => followed.machineTime(instant),
  monotonic: () => followed.monotonic(),
  toMonotonic: (instant) => followed.toMonotonic(instant),
  fromMonotonic: (instant) => followed.fromMonotonic(instant),
};
const server = useTestServer(database, { clock, connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 3, varied: 0 });
const { runs } = shop;

let schedule: { end(): Promise<void> } | undefined;
afterEach(async () => {
  await schedule?.end();
  schedule = undefined;
  await sandbox.clearFaults();
  await sandbox.control('clock', { reset: true });
  await eventually(async () => expect(isAhead()).toBe(false));
});

const params = () => ({ id: shop.owner.userId, accountId: shop.accountId });
const isAhead = () => clock.now().getTime() > Date.now() + HOUR_MS;

/** Moves the sandbox's clock, and waits until the server's clock has followed. */
async function move(advanceMs: number): Promise<void> {
  const before = clock.now().getTime();
  await sandbox.control('clock', { advanceMs });
  await eventually(async () => expect(Math.abs(clock.now().getTime() - before - advanceMs)).toBeLessThan(60_000));
}

it('retries at once what failed before the clock was set back', async () => {
  await move(AHEAD_MS);
  await sandbox.control('faults', { kind: '5xx', operation: '*InventoryItem*' });
  const sender = server.startSender();
  const { runId } = await runs.carryOut(await runs.prepare('list', shop.itemIds, ['DE']));
  await eventually(async () => {
    const { rows } = await database.pool.query('select from desired_states where attempts > 1');
    expect(rows.length).toBeGreaterThan(0);
  });
  await sandbox.clearFaults();
  await move(-AHEAD_MS);
  const done = await runs.finished(runId);
  expect(countOf(done, { outcome: 'listed' })).toBe(shop.itemIds.length);
  await sender.stop();
});

it('continues a preparation that waited for a quota', async () => {
  await move(AHEAD_MS);
  await database.pool.query('delete from account_site_readiness');
  for (const operation of ['getOptedInPrograms', 'getRateLimits', 'getUserRateLimits']) {
    await sandbox.control('faults', { kind: 'throttle-429', operation });
  }
  const run = await runs.prepare('list', shop.itemIds, ['FR']);
  expect(run).toMatchObject({ state: 'preparing', pausedReason: 'quota' });
  expect(Date.parse(run.pausedUntil ?? '')).toBeGreaterThan(clock.now().getTime());
  expect(Date.parse(run.pausedUntil ?? '')).toBeLessThan(clock.now().getTime() + 25 * HOUR_MS);
  await move(-AHEAD_MS);
  schedule = server.startSchedule();
  await eventually(async () => expect((await runs.get(run.runId)).pausedReason).toBeNull());
});

it('finds orders that were placed before the clock again reached the time of the last read', async () => {
  await move(AHEAD_MS);
  await server.pollOrders(shop.owner.userId, shop.accountId);
  const count = async () => {
    const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from orders');
    return rows[0]?.n ?? 0;
  };
  const before = await count();
  await move(-AHEAD_MS);
  await sandbox.control('orders', { seller: SELLER, sku: 'BACK-1', site: 'UK', quantity: 1 });
  // No read happens until that time has passed, so the marketplace's responses no longer show that the clock was set back.
  await move(AHEAD_MS + HOUR_MS);
  await server.pollOrders(shop.owner.userId, shop.accountId);
  expect(await count()).toBe(before + 1);
  expect((await server.as(shop.owner).call(health.get, { params: params() })).ordersSetBack).not.toBeNull();
});

it('reads the account and compares its list again, although the last read and comparison are in the future now', async () => {
  await move(AHEAD_MS);
  schedule = server.startSchedule();
  const account = () => server.as(shop.owner).call(accounts.get, { params: params() });
  await eventually(async () =>
    expect(Date.parse((await account()).freshness.ordersAt ?? '')).toBeGreaterThan(Date.now() + HOUR_MS),
  );
  await schedule.end();
  await database.pool.query(`update sync_cursors set last_success_at = $1 where kind = 'import'`, [clock.now()]);
  await move(-AHEAD_MS);
  const { freshness, asOf } = await account();
  expect([freshness.importedAt, freshness.ordersAt]).toEqual([asOf, asOf]);
  schedule = server.startSchedule();
  await eventually(async () => {
    const { ordersAt } = (await account()).freshness;
    expect(Date.parse(ordersAt ?? '')).toBeLessThanOrEqual(clock.now().getTime());
    const { rows } = await database.pool.query(
      `select from sync_cursors where kind = 'compare' and last_success_at <= $1`,
      [clock.now()],
    );
    expect(rows).toHaveLength(1);
  });
});
