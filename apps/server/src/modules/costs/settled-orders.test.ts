import { costs, dashboards, shipping } from '@quayside/contract';
import { money, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import { loadRateTable } from '../rates/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId, { homeSite: 'DE' });
});

/* The reckoning below is that of a spreadsheet: figures in whole units with decimals, each column rounded to cents. It uses nothing of the
 * kernel's margins. */

const cents = (amount: number) => Math.sign(amount) * (Math.round(Math.abs(amount) * 100 + 1e-6) / 100);

/** The six countries: currency, and VAT in per cent. */
const SHEET: Readonly<Record<string, { currency: 'EUR' | 'GBP' | 'USD' | 'AUD'; vat: number }>> = {
  DE: { currency: 'EUR', vat: 19 },
  FR: { currency: 'EUR', vat: 20 },
  IT: { currency: 'EUR', vat: 22 },
  UK: { currency: 'GBP', vat: 20 },
  US: { currency: 'USD', vat: 0 },
  AU: { currency: 'AUD', vat: 0 },
};
const COUNTRIES = Object.keys(SHEET) as Site[];
/** In per cent. */
const ADS = 3.5;
/** Of one piece, in euros. */
const PARCEL = 4.2;
/** Above this value of the goods without VAT, in pounds, an import into the United Kingdom has no VAT in its price. */
const UK_LIMIT = 135;

interface SoldOrder {
  readonly id: number;
  readonly site: Site;
  readonly pieces: number;
  readonly price: number;
  readonly shipping: number;
  readonly fee: number;
  readonly unitCost: number;
}

/** What is left of an order. */
function reckoned({ site, pieces, price, shipping, fee, unitCost }: SoldOrder, rateOf: (site: Site) => number): number {
  const { vat } = SHEET[site] ?? { vat: 0 };
  const paid = cents(price * pieces);
  const amount = paid + shipping;
  const isTaxed = !(site === 'UK' && paid / 1.2 > UK_LIMIT);
  const tax = isTaxed ? cents((amount * vat) / (100 + vat)) : 0;
  const ads = cents((amount * ADS) / 100);
  const parcels = cents(PARCEL * rateOf(site)) * pieces;
  const goods = cents(unitCost * pieces * rateOf(site));
  return cents(amount - tax - fee - ads - parcels - goods);
}

it('earned by 200 orders of six countries is what a plain spreadsheet says, to the cent', async () => {
  const day = '2026-01-01';
  await database.db
    .insertInto('cost_assumptions')
    .values({
      ...{ user_id: owner.userId, account_id: account.accountId, site: '', valid_from: day },
      ...{ vat_scheme: 'oss', ad_rate: ADS * 100, return_share: 0 },
    })
    .execute();
  const items = await Promise.all(
    [8.5, 12.34, 3.99, 41.07].map(async (unitCost) => {
      const item = await buildItem(database.db, account, { price: money(9_900, 'EUR') });
      await database.db
        .insertInto('item_costs')
        .values({
          ...{ user_id: owner.userId, item_id: item.itemId, valid_from: day },
          ...{ cost_minor: Math.round(unitCost * 100), currency: 'EUR' },
        })
        .execute();
      return { ...item, unitCost };
    }),
  );
  await ship();
  const rates = await readRates();
  for (let n = 0; n < 200; n += 1) {
    const item = items[n % items.length];
    if (!item) throw new Error('no item');
    const site = COUNTRIES[n % COUNTRIES.length] ?? 'DE';
    const pieces = 1 + (n % 3);
    const price = cents(9.99 + (n * 37) / 11);
    const shipping = n % 4 === 0 ? 0 : cents(2.5 + n / 17);
    const fee = cents((price * pieces + shipping) * (0.09 + (n % 5) / 100));
    const order = await sold({ id: n, site, pieces, price, shipping, fee, unitCost: item.unitCost }, item);
    const margin = await server
      .as(owner)
      .call(costs.getOfOrder, { params: { id: owner.userId, orderId: order.orderId } });
    expect(margin.lacks).toEqual([]);
    const sum = margin.terms.reduce((total, { amount }) => total + (amount?.minor ?? Number.NaN), 0);
    expect(sum).toBe(margin.margin?.minor);
    const expected = Math.round(reckoned(order, (one) => rates.get(SHEET[one]?.currency ?? 'EUR') ?? 1) * 100);
    expect({ n, site, minor: margin.margin?.minor }).toEqual({ n, site, minor: expected });
  }
});

it('earned abroad is on the dashboard in the seller’s currency, beside the orders of which it is not known', async () => {
  const report = () =>
    server.as(owner).call(dashboards.getMonths, { params: { id: owner.userId, platform: 'all' as const }, query: {} });
  expect((await report()).abroadMargin).toBeNull();
  await ship();
  const assumed = { vat_scheme: 'oss', ad_rate: ADS * 100, return_share: 0 };
  const place = { user_id: owner.userId, account_id: account.accountId };
  await database.db
    .insertInto('cost_assumptions')
    .values({ ...place, ...assumed, site: '', valid_from: '2026-01-01' })
    .execute();
  const known = await buildItem(database.db, account, { price: money(9_900, 'EUR') });
  const unknown = await buildItem(database.db, account, { price: money(9_900, 'EUR') });
  const cost = { item_id: known.itemId, valid_from: '2026-01-01', cost_minor: 850, currency: 'EUR' };
  await database.db
    .insertInto('item_costs')
    .values({ user_id: owner.userId, ...cost })
    .execute();
  const sums = new Map<Site, number>();
  let losses = 0;
  for (let n = 0; n < 40; n += 1) {
    const site = COUNTRIES[n % COUNTRIES.length] ?? 'DE';
    // Some lose: the cost is 8.50.
    const order = { id: n, site, pieces: 1 + (n % 2), price: 6 + n, shipping: 2.5, fee: 1.2, unitCost: 8.5 };
    const { orderId } = await sold(order, n % 10 === 9 ? unknown : known);
    const { margin } = await server.as(owner).call(costs.getOfOrder, { params: { id: owner.userId, orderId } });
    if (site === 'DE' || !margin) continue;
    sums.set(site, (sums.get(site) ?? 0) + margin.minor);
    if (margin.minor < 0) losses += 1;
  }
  expect(losses).toBeGreaterThan(2);
  await server.runJob('costs.work-out', { userId: owner.userId });
  // All are of one day, and a report rounds each day of a site once.
  const rates = new Map((await ratesOn('2026-06-01')).map(({ currency, millionths }) => [currency, millionths]));
  const inPounds = [...sums].map(([site, minor]) => {
    const perEuro = rates.get(SHEET[site]?.currency ?? '') ?? 1_000_000;
    return (minor * (rates.get('GBP') ?? Number.NaN)) / perEuro;
  });
  const minor = inPounds.reduce((sum, part) => sum + Math.sign(part) * Math.round(Math.abs(part)), 0);
  expect((await report()).abroadMargin).toMatchObject({ known: 29, unknown: 4, margin: { minor, currency: 'GBP' } });
});

/** Of one euro, by the newest day up to a day, otherwise the first. */
async function ratesOn(day: string) {
  const { rows } = await sql<{ currency: string; millionths: number }>`
    select distinct on (currency) currency, millionths from exchange_rates where base = 'EUR'
    order by currency, date <= ${day}::date desc, abs(date - ${day}::date)`.execute(database.db);
  return rows;
}

it('is not said of an order that is not shipped, and is unknown without what the goods cost', async () => {
  await ship();
  const item = await buildItem(database.db, account, { price: money(9_900, 'EUR') });
  const place = { id: 1, site: 'FR' as const, pieces: 1, price: 20, shipping: 3, fee: 2.2, unitCost: 0 };
  const { orderId } = await sold(place, item);
  const read = () => server.as(owner).call(costs.getOfOrder, { params: { id: owner.userId, orderId } });
  const unknown = await read();
  expect(unknown).toMatchObject({ state: 'settled', margin: null, lacks: ['vat_scheme', 'ad_rate', 'unit_cost'] });
  await database.db
    .updateTable('orders')
    .set({ status: 'paid' })
    .where('user_id', '=', owner.userId)
    .where('order_id', '=', orderId)
    .execute();
  expect(await read()).toEqual({ state: 'open', terms: [], margin: null, marginShare: null, lacks: [] });
  const foreign = { params: { id: owner.userId, orderId: orderId + 1_000 } };
  expect(await server.as(owner).refused(costs.getOfOrder, foreign)).toMatchObject({ error: 'order_not_found' });
});

/** Of one euro, as the server has them. */
async function readRates(): Promise<ReadonlyMap<string, number>> {
  const rates = await loadRateTable(database.db);
  return new Map(
    (['GBP', 'USD', 'AUD'] as const).map((to) => [to, (rates('EUR', to)?.millionths ?? Number.NaN) / 1_000_000]),
  );
}

async function ship(): Promise<void> {
  await server.as(owner).call(shipping.create, {
    params: { id: owner.userId },
    body: {
      ...{ name: 'Parcels', currency: 'EUR', handling_time: 1, free_shipping: false, is_default: true, regions: [] },
      rates: (['EU', 'NA', 'RW'] as const).map((region) => ({
        ...{
          region,
          country: null,
          service: 'STANDARD',
          type: 'flat' as const,
          cost: PARCEL * 100,
          additional_cost: 0,
        },
      })),
    },
  });
}

async function sold(order: SoldOrder, item: { readonly itemId: number; readonly title: string }) {
  const minor = (amount: number) => Math.round(amount * 100);
  const currency = SHEET[order.site]?.currency ?? 'EUR';
  const total = minor(order.price * order.pieces);
  const { order_id: orderId } = await database.db
    .insertInto('orders')
    .values({
      ...{ user_id: owner.userId, account_id: account.accountId, platform: 'ebay', external_id: `S-${order.id}` },
      ...{ site: order.site, status: 'shipped', total_minor: total + minor(order.shipping), currency },
      ...{ items_minor: total, shipping_minor: minor(order.shipping), fee_minor: minor(order.fee) },
      ...{ ordered_at: new Date('2026-06-01'), modified_at: new Date('2026-06-02') },
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('order_lines')
    .values({
      ...{ user_id: owner.userId, order_id: orderId, external_id: '1', title: item.title, item_id: item.itemId },
      // As at eBay, where the amount of a line contains its shipping.
      ...{ quantity: order.pieces, total_minor: total + minor(order.shipping), currency },
    })
    .execute();
  return { ...order, orderId };
}
