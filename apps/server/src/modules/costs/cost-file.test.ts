import { type CostImportPreview, changes, costs, type DecimalMark, history, products } from '@quayside/contract';
import { DAY_MS, money } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let items: Item[];

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const TODAY = dayFromNow(0);
const as = () => server.as(owner);
const place = () => ({ params: { id: owner.userId }, query: { accountId: account.accountId } });
const given = (csv: string, decimal: DecimalMark = 'point') => ({ csv, decimal, validFrom: TODAY });
const preview = (csv: string, decimal?: DecimalMark) =>
  as().call(costs.previewImport, { ...place(), body: given(csv, decimal) });
const store = (csv: string, expected: number, accepted: readonly number[] = []) =>
  as().call(costs.importCsv, { ...place(), body: { ...given(csv), expected, accepted } });
const exported = async () => (await as().send(costs.exportCsv, place())).body;
const costsOf = async (at: number) =>
  (await as().call(costs.listOfItem, { params: { id: owner.userId, itemId: items[at]?.itemId ?? 0 } })).list;
const codesOf = ({ errors }: CostImportPreview) => errors.map(({ row, code }) => [row, code]);

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId, { homeSite: 'UK' });
  items = await buildItems(database.db, account, [
    { sku: 'A-1', title: 'Harbour train', price: money(2_499, 'GBP') },
    { sku: '=2+3', title: 'Harbour boat', price: money(1_999, 'GBP') },
    { sku: 'C-3', title: 'Harbour bus', price: money(999, 'GBP') },
  ]);
});

describe('a file of costs', () => {
  it('is exported, filled in, imported, and exported again without a change', async () => {
    const empty = await exported();
    expect(empty.startsWith('\uFEFFsku,ref,title,cost,currency,from\r\n')).toBe(true);
    expect(await preview(empty)).toMatchObject({ changed: 0, unchanged: 3, errors: [] });
    const csv = 'sku,cost,currency,from\nA-1,8.50,EUR,2026-01-31\n=2+3,"1,004.00",GBP,\nC-3,,,';
    expect(await preview(csv)).toMatchObject({ changed: 1, unchanged: 1, doubtfulCount: 1 });
    const filled = csv.replace('"1,004.00"', '10.04');
    expect(await store(filled, 2)).toMatchObject({ kind: 'costs', state: 'done', counts: { done: 2 } });
    expect(await costsOf(0)).toEqual([{ validFrom: '2026-01-31', cost: money(850, 'EUR') }]);
    expect(await costsOf(1)).toEqual([{ validFrom: TODAY, cost: money(1_004, 'GBP') }]);
    for (const decimal of ['point', 'comma'] as const) {
      expect(await preview(await exported(), decimal)).toMatchObject({ changed: 0, unchanged: 3, doubtfulCount: 0 });
    }
  });

  it('flags each shifted comma, and stores only those that the seller accepts by row', async () => {
    await store('sku,cost\nA-1,8.50\n=2+3,7.00', 2);
    const csv = `sku,cost,from\nA-1,85.0,${dayFromNow(1)}\n=2+3,0.70,${dayFromNow(1)}\nC-3,99.90,`;
    const shown = await preview(csv);
    expect(shown).toMatchObject({ changed: 0, doubtfulCount: 3 });
    expect(shown.doubtful.map(({ row, doubt, comparedWith }) => [row, doubt, comparedWith.minor])).toEqual([
      [2, 'factor', 850],
      [3, 'factor', 700],
      [4, 'above_price', 999],
    ]);
    const refused = as().refused(costs.importCsv, { ...place(), body: { ...given(csv), expected: 3 } });
    expect(await refused).toMatchObject({ status: 409, error: 'costs_changed' });
    expect(await store(csv, 1, [3])).toMatchObject({ counts: { done: 1 } });
    expect((await costsOf(0)).map(({ cost }) => cost.minor)).toEqual([850]);
    expect((await costsOf(1)).map(({ cost }) => cost.minor)).toEqual([70, 700]);
  });

  it('is read as the seller says, and a number that can be read in two ways is refused', async () => {
    const csv = 'sku;cost\nA-1;8,50\nC-3;1.234';
    expect(await preview(csv, 'comma')).toMatchObject({
      examples: [{ sku: 'A-1', after: money(850, 'GBP') }],
      doubtful: [{ sku: 'C-3', after: money(123_400, 'GBP') }],
    });
    expect(codesOf(await preview(csv, 'point'))).toEqual([[3, 'amount_unreadable']]);
  });

  it('names every invalid row and keeps the others', async () => {
    const csv = [
      'sku,ref,cost,currency,from',
      'X-9,,1.00,,',
      'A-1,,nothing,,',
      'A-1,,0.00,,2026-01-02',
      'C-3,,1.00,XYZ,',
      'C-3,,1.00,,31.01.2026',
      ',,1.00,,',
      '=2+3,,5.00,,',
      '=2+3,,6.00,,',
      '1.23457E+12,,1.00,,',
    ].join('\n');
    await database.db
      .updateTable('items')
      .set({ sku: '007' })
      .where('item_id', '=', items[2]?.itemId ?? 0)
      .execute();
    expect(codesOf(await preview('sku,cost\n7,1.00'))).toEqual([[2, 'zeros_lost']]);
    await database.db
      .updateTable('items')
      .set({ sku: 'C-3' })
      .where('item_id', '=', items[2]?.itemId ?? 0)
      .execute();
    const shown = await preview(csv);
    expect(codesOf(shown)).toEqual([
      [2, 'sku_unknown'],
      [3, 'amount_unreadable'],
      [4, 'amount_impossible'],
      [5, 'currency_unknown'],
      [6, 'day_unreadable'],
      [7, 'no_item'],
      [9, 'twice'],
      [10, 'number_shortened'],
    ]);
    expect(shown).toMatchObject({ changed: 1, leftOut: 8 });
    expect(codesOf(await preview('sku,price\nA-1,8'))).toEqual([[1, 'columns']]);
  });

  it('is undone as a whole, and leaves alone what was changed since', async () => {
    await store('sku,cost\nA-1,8.50\nC-3,4.00', 2);
    const { changeId } = await store('sku,cost\nA-1,9.00\nC-3,4.50', 2);
    const params = { id: owner.userId, itemId: items[2]?.itemId ?? 0 };
    await as().call(costs.setOfItem, { params, body: { validFrom: TODAY, cost: money(420, 'GBP') } });
    const undo = await as().call(changes.undo, { params: { id: owner.userId, changeId } });
    expect(undo.expected).toBe(1);
    const ref = { id: owner.userId, changeId: undo.changeId };
    await as().call(changes.confirm, { params: ref, body: { expected: 1 } });
    expect((await costsOf(0)).map(({ cost }) => cost.minor)).toEqual([850]);
    expect((await costsOf(2)).map(({ cost }) => cost.minor)).toEqual([420]);
    const { list } = await as().call(history.list, { params: { id: owner.userId }, query: {} });
    expect(list.filter(({ field }) => field === 'unit-cost').length).toBeGreaterThan(0);
  });

  it('leads to margins that the list shows and filters by, and the countries count', async () => {
    await as().call(costs.setAssumptions, {
      ...place(),
      body: {
        ...{ site: null, validFrom: TODAY },
        assumptions: {
          ...{ vatScheme: 'oss', vatRate: null, commission: 1_200, adRate: 0 },
          ...{ returnShare: 0, returnCost: null, costShare: null },
        },
      },
    });
    await store('sku,cost\nA-1,2.00\nC-3,9.00', 2);
    await server.runJob('costs.work-out', { userId: owner.userId });
    const countries = await as().call(costs.listCountries, place());
    expect(countries.isWorking).toBe(false);
    const home = countries.list.find(({ site }) => site === 'UK');
    expect((home?.earns ?? 0) + (home?.loses ?? 0) + (home?.unknown ?? 0)).toBe(3);
    const found = async (earning: 'earns' | 'loses' | 'unknown') => {
      const query = { earning, site: 'UK' as const, accountId: account.accountId };
      const { list } = await as().call(products.list, { params: { id: owner.userId, platform: 'ebay' }, query });
      return list;
    };
    const all = [...(await found('earns')), ...(await found('loses')), ...(await found('unknown'))];
    expect(all.map(({ sku }) => sku).toSorted()).toEqual(['=2+3', 'A-1', 'C-3']);
    for (const { margin } of all) expect(margin?.site).toBe('UK');
    for (const { margin } of await found('unknown')) expect(margin?.amount).toBeNull();
  });
});

describe('the cost of one item', () => {
  it('is refused while it looks like a mistake, until the seller means it', async () => {
    const params = { id: owner.userId, itemId: items[0]?.itemId ?? 0 };
    const body = { validFrom: TODAY, cost: money(8_500, 'GBP') };
    expect(await as().refused(costs.setOfItem, { params, body })).toMatchObject({
      status: 409,
      error: 'cost_doubtful',
    });
    expect(await costsOf(0)).toEqual([]);
    const { list } = await as().call(costs.setOfItem, { params, body: { ...body, isMeant: true } });
    expect(list).toEqual([{ validFrom: TODAY, cost: money(8_500, 'GBP') }]);
  });
});
