import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '@quayside/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/chaos/shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { liveRows } from '../../../test/live-rows.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';
import type { Pause, Sender } from './index.ts';

const SELLER = 'demo-shop-uk';

const database = useTestDatabase();
let sandbox: TestSandbox;
let shop: Shop;
let sender: Sender;
let offsetMs = 0;
/** Runs like the machine's clock, and can be advanced. */
const clock = clockOf({
  now: () => new Date(Date.now() + offsetMs),
  sleep: (ms, signal) => pause(ms, undefined, signal ? { signal } : {}),
});

beforeAll(async () => {
  sandbox = await startTestSandbox({ quotaProfile: 'strict' });
  shop = await openShop(database.db, sandbox.ebay, { seller: SELLER, items: 5, clock });
});
afterAll(async () => {
  await sender?.stop();
  await sandbox?.stop();
});

/** Makes calls until the day's quota of the inventory API is used up, as a long run would. */
async function useUpQuota(): Promise<void> {
  const { accessToken } = await (await shop.session()).tokens.read();
  const call = () =>
    fetch(`${sandbox.url}/ebay/sell/inventory/v1/offer?sku=none`, {
      headers: { authorization: `Bearer ${accessToken}`, 'content-language': 'de-DE', accept: 'application/json' },
    }).then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    });
  for (let isLeft = true; isLeft; ) {
    const statuses = await Promise.all(Array.from({ length: 100 }, call));
    isLeft = !statuses.includes(429);
  }
}

describe('a used-up quota of calls', () => {
  const pauses: Pause[] = [];
  let resumed = 0;

  it('pauses the work and says until when', async () => {
    await useUpQuota();
    await shop.setListings(['DE', 'FR']);
    sender = shop.startSender({
      quotaCheckMs: 1_000,
      listener: {
        paused: async (_tx, _account, given) => void pauses.push(given),
        resumed: async () => {
          resumed += 1;
        },
      },
    });
    await eventually(async () => expect(pauses).not.toEqual([]));
    const { until, reason } = pauses[0] ?? {};
    expect(reason).toBe('quota');
    const waitMs = (until?.getTime() ?? 0) - clock.now().getTime();
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(DAY_MS);
    await pause(1_000);
    expect(await liveRows(sandbox, SELLER, 'DE')).toEqual([]);
    expect(resumed).toBe(0);
    expect(pauses).toHaveLength(1);
  });

  it('ends with the day: the work resumes by itself, and everything is listed', async () => {
    const waitMs = (pauses[0]?.until?.getTime() ?? 0) - clock.now().getTime() + 60_000;
    await sandbox.control('clock', { advanceMs: waitMs });
    offsetMs += waitMs;
    await eventually(async () => {
      for (const site of ['DE', 'FR'] as const)
        expect(await liveRows(sandbox, SELLER, site)).toHaveLength(shop.items.length);
    });
    await eventually(async () => expect(resumed).toBeGreaterThan(0));
  });

  it('ends early if the marketplace restores it', async () => {
    await useUpQuota();
    await shop.setPrices('DE', 2_000);
    await eventually(async () => expect(pauses.length).toBeGreaterThan(1));
    await sandbox.control('clock', { advanceMs: DAY_MS });
    await eventually(async () => {
      const rows = await liveRows(sandbox, SELLER, 'DE');
      expect(rows.map((row) => row.price)).toEqual(rows.map(() => '20.00'));
    });
  });
});
