import type { ExternalOrder } from '@quayside/connector-kit';
import { contract, type SalesPage, type SalesQuery } from '@quayside/contract';
import { DAY_MS, HOUR_MS, money, type Platform } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, testBox } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { storeOrders } from './store-orders.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const clock = { ...systemClock, now: () => NOW };
const database = useTestDatabase();
const server = useTestServer(database, { clock });
let seller: TestLogin;
const accountIds = new Map<Platform, number>();

/** Order number `n`, placed this many days ago. */
function order(n: number, changes: Partial<ExternalOrder> & { sku?: string; title?: string } = {}): ExternalOrder {
  const { sku = `SKU-${n}`, title = 'Wooden Train', ...rest } = changes;
  const createdAt = new Date(NOW.getTime() - n * DAY_MS).toISOString();
  return {
    externalId: `26-0000${n}-77`,
    site: 'DE',
    createdAt,
    modifiedAt: createdAt,
    status: 'paid',
    total: money(1_000 + n, 'EUR'),
    buyerUsername: `buyer_${n}9${n}`,
    shipToName: 'Jonas Wiesner',
    shipToCountry: 'DE',
    lines: [{ externalId: '1', sku, listingId: null, title, quantity: 1, total: money(1_000 + n, 'EUR') }],
    ...rest,
  };
}

const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();
const GIVEN: readonly (readonly [Platform, ExternalOrder])[] = [
  ['ebay', order(1, { shipBy: inHours(5) })],
  ['ebay', order(2, { shipBy: inHours(-3), shipToName: 'Élodie Delorme' })],
  ['ebay', order(3, { site: 'FR', status: 'shipped', shipBy: inHours(-30) })],
  ['amazon', order(4, { site: 'FR', shipBy: inHours(60), title: 'Die-Cast Tractor, Red' })],
  ['amazon', order(5, { status: 'cancelled', sku: 'RARE-9_9' })],
  ['cdiscount', order(6, { site: 'CDFR', status: 'pending' })],
  ['ebay', order(7, { status: 'shipped', title: 'Kite 50% off 26-00001-77' })],
];

const list = (query: SalesQuery & { last?: boolean } = {}, platform: Platform | 'all' = 'all'): Promise<SalesPage> =>
  server.as(seller).call(contract.orders.list, { params: { id: seller.userId, platform }, query });
/** The numbers of the orders on a page. */
const numbersOf = ({ sales }: SalesPage) => sales.map(({ externalId }) => Number(externalId.slice(7, 8)));
const store = (
  platform: Platform,
  orders: readonly ExternalOrder[],
  of = { userId: seller.userId, accountId: accountIds.get(platform) ?? 0 },
) =>
  withTransaction(database.db, (tx) =>
    storeOrders(tx, { clock, box: testBox, addSales: async () => undefined }, { ...of, platform }, orders),
  );

beforeAll(async () => {
  seller = await buildOwner(database.db);
  for (const platform of ['ebay', 'amazon', 'cdiscount'] as const) {
    accountIds.set(platform, (await buildAccount(database.db, seller.userId, { platform })).accountId);
  }
  for (const [platform, given] of GIVEN) await store(platform, [given]);
});

describe('a filter of the list of orders', () => {
  it.each<[string, SalesQuery, number[]]>([
    ['a status', { status: 'shipped' }, [3, 7]],
    ['a site', { site: 'FR' }, [3, 4]],
    ['a site and a status', { site: 'FR', status: 'paid' }, [4]],
    ['the orders of a day and of all later days', { from: '2026-11-17' }, [1, 2, 3]],
    ['the orders of a day and of all earlier days', { to: '2026-11-15' }, [5, 6, 7]],
    ['one day', { from: '2026-11-16', to: '2026-11-16' }, [4]],
    ['late orders', { due: 'late' }, [2]],
    ['the orders to ship within a day', { due: 'soon' }, [1]],
    ['an order number', { query: '26-00004-77' }, [4]],
    ['only a complete order number, although another order’s title contains it', { query: '26-00001-77' }, [1]],
    ['nothing for an order number with a different status', { query: '26-00004-77', status: 'shipped' }, []],
    ['a part of an order number', { query: '00005' }, [5]],
    ['the name on the parcel, typed without its accent', { query: 'elodie delorme' }, [2]],
    ['the beginning of a buyer’s name', { query: 'BUYER_393' }, [3]],
    ['a SKU', { query: 'rare-9_9' }, [5]],
    ['a SKU by an underscore, taken literally', { query: 'rare-9x9' }, []],
    ['a word of a title', { query: 'tractor' }, [4]],
    ['a title by a percent sign, taken literally', { query: '50%' }, [7]],
    ['words of the buyer combined with words of a title', { query: 'wiesner kite' }, [7]],
    ['a word combined with a status', { query: 'wooden', status: 'paid' }, [1, 2]],
    ['nothing for a word that no order contains', { query: 'submarine' }, []],
  ])('finds %s, and counts it', async (_what, query, numbers) => {
    const page = await list(query);
    expect(numbersOf(page)).toEqual(numbers);
    expect(page.count).toBe(numbers.length);
    const first = await list({ ...query, limit: 1 });
    expect(first.count).toBe(numbers.length);
  });

  it('finds the orders of a platform, and of an account', async () => {
    expect(numbersOf(await list({}, 'amazon'))).toEqual([4, 5]);
    const accountId = accountIds.get('cdiscount') ?? 0;
    expect(await list({ accountId })).toMatchObject({ count: 1, sales: [{ platform: 'cdiscount' }] });
  });

  it('sorts orders to be shipped first by their deadline, then the others by their age', async () => {
    expect(numbersOf(await list({ sort: 'shipBy' }))).toEqual([2, 1, 4, 3, 5, 6, 7]);
    expect(numbersOf(await list({ sort: 'shipBy', order: 'desc' }))).toEqual([7, 6, 5, 3, 4, 1, 2]);
    expect(numbersOf(await list({ order: 'asc' }))).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('the pages of the list', () => {
  it.each<[string, SalesQuery]>([
    ['all orders', {}],
    ['oldest first', { order: 'asc' }],
    ['most urgent first', { sort: 'shipBy' }],
    ['a search', { query: 'wiesner' }],
    ['a site', { site: 'DE' }],
  ])('lead to the end and back without gaps or repetitions: %s', async (_what, query) => {
    const whole = numbersOf(await list(query));
    const forth: number[][] = [];
    let page = await list({ ...query, limit: 2 });
    for (forth.push(numbersOf(page)); page.nextCursor !== null; forth.push(numbersOf(page))) {
      page = await list({ ...query, limit: 2, cursor: page.nextCursor });
    }
    expect(forth.flat()).toEqual(whole);
    const back = [numbersOf(page)];
    for (; page.previousCursor !== null; back.unshift(numbersOf(page))) {
      page = await list({ ...query, limit: 2, cursor: page.previousCursor });
    }
    expect(back.flat()).toEqual(whole);
    const last = await list({ ...query, limit: 2, last: true });
    expect(numbersOf(last)).toEqual(whole.slice(-2));
    expect(last.nextCursor).toBeNull();
    const before = await list({ ...query, limit: 2, cursor: last.previousCursor ?? '' });
    expect(numbersOf(before)).toEqual(whole.slice(-4, -2));
  });
});

describe('the stored numbers of orders', () => {
  const kept = async (userId: number) =>
    (
      await database.pool.query(
        'select account_id, platform, site, status, n::int from order_totals where user_id = $1 and n <> 0 order by 1, 3, 4',
        [userId],
      )
    ).rows;
  const counted = async (userId: number) =>
    (
      await database.pool.query(
        `select account_id, platform, site, status, count(*)::int as n from orders where user_id = $1
         group by 1, 2, 3, 4 order by 1, 3, 4`,
        [userId],
      )
    ).rows;

  it('equal those of the rows after orders arrived, changed their status, broke a rule and were reported again', async () => {
    const another = await buildOwner(database.db);
    const { userId } = another;
    const own = { userId, accountId: (await buildAccount(database.db, userId)).accountId };
    const count = async (query: SalesQuery) =>
      (await server.as(another).call(contract.orders.list, { params: { id: userId, platform: 'all' }, query })).count;
    await store('ebay', [order(1), order(3, { status: 'shipped' }), order(7, { status: 'shipped' })], own);
    expect(await kept(userId)).toEqual(await counted(userId));
    const later = new Date(NOW.getTime() - 60_000).toISOString();
    const shipped = order(1, { status: 'shipped', modifiedAt: later });
    await store('ebay', [shipped, order(8, { lines: [] }), order(9)], own);
    await store('ebay', [shipped], own);
    expect(await kept(userId)).toEqual(await counted(userId));
    expect(await count({ status: 'shipped' })).toBe(3);
    expect(await count({})).toBe(5);
  });
});
