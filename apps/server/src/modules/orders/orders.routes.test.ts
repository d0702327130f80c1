import { contract } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { countOrders } from '../../../test/factories/order.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestApp } from '../../../test/http.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { createSecretBox } from '../../platform/secrets.ts';
import { createThrottle } from '../../platform/throttle.ts';
import { orderRoutes } from './orders.routes.ts';

const FAST = { ratePerSecond: 1_000, burst: 1_000, quota: null, windowSeconds: 86_400 };
const box = createSecretBox(['a secret of this test, long enough for it']);
const database = useTestDatabase();
const app = useTestApp(() => ({
  db: database.db,
  routes: orderRoutes({
    db: database.db,
    clock: systemClock,
    acceptsShipments: () => false,
    box,
    addSales: async () => undefined,
    connectors: new Map(),
    throttle: createThrottle({ db: database.db, clock: systemClock, maxWaitMs: 0, limitOf: () => FAST }),
    requestLogs: { of: () => ({ record: () => undefined }), close: async () => undefined },
  }),
}));
const { list } = contract.orders;
let seller: TestLogin;
/** The first account, which has the orders of odd days. */
let odd: number;
let even: number;

beforeAll(async () => {
  seller = await buildOwner(database.db);
  odd = (await buildAccount(database.db, seller.userId)).accountId;
  even = (await buildAccount(database.db, seller.userId)).accountId;
  await storePollTime(odd, '2026-11-21T10:00:00Z');
  await storePollTime(even, '2026-11-21T11:00:00Z');
  for (let day = 1; day <= 5; day += 1) await insertOrder(day);
  await countOrders(database.db, seller.userId);
});

async function storePollTime(accountId: number, at: string): Promise<void> {
  const looked = { user_id: seller.userId, account_id: accountId, cursor: 'c', looked_at: new Date(at) };
  await database.db.insertInto('order_cursors').values(looked).execute();
}

async function insertOrder(day: number): Promise<void> {
  const { userId: user_id } = seller;
  const at = new Date(`2026-11-0${day}T08:00:00Z`);
  const { order_id } = await database.db
    .insertInto('orders')
    .values({
      user_id,
      account_id: day % 2 === 1 ? odd : even,
      platform: 'ebay',
      external_id: `order-${day}`,
      site: 'DE',
      status: 'paid',
      total_minor: day * 100,
      currency: 'EUR',
      stock_status: day === 4 ? 'oversold' : 'fulfillable',
      ordered_at: at,
      modified_at: at,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  const line = {
    external_id: '1',
    marketplace_sku: 'A-DE',
    title: 'Figure',
    quantity: 2,
    reserved: 2,
    currency: 'EUR',
  };
  await database.db
    .insertInto('order_lines')
    .values({ user_id, order_id, total_minor: day * 100, ...line })
    .execute();
}

interface Query {
  readonly accountId?: number;
  readonly stockStatus?: 'fulfillable' | 'oversold';
  readonly cursor?: string;
  readonly limit?: number;
}

const orders = (query: Query = {}, platform: 'all' | 'ebay' | 'amazon' = 'all') =>
  app.as(seller).call(list, { params: { id: seller.userId, platform }, query });

const idsOf = (page: Awaited<ReturnType<typeof orders>>) => page.sales.map((order) => order.externalId);

describe('the list of orders', () => {
  it('shows the newest first, with their lines and the time of the last read', async () => {
    const page = await orders();
    expect(idsOf(page)).toEqual(['order-5', 'order-4', 'order-3', 'order-2', 'order-1']);
    expect(page).toMatchObject({ count: 5, nextCursor: null, checkedAt: '2026-11-21T10:00:00.000Z' });
    expect(page.sales[0]).toMatchObject({
      total: { minor: 500, currency: 'EUR' },
      lines: [{ sku: 'A-DE', quantity: 2, reserved: 2 }],
    });
  });

  it('pages without gaps or repetitions', async () => {
    const first = await orders({ limit: 2 });
    const second = await orders({ limit: 2, cursor: first.nextCursor ?? '' });
    const third = await orders({ limit: 2, cursor: second.nextCursor ?? '' });
    expect([first, second, third].flatMap(idsOf)).toEqual([5, 4, 3, 2, 1].map((day) => `order-${day}`));
    expect([first, second, third].map(({ count }) => count)).toEqual([5, null, null]);
    expect(third.nextCursor).toBeNull();
  });

  it('can be filtered by account, platform and oversold orders', async () => {
    expect(idsOf(await orders({ accountId: odd }))).toEqual(['order-5', 'order-3', 'order-1']);
    expect(idsOf(await orders({ stockStatus: 'oversold' }))).toEqual(['order-4']);
    expect(idsOf(await orders({}, 'amazon'))).toEqual([]);
    expect(idsOf(await orders({}, 'ebay'))).toHaveLength(5);
  });

  it('counts the filtered orders', async () => {
    const countOf = async (...asked: Parameters<typeof orders>) => (await orders(...asked)).count;
    expect(await countOf({ accountId: odd, limit: 1 })).toBe(3);
    expect(await countOf({ stockStatus: 'oversold' })).toBe(1);
    expect(await countOf({}, 'amazon')).toBe(0);
  });

  it('is as old as the least recently read account of the platform', async () => {
    expect((await orders({}, 'ebay')).checkedAt).toBe('2026-11-21T10:00:00.000Z');
    expect((await orders({ accountId: even })).checkedAt).toBe('2026-11-21T11:00:00.000Z');
    expect((await orders({}, 'amazon')).checkedAt).toBeNull();
    const amazon = await buildAccount(database.db, seller.userId, { platform: 'amazon' });
    // An account that was never read makes the age unknown.
    expect((await orders({}, 'all')).checkedAt).toBeNull();
    await storePollTime(amazon.accountId, '2026-11-21T09:00:00Z');
    expect((await orders({}, 'amazon')).checkedAt).toBe('2026-11-21T09:00:00.000Z');
    expect((await orders({}, 'ebay')).checkedAt).toBe('2026-11-21T10:00:00.000Z');
    expect((await orders({}, 'all')).checkedAt).toBe('2026-11-21T09:00:00.000Z');
  });

  it('rejects accounts of another seller or platform', async () => {
    const stranger = await buildOwner(database.db);
    const foreign = await buildAccount(database.db, stranger.userId);
    for (const [accountId, platform] of [
      [foreign.accountId, 'all'],
      [foreign.accountId, 'ebay'],
      [odd, 'amazon'],
      [999_999, 'ebay'],
    ] as const) {
      const refusal = await app
        .as(seller)
        .refused(list, { params: { id: seller.userId, platform }, query: { accountId } });
      expect(refusal).toMatchObject({ status: 404, error: 'account_not_found' });
    }
  });

  it.each([
    ['an unknown platform', {}, 'etsy'],
    ['a limit of zero', { limit: 0 }, 'all'],
    ['an unknown parameter', { colour: 'blue' }, 'all'],
    ['an invalid cursor', { cursor: '{}' }, 'all'],
  ])('rejects %s', async (_name, query, platform) => {
    const refusal = await app.as(seller).refused(list, { params: { id: seller.userId, platform }, query });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('needs a session, and shows no other seller’s orders', async () => {
    const params = { id: seller.userId, platform: 'all' };
    expect(await app.as().refused(list, { params })).toMatchObject({ status: 401 });
    const stranger = await buildOwner(database.db);
    expect(await app.as(stranger).refused(list, { params })).toMatchObject({ status: 403, error: 'foreign_user' });
  });
});
