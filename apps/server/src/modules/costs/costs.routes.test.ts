import { type Assumptions, costs, history, type ItemMargin, shipping } from '@quayside/contract';
import { DAY_MS, money, type Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';
import { loadCostHistory } from './index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let item: Item;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId, { homeSite: 'UK' });
  item = await buildItem(database.db, account, { categoryId: '2617', categoryPath: ['Toys', 'Wooden trains'] });
});

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const NOTHING: Assumptions = {
  ...{ vatScheme: null, vatRate: null, commission: null, adRate: null },
  ...{ returnShare: null, returnCost: null, costShare: null },
};
const USUAL: Assumptions = { ...NOTHING, vatScheme: 'oss', adRate: 300, returnShare: 0, costShare: 4_000 };

const params = () => ({ id: owner.userId });
const ofItem = () => ({ ...params(), itemId: item.itemId });
const setCost = (minor: number | null, validFrom = dayFromNow(-30)) =>
  server.as(owner).call(costs.setOfItem, {
    params: ofItem(),
    body: { validFrom, cost: minor === null ? null : money(minor, 'GBP') },
  });
const assume = (assumptions: Assumptions | null, site: Site | null = null, validFrom = dayFromNow(-30)) =>
  server.as(owner).call(costs.setAssumptions, {
    params: params(),
    query: { accountId: account.accountId },
    body: { site, validFrom, assumptions },
  });
const shipFor = (cost: number) =>
  server.as(owner).call(shipping.create, {
    params: params(),
    body: {
      ...{ name: 'Parcels', currency: 'GBP', handling_time: 1, free_shipping: true, is_default: true, regions: [] },
      rates: [{ region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost, additional_cost: 0 }],
    },
  });
const marginOn = async (site: Site): Promise<ItemMargin> => {
  const { list } = await server.as(owner).call(costs.listMargins, { params: ofItem() });
  const found = list.find((margin) => margin.site === site);
  if (!found) throw new Error(`no margin on ${site}`);
  return found;
};
const termOf = ({ terms }: ItemMargin, name: string) => terms.find(({ term }) => term === name);
const historyOf = async (field: string) => {
  const { list } = await server.as(owner).call(history.list, { params: params(), query: {} });
  return list.filter((entry) => entry.field === field).map(({ before, after, why }) => ({ before, after, why }));
};

describe('the cost of an item', () => {
  it('holds from its day on, and is replaced and removed by day', async () => {
    await setCost(800, '2026-01-01');
    await setCost(850, '2026-06-01');
    await setCost(820, '2026-01-01');
    const { list } = await setCost(null, '2026-06-01');
    expect(list).toEqual([{ validFrom: '2026-01-01', cost: money(820, 'GBP') }]);
    expect(await server.as(owner).call(costs.listOfItem, { params: ofItem() })).toEqual({ list });
  });

  it('records what it replaced, and nothing if nothing changes', async () => {
    await setCost(800, '2026-01-01');
    await setCost(800, '2026-01-01');
    await setCost(null, '2026-01-01');
    const cost = { cost: money(800, 'GBP'), since: '2026-01-01' };
    expect(await historyOf('unit-cost')).toEqual([
      { before: cost, after: null, why: 'cost_removed' },
      { before: null, after: cost, why: 'cost_set' },
    ]);
  });

  it('is told with those before it, the newest first, and without those of later days', async () => {
    await setCost(800, dayFromNow(-60));
    await setCost(850, dayFromNow(-30));
    await setCost(900, dayFromNow(2));
    const history = await loadCostHistory(database.db, owner.userId, [item.itemId], dayFromNow(0));
    expect(history).toEqual(
      new Map([
        [
          item.itemId,
          [
            { cost: money(850, 'GBP'), since: dayFromNow(-30) },
            { cost: money(800, 'GBP'), since: dayFromNow(-60) },
          ],
        ],
      ]),
    );
  });

  it('is not nothing, and belongs to an item of the seller', async () => {
    const body = { validFrom: '2026-01-01', cost: money(0, 'GBP') };
    expect(await server.as(owner).refused(costs.setOfItem, { params: ofItem(), body })).toMatchObject({ status: 400 });
    const foreign = { ...params(), itemId: item.itemId + 1_000 };
    for (const refusal of [
      server.as(owner).refused(costs.setOfItem, { params: foreign, body: { ...body, cost: null } }),
      server.as(owner).refused(costs.listOfItem, { params: foreign }),
      server.as(owner).refused(costs.listMargins, { params: foreign }),
    ]) {
      expect(await refusal).toMatchObject({ error: 'item_not_found' });
    }
  });
});

describe('assumptions', () => {
  it('are listed by site and day, and removed', async () => {
    await assume(USUAL, null, '2026-01-01');
    await assume({ ...NOTHING, returnShare: 500, returnCost: money(690, 'EUR') }, 'DE', '2026-02-01');
    await assume({ ...USUAL, adRate: 0 }, null, '2026-03-01');
    const { list } = await assume(null, null, '2026-01-01');
    expect(list.map(({ site, validFrom, adRate }) => [site, validFrom, adRate])).toEqual([
      [null, '2026-03-01', 0],
      ['DE', '2026-02-01', null],
    ]);
    const [newest] = await historyOf('cost-assumptions');
    expect(newest).toMatchObject({ before: { adRate: 300 }, after: null, why: 'assumptions_removed' });
  });

  it('are of an account of the seller and a site where it sells', async () => {
    const body = { site: null, validFrom: '2026-01-01', assumptions: null };
    const elsewhere = { params: params(), query: { accountId: account.accountId + 1_000 } };
    for (const refusal of [
      server.as(owner).refused(costs.setAssumptions, { ...elsewhere, body }),
      server.as(owner).refused(costs.listAssumptions, elsewhere),
    ]) {
      expect(await refusal).toMatchObject({ error: 'account_not_found' });
    }
    const query = { accountId: account.accountId };
    const refused = server
      .as(owner)
      .refused(costs.setAssumptions, { params: params(), query, body: { ...body, site: 'CDFR' } });
    expect(await refused).toMatchObject({ error: 'site_not_supported' });
  });
});

describe('the margins of an item', () => {
  it('name what is lacking on each site, home included, and are never 0 instead', async () => {
    const { list } = await server.as(owner).call(costs.listMargins, { params: ofItem() });
    expect(list.map(({ site }) => site)).toEqual(expect.arrayContaining(['UK', 'DE', 'US']));
    for (const { margin, breakEven } of list) expect([margin, breakEven]).toEqual([null, null]);
    expect((await marginOn('DE')).lacks).toEqual([
      'shipping_cost',
      'vat_scheme',
      'ad_rate',
      'return_share',
      'unit_cost',
    ]);
  });

  it('add up as shown, from the dated cost and the assumptions of the site before those of the account', async () => {
    await shipFor(350);
    await assume(USUAL);
    await assume({ ...NOTHING, adRate: 0, returnShare: 400, returnCost: money(700, 'GBP') }, 'DE');
    await setCost(500);
    const margin = await marginOn('DE');
    expect(margin.lacks).toEqual([]);
    expect(margin.terms.reduce((sum, { amount }) => sum + (amount?.minor ?? Number.NaN), 0)).toBe(margin.margin?.minor);
    for (const { amount } of margin.terms) expect(amount?.currency).toBe('EUR');
    expect(termOf(margin, 'vat')).toMatchObject({ basis: { vatCase: 'ioss', basisPoints: 1_900 } });
    expect(termOf(margin, 'commission')).toMatchObject({ source: { kind: 'table' }, basis: { group: 'other' } });
    expect(termOf(margin, 'ads')).toMatchObject({ amount: money(0, 'EUR'), source: { kind: 'seller' } });
    expect(termOf(margin, 'cost')).toMatchObject({
      basis: { of: money(500, 'GBP'), rate: { to: 'EUR' }, share: null },
    });
    expect(termOf(margin, 'shipping')?.amount?.minor).toBeLessThan(-350);
    expect(margin.breakEven?.minor).toBeGreaterThan(500);
  });

  it('assume a part of the price at home without a cost, and do not know yet what holds from tomorrow on', async () => {
    await assume(USUAL);
    await setCost(1, dayFromNow(2));
    const of = money(Math.round(item.price.minor * 0.4), 'GBP');
    const expected = {
      basis: { of, share: { basisPoints: 4_000, of: item.price } },
      source: { since: dayFromNow(-30) },
    };
    expect(termOf(await marginOn('UK'), 'cost')).toMatchObject(expected);
  });

  it('learn all fees from five final orders of the same categories', async () => {
    const order = async (n: number) => {
      const { userId, accountId } = account;
      const at = new Date(Date.now() - n * DAY_MS);
      const { order_id } = await database.db
        .insertInto('orders')
        .values({
          ...{
            user_id: userId,
            account_id: accountId,
            platform: 'ebay',
            external_id: `O-${n}`,
            site: 'UK',
            status: 'paid',
          },
          ...{ total_minor: 2_000, fee_minor: 260, currency: 'GBP', ordered_at: at, modified_at: at },
        })
        .returning('order_id')
        .executeTakeFirstOrThrow();
      const line = { user_id: userId, order_id, external_id: '1', title: item.title, quantity: 1, currency: 'GBP' };
      await database.db
        .insertInto('order_lines')
        .values({ ...line, total_minor: 2_000, item_id: item.itemId })
        .execute();
    };
    await shipFor(350);
    for (const n of [1, 2, 3, 4]) await order(n);
    expect(termOf(await marginOn('UK'), 'commission')).toMatchObject({ amount: null, lacks: 'commission' });
    await order(5);
    const source = { kind: 'learned', orders: 5, since: dayFromNow(-5) };
    const margin = await marginOn('UK');
    expect(termOf(margin, 'commission')).toMatchObject({ source, basis: { shares: [{ basisPoints: 1_300 }] } });
    expect(termOf(margin, 'order_fee')).toMatchObject({ source, basis: { kind: 'included' } });
  });
});
