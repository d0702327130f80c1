import { dashboards } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../test/factories/home-listing.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestApp } from '../../../test/http.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { ensureBundledRates } from '../pricing/index.ts';
import { dashboardRoutes } from './dashboards.routes.ts';
import { addSales, type SalesDelta } from './sales-days.repository.ts';

const database = useTestDatabase();
/** Just after midnight in London; noon of the same day in Sydney, and still the previous evening in New York. */
const clock = createMovableClock('2026-11-21T00:30:00Z');
const app = useTestApp(() => ({
  db: database.db,
  routes: dashboardRoutes({ db: database.db, clock, marketplaceClock: clock }),
}));

let owner: TestLogin;
let home: Account;
let second: Account;
let other: TestLogin;

beforeAll(async () => {
  owner = await buildOwner(database.db);
  home = await buildAccount(database.db, owner.userId);
  second = await buildAccount(database.db, owner.userId, { homeSite: 'DE' });
  other = await buildOwner(database.db);
});

function sale(account: Account, given: Partial<SalesDelta>): SalesDelta {
  const { accountId, platform } = account;
  const one = {
    day: '2026-11-21',
    site: 'DE' as Site,
    currency: 'EUR',
    orders: 1,
    units: 1,
    revenueMinor: 1_000,
    refundsMinor: 0,
  };
  return { accountId, platform, ...one, ...given };
}

const add = (...sales: SalesDelta[]) => withTransaction(database.db, (tx) => addSales(tx, owner.userId, sales));

async function storePollTime(account: Account, kind: string, at: string): Promise<void> {
  const cursor = { user_id: account.userId, account_id: account.accountId, kind, last_success_at: at };
  await database.db.insertInto('sync_cursors').values(cursor).execute();
}

const input = (platform: 'all' | 'ebay' | 'amazon' = 'all', accountId?: number) => ({
  params: { id: owner.userId, platform },
  query: accountId === undefined ? {} : { accountId },
});
const ofOther = () => ({ params: { id: other.userId, platform: 'all' as const }, query: {} });
const weekly = (...given: Parameters<typeof input>) => app.as(owner).call(dashboards.getWeekly, input(...given));
const months = (...given: Parameters<typeof input>) => app.as(owner).call(dashboards.getMonths, input(...given));
const inventory = async (...given: Parameters<typeof input>) => {
  const answer = await app.as(owner).call(dashboards.getInventory, input(...given));
  // eBay's answer alone is nested.
  expect('data' in answer).toBe(input(...given).params.platform === 'ebay');
  return 'data' in answer ? answer.data : answer;
};

describe('before the first sale', () => {
  it('shows seven empty days up to today, and that orders were never read', async () => {
    const report = await app.as(other).call(dashboards.getWeekly, ofOther());
    expect(report.buckets.map(({ from }) => from)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`));
    expect(report.buckets.every(({ orders, revenue }) => orders === 0 && revenue.length === 0)).toBe(true);
    expect(report).toMatchObject({ bySite: [], asOf: null });
  });

  it('shows twelve months across the turn of the year', async () => {
    const { buckets } = await app.as(other).call(dashboards.getMonths, ofOther());
    expect(buckets).toHaveLength(12);
    expect([buckets[0]?.from, buckets.at(-1)?.from]).toEqual(['2025-12-01', '2026-11-01']);
  });

  it('shows an empty inventory to a seller without accounts', async () => {
    const answer = await app.as(other).call(dashboards.getInventory, ofOther());
    expect(answer).toMatchObject({ items: 0, units: 0, outOfStock: 0, blocked: 0, bySite: [], asOf: null });
  });
});

describe('sales', () => {
  beforeAll(async () => {
    await add(
      sale(home, { units: 2, revenueMinor: 2_500 }),
      sale(home, { revenueMinor: 700 }),
      sale(home, { site: 'US', currency: 'USD', day: '2026-11-20', revenueMinor: 1_999 }),
      sale(second, { site: 'UK', currency: 'GBP', day: '2026-11-15', revenueMinor: 5_000 }),
      sale(home, { day: '2026-11-14', revenueMinor: 99_900 }),
      sale(home, { day: '2025-12-31', revenueMinor: 4_000 }),
      sale(home, { day: '2025-11-30', revenueMinor: 88_800 }),
    );
    await add(sale(home, { revenueMinor: 300 }));
  });

  it('are summed by day and never across currencies', async () => {
    const { buckets } = await weekly();
    expect(buckets.at(-1)).toMatchObject({
      from: '2026-11-21',
      orders: 3,
      units: 4,
      revenue: [{ minor: 3_500, currency: 'EUR' }],
    });
    expect(buckets.at(-2)).toMatchObject({ orders: 1, revenue: [{ minor: 1_999, currency: 'USD' }] });
    expect(buckets[0]).toMatchObject({ from: '2026-11-15', revenue: [{ minor: 5_000, currency: 'GBP' }] });
  });

  it('by site equal the totals, the busiest site first', async () => {
    const { bySite } = await weekly();
    expect(bySite).toMatchObject([
      { site: 'DE', orders: 3, units: 4, revenue: [{ minor: 3_500, currency: 'EUR' }] },
      { site: 'UK', orders: 1, units: 1, revenue: [{ minor: 5_000, currency: 'GBP' }] },
      { site: 'US', orders: 1, units: 1, revenue: [{ minor: 1_999, currency: 'USD' }] },
    ]);
  });

  it('have one total in the seller’s currency, by the rates in force, whose source and age are told', async () => {
    await ensureBundledRates(database.db);
    const { total, rates, buckets } = await weekly();
    const rateOf = (currency: string) => Number(rates.find(({ from }) => from === currency)?.value);
    const inPounds = Math.round(3_500 * rateOf('EUR')) + Math.round(1_999 * rateOf('USD')) + 5_000;
    expect(total.home).toEqual({ minor: inPounds, currency: 'GBP' });
    expect(total.revenue.map(({ currency }) => currency)).toEqual(['EUR', 'GBP', 'USD']);
    expect(rates.map(({ from, to }) => from + to)).toEqual(['EURGBP', 'USDGBP']);
    expect(rates[0]).toMatchObject({
      source: expect.stringMatching(/./),
      date: expect.stringMatching(/^2026-/),
      age: 'too_old',
    });
    expect(buckets[0]?.home).toEqual({ minor: 5_000, currency: 'GBP' });
    expect(buckets.reduce((sum, { home: day }) => sum + (day?.minor ?? 0), 0)).toBe(inPounds);
    // Without a rate for a currency no total is made up.
    await database.db.updateTable('users').set({ currency: 'SEK' }).where('user_id', '=', owner.userId).execute();
    expect((await weekly()).total).toMatchObject({ home: null, revenue: total.revenue });
    await database.db.updateTable('users').set({ currency: 'GBP' }).where('user_id', '=', owner.userId).execute();
  });

  it('are summed by month, with two currencies separately', async () => {
    const { buckets } = await months();
    expect(buckets[0]).toMatchObject({ from: '2025-12-01', orders: 1, revenue: [{ minor: 4_000, currency: 'EUR' }] });
    expect(buckets.at(-1)?.revenue).toEqual([
      { minor: 103_400, currency: 'EUR' },
      { minor: 5_000, currency: 'GBP' },
      { minor: 1_999, currency: 'USD' },
    ]);
  });

  it('can be limited to a platform and an account', async () => {
    expect((await weekly('ebay', second.accountId)).bySite.map(({ site }) => site)).toEqual(['UK']);
    expect((await weekly('amazon')).bySite).toEqual([]);
  });

  it('of a storefront whose date is already tomorrow count for today, and no longer once cancelled', async () => {
    clock.set('2026-11-20T15:00:00Z');
    await add(sale(home, { site: 'AU', currency: 'AUD', day: '2026-11-21', revenueMinor: 900 }));
    const { buckets } = await weekly();
    expect(buckets.at(-1)).toMatchObject({ from: '2026-11-20', orders: 5 });
    clock.set('2026-11-21T00:30:00Z');
    await add(sale(home, { site: 'AU', currency: 'AUD', orders: -1, units: -1, revenueMinor: -900 }));
    const { bySite } = await weekly();
    expect(bySite.map(({ site }) => site)).not.toContain('AU');
  });

  it('show the age of the account that was read least recently', async () => {
    await storePollTime(home, 'orders', '2026-11-21T00:29:00.000Z');
    expect((await weekly()).asOf).toBeNull();
    await storePollTime(second, 'orders', '2026-11-20T23:00:00.000Z');
    expect((await weekly()).asOf).toBe('2026-11-20T23:00:00.000Z');
    expect((await months('ebay', home.accountId)).asOf).toBe('2026-11-21T00:29:00.000Z');
  });
});

describe('the inventory', () => {
  beforeAll(async () => {
    const variants = [buildHomeVariant({ quantity: 3 }), buildHomeVariant({ quantity: 4 })];
    await buildItems(database.db, home, [{ quantity: 5 }, { quantity: 0 }, { variants }]);
    await buildItems(database.db, second, [{ quantity: 1 }]);
    const total = (site: Site, state: string, n: number) => ({
      user_id: owner.userId,
      account_id: home.accountId,
      site,
      state,
      n,
    });
    const totals = [total('US', 'L', 7), total('DE', 'Q', 1), total('DE', 'P', 2), total('DE', 'F', 3)];
    await database.db.insertInto('listing_totals').values(totals).execute();
  });

  it('reads the stored totals of all accounts or of one', async () => {
    expect(await inventory()).toMatchObject({ items: 4, units: 13, outOfStock: 1, blocked: 0 });
    expect(await inventory('ebay', second.accountId)).toMatchObject({ items: 1, units: 1, outOfStock: 0, bySite: [] });
  });

  it('lists sites in their fixed order', async () => {
    expect((await inventory('ebay', home.accountId)).bySite).toEqual([
      { site: 'DE', listed: 0, failed: 3, queued: 3 },
      { site: 'US', listed: 7, failed: 0, queued: 0 },
    ]);
  });

  it('shows the time of the last home read of any kind', async () => {
    await storePollTime(home, 'import', '2026-11-20T10:00:00.000Z');
    await storePollTime(home, 'compare', '2026-11-20T22:00:00.000Z');
    expect((await inventory('ebay', home.accountId)).asOf).toBe('2026-11-20T22:00:00.000Z');
    expect((await inventory()).asOf).toBeNull();
  });

  it('was counted now, whenever the home shop was last read', async () => {
    expect((await inventory()).countedAt).toBe('2026-11-21T00:30:00.000Z');
  });

  it('counts listings that one account sells for another with either account, and once with both', async () => {
    const seller = await buildOwner(database.db);
    const owning = await buildAccount(database.db, seller.userId);
    const selling = await buildAccount(database.db, seller.userId, { platform: 'cdiscount', homeSite: 'FR' });
    const [item] = await buildItems(database.db, owning, [{}]);
    if (item) await buildListing(database.db, selling, item, { site: 'CDFR', state: 'L' });
    for (const query of [{ accountId: owning.accountId }, { accountId: selling.accountId }, {}]) {
      const params = { id: seller.userId, platform: 'all' as const };
      expect(await app.as(seller).call(dashboards.getInventory, { params, query })).toMatchObject({
        bySite: [{ site: 'CDFR', listed: 1, failed: 0, queued: 0 }],
      });
    }
  });
});

/** What the calls of a period need besides. */
const PERIOD = { from: '2026-11-01', to: '2026-11-21' };
const OF_PERIOD: ReadonlySet<string> = new Set(
  [dashboards.listSold, dashboards.listSoldItems, dashboards.exportSold].map(({ id }) => id),
);

describe.each(Object.values(dashboards).map((call) => [call.id, call] as const))('%s', (_id, call) => {
  const needed = OF_PERIOD.has(call.id) ? PERIOD : {};

  it('rejects an account of another seller or platform', async () => {
    const query = { accountId: home.accountId, ...needed };
    const foreign = { params: { id: other.userId, platform: 'all' }, query };
    expect(await app.as(other).refused(call, foreign)).toMatchObject({ status: 404, error: 'account_not_found' });
    const wrong = { params: { id: owner.userId, platform: 'amazon' }, query };
    expect(await app.as(owner).refused(call, wrong)).toMatchObject({ status: 404, error: 'account_not_found' });
  });

  it.each([
    ['an unknown platform', { platform: 'etsy' }, {}],
    ['an account that is not a number', {}, { accountId: 'x' }],
    ['an unknown parameter', {}, { colour: 'blue' }],
  ])('rejects %s', async (_name, params, query) => {
    const given = { params: { id: owner.userId, platform: 'all', ...params }, query: { ...needed, ...query } };
    expect(await app.as(owner).refused(call, given)).toMatchObject({ status: 400, error: 'invalid_request' });
  });
});
