import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Money, money, type PriceOwner } from '@quayside/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveCosts } from '../../src/modules/costs/item-costs.repository.ts';
import { PRIORITY, setDesiredState } from '../../src/modules/dispatch/index.ts';
import { saveFloorList } from '../../src/modules/pricing/floors/floor-lists.repository.ts';
import { saveCeiling, saveItemFloor, saveStop } from '../../src/modules/pricing/price-limits.repository.ts';
import { ensureBundledRates } from '../../src/modules/pricing/rates/refresh-rates.ts';
import { withTransaction } from '../../src/platform/database/database.ts';
import { eventually } from '../eventually.ts';
import { type LiveRow, liveRows } from '../live-rows.ts';
import { useTestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { createRandom, isThorough, PATIENCE_MS } from './kills.ts';
import { createProcesses } from './processes.ts';
import { openShop, type Shop } from './shop.ts';
import { skuOf } from './shop-desired-states.ts';

/*
 * The price gate with pricing behind it, in two senders of which one is killed. Every listing is live at 10.00; then something goes wrong with
 * its prices.
 */

const SELLER = 'demo-shop-uk';
const SITE = 'DE';
const ITEMS = 12;
const LEASE_MS = 1_500;
/** A stop, floor or ceiling holds within a second; the sandbox is asked about ten times a second. */
const A_SECOND_MS = 1_000;

const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest });
const processes = createProcesses();
let shop: Shop;

function startSender(): Promise<ChildProcess> {
  const { userId, accountId } = shop;
  const order = {
    ...{ connectionString: database.connectionString, ebay: sandbox.ebay, ref: { userId, accountId } },
    ...{ leaseMs: LEASE_MS, hasOwnGate: true },
  };
  return processes.start('sender-process', order);
}

const live = async () => new Map((await liveRows(sandbox, SELLER, SITE)).map((row) => [row.sku, row]));

async function settled(): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from desired_states where user_id = ${shop.userId} and state in ('due', 'sending', 'uncertain')`.execute(
      database.db,
    );
    expect(rows[0]?.n).toBe(0);
  }, PATIENCE_MS);
}

/** Why the gate holds prices, and how many. */
async function held(): Promise<Record<string, number>> {
  const { rows } = await sql<{ why: string; n: number }>`
    select coalesce(last_error #>> '{params,anomaly}', last_error #>> '{params,refusal}', last_error ->> 'code') as why, count(*)::int as n
    from desired_states where user_id = ${shop.userId} and change_kind = 'price' and state = 'failed' group by 1 order by 1`.execute(
    database.db,
  );
  return Object.fromEntries(rows.map(({ why, n }) => [why, n]));
}

async function wantPrices(minor: number, owner: PriceOwner, items = shop.items): Promise<void> {
  const { userId, accountId } = shop;
  await withTransaction(database.db, (tx) =>
    setDesiredState(
      tx,
      items.map((item) => ({
        ...{ userId, accountId, site: SITE, itemId: item.itemId, isHome: false, changeKind: 'price' },
        ...{ targetKey: skuOf(item, SITE), leaseKey: skuOf(item, SITE), priority: PRIORITY.price },
        payload: { minor, currency: 'EUR', owner },
      })),
    ),
  );
}

const setFloors = (minor: number | null) =>
  withTransaction(database.db, async (tx) => {
    for (const { itemId } of shop.items)
      await saveItemFloor(tx, shop.userId, itemId, SITE, minor === null ? null : money(minor, 'EUR'));
  });
const setStop = (isStopped: boolean) =>
  withTransaction(database.db, (tx) => saveStop(tx, shop.userId, shop.accountId, isStopped));

beforeEach(async () => {
  await ensureBundledRates(database.db);
  // The bundled rates are as old as the release. Their age has its own tests.
  await sql`update rates_in_force set checked_date = current_date`.execute(database.db);
  shop = await openShop(database.db, sandbox.ebay, { seller: SELLER, items: ITEMS });
  await shop.setListings([SITE]);
  const sender = await startSender();
  await settled();
  sender.kill('SIGKILL');
  expect((await live()).size).toBe(shop.items.length);
}, PATIENCE_MS);
afterEach(() => {
  processes.killAll();
});

/** Two senders work on what is wanted; one of them is killed on the way. */
async function sendAndKill(): Promise<void> {
  const [first] = await Promise.all([startSender(), startSender()]);
  await pause(150);
  first.kill('SIGKILL');
  await settled();
}

describe('nothing leaves', () => {
  const disasters: readonly [string, () => Promise<unknown>, string][] = [
    ['if a rule leads to a penny', () => wantPrices(1, 'rule'), 'move_too_large'],
    ['if prices become ten times as high', () => wantPrices(10_000, 'source'), 'move_too_large'],
    ['if the repricer has no floor', () => wantPrices(900, 'repricer'), 'no_floor'],
    [
      'if a blank minimum was read as a penny',
      async () => {
        await setFloors(1);
        await wantPrices(900, 'repricer');
      },
      'no_floor',
    ],
    [
      'if an exchange rate was published at ten times for days',
      async () => {
        await sql`
          insert into exchange_rates (date, base, currency, millionths, source)
          select (select max(date) from exchange_rates) - n, base, currency, millionths, source from exchange_rates, generate_series(1, 9) as n
          where date = (select max(date) from exchange_rates) on conflict do nothing`.execute(database.db);
        await sql`update rates_in_force set millionths = millionths * 10 where to_currency = 'EUR'`.execute(
          database.db,
        );
        await wantPrices(1_050, 'rule');
      },
      'rate_jump',
    ],
    [
      'if a file of costs has a shifted comma',
      async () => {
        for (const { itemId } of shop.items)
          for (const [minor, day] of [
            [520, '2026-01-01'],
            [500, '2026-06-01'],
            [50, '2026-10-01'],
          ])
            await sql`
              insert into item_costs (user_id, item_id, valid_from, cost_minor, currency)
              values (${shop.userId}, ${itemId}, ${day}, ${minor}, 'GBP')`.execute(database.db);
        await wantPrices(950, 'rule');
      },
      'cost_far_from_history',
    ],
    [
      'if a wrong cost has replaced the right one of the same day',
      async () => {
        const costs = shop.items.map(({ itemId }) => ({ itemId, since: '2026-01-01' }));
        for (const minor of [500, 50])
          await withTransaction(database.db, (tx) =>
            saveCosts(
              tx,
              shop.userId,
              costs.map((one) => ({ ...one, cost: money(minor, 'GBP') })),
            ),
          );
        await wantPrices(950, 'rule');
      },
      'cost_far_from_history',
    ],
    [
      'if a lowest price for some items has been saved meanwhile',
      async () => {
        await wantPrices(950, 'rule');
        const all = { isEnabled: true, sites: null, brands: null, categories: null, priceBand: null } as const;
        const floor = { kind: 'amount', minor: 1_100 } as const;
        await withTransaction(database.db, (tx) =>
          saveFloorList(tx, shop, [{ ...all, id: 1, name: 'All', currency: 'GBP', floor }]),
        );
      },
      'below_floor',
    ],
    [
      'if another program writes the same prices',
      async () => {
        await setFloors(700);
        const session = await shop.session();
        const { rows } = await sql<{ offers: Readonly<Record<string, string>> }>`
          select offers from dispatch_listings where user_id = ${shop.userId} and site = ${SITE}`.execute(database.db);
        const updates = rows.flatMap(({ offers }) =>
          Object.entries(offers).map(([sku, offerId]) => ({
            sku,
            offerId,
            price: money(888, 'EUR') as Money as never,
          })),
        );
        await shop.connector.updateOffers(session, SITE, updates);
        await wantPrices(950, 'repricer');
      },
      'foreign_price',
    ],
  ];
  it.each(disasters)('%s', async (_what, happen, why) => {
    await happen();
    const before = await live();
    await sendAndKill();
    // So many prices that go too far open the breaker as well.
    const { [why]: byCause = 0, breaker_open: byBreaker = 0, ...others } = await held();
    expect([byCause > 0, byCause + byBreaker, others]).toEqual([true, shop.items.length, {}]);
    const after = await live();
    for (const [sku, { price, revisions }] of before) {
      expect(after.get(sku)).toMatchObject({ price, revisions });
    }
  });
});

it('no more than the limits allow leaves if a whole catalogue moves by a fifth', async () => {
  await wantPrices(800, 'rule');
  await sendAndKill();
  const moved = [...(await live()).values()].filter(({ price }) => price === '8.00');
  expect(moved.length).toBeLessThanOrEqual(5);
  expect(await held()).toEqual({ breaker_open: shop.items.length - moved.length });
});

it('no price call leaves later than a second after a stop, whichever worker took the price', async () => {
  const calls = async () => {
    const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests?limit=5000');
    return requests.filter(({ operation }) => operation === 'bulkUpdatePriceQuantity').length;
  };
  await Promise.all([startSender(), startSender()]);
  let minor = 1_000;
  let isOver = false;
  const changing = (async () => {
    while (!isOver) {
      minor += 1;
      await wantPrices(minor, 'manual');
      await pause(50);
    }
  })();
  const atFirst = await calls();
  await eventually(async () => expect(await calls()).toBeGreaterThan(atFirst + 3));
  await setStop(true);
  await pause(A_SECOND_MS);
  const afterASecond = await calls();
  const prices = [...(await live()).values()].map(({ price }) => price);
  await pause(2 * A_SECOND_MS);
  expect(await calls()).toBe(afterASecond);
  expect([...(await live()).values()].map(({ price }) => price)).toEqual(prices);
  isOver = true;
  await changing;
  await settled();
  expect(await held()).toEqual({ prices_stopped: shop.items.length });
});

it('no price below the floor or above the ceiling arrives while floors, ceilings and stops change and senders are killed', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  const random = createRandom(29);
  const rounds = isThorough ? 120 : 25;
  const [firstItem] = shop.items;
  if (!firstItem) throw new Error('The shop has no items');
  const items = shop.items.slice(0, 4);
  interface Limits {
    readonly floor: number | null;
    readonly ceiling: number | null;
    readonly isStopped: boolean;
    /** When they were stored, and when they no longer held. */
    readonly from: number;
    until: number;
  }
  const history: Limits[] = [
    { floor: null, ceiling: null, isStopped: false, from: 0, until: Number.POSITIVE_INFINITY },
  ];
  const store = async (next: Omit<Limits, 'from' | 'until'>) => {
    await withTransaction(database.db, async (tx) => {
      for (const { itemId } of items) {
        await saveItemFloor(tx, shop.userId, itemId, SITE, next.floor === null ? null : money(next.floor, 'EUR'));
        await saveCeiling(tx, shop.userId, itemId, SITE, next.ceiling === null ? null : money(next.ceiling, 'EUR'));
      }
    });
    await setStop(next.isStopped);
    const now = Date.now();
    const last = history.at(-1);
    if (last) last.until = now;
    history.push({ ...next, from: now, until: Number.POSITIVE_INFINITY });
  };
  const skus = new Set(items.map((item) => skuOf(item, SITE)));
  const seen = new Map<string, LiveRow>();
  const wrong: unknown[] = [];
  let arrivals = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const asked = Date.now();
      for (const [sku, row] of await live()) {
        const before = seen.get(sku);
        seen.set(sku, row);
        if (!skus.has(sku) || before === undefined || before.price === row.price) continue;
        arrivals += 1;
        const minor = Math.round(Number(row.price) * 100);
        // It arrived since the sandbox was asked before; its verdict is at most as old as verdicts hold.
        const allowed = history.filter(({ until }) => until >= asked - A_SECOND_MS - 500);
        const isAllowed = allowed.some(
          ({ floor, ceiling, isStopped }) =>
            !isStopped && (floor === null || minor >= floor) && (ceiling === null || minor <= ceiling),
        );
        if (!isAllowed) wrong.push({ sku, minor, allowed });
      }
      await pause(100);
    }
  })();
  let [first, second] = await Promise.all([startSender(), startSender()]);
  for (let round = 0; round < rounds; round += 1) {
    const floor = random() < 0.3 ? null : 600 + Math.floor(random() * 400);
    const ceiling = random() < 0.3 ? null : 1_000 + Math.floor(random() * 400);
    await store({ floor, ceiling, isStopped: random() < 0.2 });
    for (let n = 0; n < 3; n += 1) {
      await wantPrices(500 + Math.floor(random() * 1_000), random() < 0.5 ? 'manual' : 'rule', items);
      await pause(120);
    }
    if (round % 8 === 4) {
      const next = startSender();
      first.kill('SIGKILL');
      [first, second] = [second, await next];
    }
  }
  await settled();
  await pause(300);
  isOver = true;
  await watching;
  expect(wrong).toEqual([]);
  expect(arrivals).toBeGreaterThan(10);
});
