import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { liveRows } from '../live-rows.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { createRandom, isThorough, killsOf, PATIENCE_MS } from './kills.ts';
import { createProcesses } from './processes.ts';
import { openShop, type Shop } from './shop.ts';
import { skuOf } from './shop-desired-states.ts';

const SELLER = 'demo-shop-uk';
const SITES: readonly Site[] = ['DE', 'FR', 'US'];
const KILLS = killsOf(4);
const ITEMS = isThorough ? 160 : 40;
const LEASE_MS = 1_500;
const LONGEST_PAUSE_MS = 1_000;

const database = useTestDatabase();
const processes = createProcesses();
let sandbox: TestSandbox;
let shop: Shop;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  shop = await openShop(database.db, sandbox.ebay, { seller: SELLER, items: ITEMS });
});
afterAll(async () => {
  processes.killAll();
  await sandbox?.stop();
});

function startSenderProcess(): Promise<ChildProcess> {
  const { userId, accountId } = shop;
  const order = {
    connectionString: database.connectionString,
    ebay: sandbox.ebay,
    ref: { userId, accountId },
    leaseMs: LEASE_MS,
  };
  return processes.start('sender-process', order);
}

async function openWork(): Promise<number> {
  const row = await database.db
    .selectFrom('desired_states')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('user_id', '=', shop.userId)
    .where('state', 'in', ['due', 'sending', 'uncertain'])
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

describe('senders that are killed at any moment', () => {
  it('leave the same listings as senders that are not killed', { timeout: 2 * PATIENCE_MS }, async () => {
    // Slow responses make it likely that a kill strikes between a call and its response.
    for (const operation of ['bulkCreateOffer', 'bulkPublishOffer', 'bulkUpdatePriceQuantity']) {
      await sandbox.control('faults', {
        kind: 'slow',
        operation,
        seller: SELLER,
        ms: 400,
        probability: 0.7,
        seed: operation,
      });
    }
    const random = createRandom(2);
    let [first, second] = [await startSenderProcess(), await startSenderProcess()];
    await shop.setListings(SITES);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(isThorough ? random() * LONGEST_PAUSE_MS : 200 + 150 * kill);
      if (isThorough) await sandbox.control('tokens/expire', { seller: SELLER, what: 'access' });
      if (kill === 2) await shop.setPrices('DE', 1_500);
      const next = startSenderProcess();
      first.kill('SIGKILL');
      [first, second] = [second, await next];
    }
    await eventually(async () => expect(await openWork()).toBe(0), PATIENCE_MS);
    for (const site of SITES) {
      const rows = await liveRows(sandbox, SELLER, site);
      const price = site === 'DE' ? '15.00' : '10.00';
      expect(rows.map((row) => [row.sku, row.price, row.quantity]).sort()).toEqual(
        shop.items.map((item) => [skuOf(item, site), price, item.home.quantity]).sort(),
      );
    }
  });
});
