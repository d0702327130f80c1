import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS, type Site } from '@quayside/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/chaos/shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { liveRows } from '../../../test/live-rows.ts';
import { startTestSandbox, type TestSandbox } from '../../../test/setup/sandbox.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/setup/test-database.ts';
import { clockOf } from '../../platform/clock.ts';
import type { Pause, Sender } from './index.ts';

const SELLER = 'demo-shop-uk';

let database: TestDatabase;
let sandbox: TestSandbox;
let shop: Shop;
let sender: Sender | undefined;
let pauses: Pause[] = [];
let resumed = 0;
let offsetMs = 0;
/** Runs like the machine's clock, and can be advanced. */
const clock = clockOf({
  now: () => new Date(Date.now() + offsetMs),
  sleep: (ms, signal) => pause(ms, undefined, signal ? { signal } : {}),
});

beforeEach(async () => {
  [pauses, resumed, offsetMs] = [[], 0, 0];
  database = await createTestDatabase();
  sandbox = await startTestSandbox({ quotaProfile: 'strict' });
  shop = await openShop(database.db, sandbox.ebay, { seller: SELLER, items: 5, clock });
});
afterEach(async () => {
  await sender?.stop();
  await sandbox?.stop();
  await database?.drop();
});

function startSender(): void {
  sender = shop.startSender({
    quotaCheckMs: 1_000,
    listener: {
      paused: async (_tx, _account, given) => void pauses.push(given),
      resumed: async () => {
        resumed += 1;
      },
    },
  });
}

async function advance(ms: number): Promise<void> {
  await sandbox.control('clock', { advanceMs: ms });
  offsetMs += ms;
}

const expectListed = (sites: readonly Site[]) =>
  eventually(async () => {
    for (const site of sites) expect(await liveRows(sandbox, SELLER, site)).toHaveLength(shop.items.length);
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

/** How often eBay was asked how many calls are left. */
async function countQuotaChecks(): Promise<number> {
  const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests?limit=5000');
  return requests.filter(({ operation }) => operation === 'getRateLimits').length;
}

describe('a used-up quota of calls', () => {
  it('pauses the work, says until when, and ends with the day: then everything is listed', async () => {
    await useUpQuota();
    await shop.setListings(['DE', 'FR']);
    startSender();
    await eventually(async () => expect(pauses).not.toEqual([]));
    const { until, reason } = pauses[0] ?? {};
    expect(reason).toBe('quota');
    const waitMs = (until?.getTime() ?? 0) - clock.now().getTime();
    expect(waitMs).toBeGreaterThan(0);
    expect(waitMs).toBeLessThanOrEqual(DAY_MS);
    const checks = await countQuotaChecks();
    await eventually(async () => expect(await countQuotaChecks()).toBeGreaterThan(checks + 1));
    expect(await liveRows(sandbox, SELLER, 'DE')).toEqual([]);
    expect(resumed).toBe(0);
    expect(pauses).toHaveLength(1);

    await advance(waitMs + 60_000);
    await expectListed(['DE', 'FR']);
    await eventually(async () => expect(resumed).toBeGreaterThan(0));
  });

  it('ends early if the marketplace restores it', async () => {
    await useUpQuota();
    await shop.setListings(['DE']);
    startSender();
    await eventually(async () => expect(pauses).not.toEqual([]));
    await sandbox.control('clock', { advanceMs: DAY_MS });
    await expectListed(['DE']);
  });
});
