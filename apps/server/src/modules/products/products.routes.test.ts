import { history, products } from '@quayside/contract';
import { money, type Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../test/factories/home-listing.ts';
import { buildItem, buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { settleOrderLines } from '../stock/index.ts';
import { type Item, refreshListingsAbroad, refreshProductRows } from './index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
});

const params = (platform: 'ebay' | 'amazon' = 'ebay') => ({ id: owner.userId, platform });
const get = (itemId: number) => server.as(owner).call(products.get, { params: { ...params(), itemId } });
const historyOf = async (itemId: number) =>
  (await server.as(owner).call(history.list, { params: { id: owner.userId }, query: { itemId } })).list;
/** An item of an unrelated seller. */
async function buildForeignItem(): Promise<Item> {
  const stranger = await buildOwner(database.db);
  return buildItem(database.db, await buildAccount(database.db, stranger.userId));
}

describe('one item', () => {
  it('has all data of the seller, its units and its listings', async () => {
    const item = await buildItem(database.db, account, {
      title: 'Cotton Shirt',
      description: '<p>Soft.</p>',
      mpn: 'CS-1',
      variants: [
        buildHomeVariant({ sku: 'RED', specifics: { Colour: 'Red' }, quantity: 3, price: money(1_500, 'GBP') }),
        buildHomeVariant({ sku: 'BLUE', specifics: { Colour: 'Blue' }, quantity: 0 }),
      ],
    });
    await buildListing(database.db, account, item, { site: 'FR', state: 'F', reason: { code: 'no_shipping' } });
    await buildListing(database.db, account, item, { site: 'DE', state: 'L', title: 'Baumwollhemd' });
    const detail = await get(item.itemId);
    expect(detail).toMatchObject({
      id: item.itemId,
      title: 'Cotton Shirt',
      description: '<p>Soft.</p>',
      mpn: 'CS-1',
      categoryPath: ['Toys & Games', 'Wooden Toys'],
      attributes: { Colour: ['Red'], Material: ['Wood'] },
      units: [
        { sku: 'RED', specifics: { Colour: 'Red' }, price: money(1_500, 'GBP'), onHand: 3, reserved: 0, available: 3 },
        { sku: 'BLUE', specifics: { Colour: 'Blue' }, onHand: 0, available: 0 },
      ],
      listings: [
        { site: 'DE', state: 'L', isListed: true, title: 'Baumwollhemd', isStale: false, manualPriceEnabled: false },
        { site: 'FR', state: 'F', isListed: false, reason: { code: 'no_shipping' } },
      ],
    });
  });

  it('names other home listings with its SKU, in every account, and no ended one or one of another seller', async () => {
    const item = await buildItem(database.db, account, { sku: 'SHARED' });
    const second = await buildAccount(database.db, owner.userId);
    const other = await buildItem(database.db, second, { sku: 'SHARED', title: 'The same lamp' });
    const stranger = await buildAccount(database.db, (await buildOwner(database.db)).userId);
    await buildItem(database.db, stranger, { sku: 'SHARED' });
    await buildItem(database.db, account, { sku: 'OTHER' });
    const named = { itemId: other.itemId, accountId: second.accountId, title: 'The same lamp', sku: 'SHARED' };
    expect((await get(item.itemId)).sameSku).toEqual([named]);
    await database.pool.query('update items set is_ended = true where item_id = $1', [other.itemId]);
    expect((await get(item.itemId)).sameSku).toEqual([]);
  });

  it('marks a manual price after a change of the source price', async () => {
    const listing = { externalId: '42', price: money(1_999, 'GBP') };
    const item = await buildItem(database.db, account, listing);
    await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
    const manual = { user_id: owner.userId, item_id: item.itemId, site: 'DE', price_minor: 2_500, currency: 'EUR' };
    await database.db
      .insertInto('manual_prices')
      .values({ ...manual, source_price_minor: 1_999 })
      .execute();
    expect((await get(item.itemId)).listings[0]).toMatchObject({ manualPriceEnabled: true, isStale: false });
    await buildItem(database.db, account, { ...listing, price: money(2_199, 'GBP') });
    expect((await get(item.itemId)).listings[0]).toMatchObject({ manualPriceEnabled: true, isStale: true });
  });

  it('is not found if it belongs to another seller or platform, or is missing', async () => {
    const item = await buildItem(database.db, account);
    const foreign = await buildForeignItem();
    const attempts = [
      { ...params(), itemId: foreign.itemId },
      { ...params('amazon'), itemId: item.itemId },
      { ...params(), itemId: 999_999 },
    ];
    for (const given of attempts) {
      const refusal = await server.as(owner).refused(products.get, { params: given });
      expect(refusal).toMatchObject({ status: 404, error: 'item_not_found' });
    }
  });
});

describe('the row of an item in the list', () => {
  const shown = async () => ({
    rows: await database.db
      .selectFrom('product_rows')
      .selectAll()
      .where('user_id', '=', owner.userId)
      .orderBy('item_id')
      .execute(),
    totals: await database.db
      .selectFrom('product_totals')
      .select(['status', 'n'])
      .where('user_id', '=', owner.userId)
      .where('n', '<>', 0)
      .orderBy('status')
      .execute(),
  });

  it('after a change of listings equals a complete rebuild', async () => {
    const items = await buildItems(database.db, account, [{}, {}, {}, {}]);
    const ids = items.map(({ itemId }) => itemId);
    const [first, second, third] = items;
    if (!first || !second || !third) throw new Error('Four items were built');
    await buildListing(database.db, account, first, { site: 'DE', state: 'Q' });
    await buildListing(database.db, account, first, { site: 'FR', state: 'Q' });
    await buildListing(database.db, account, second, { site: 'DE', state: 'L' });
    await buildListing(database.db, account, third, { site: 'DE', state: 'Q' });
    const become = (itemId: number, site: Site, state: string) =>
      database.db
        .updateTable('listings')
        .set({ state })
        .where('user_id', '=', owner.userId)
        .where('item_id', '=', itemId)
        .where('site', '=', site)
        .execute();
    await become(first.itemId, 'DE', 'L');
    await become(second.itemId, 'DE', 'N');
    await become(third.itemId, 'DE', 'F');
    await withTransaction(database.db, (tx) => refreshListingsAbroad(tx, owner.userId, ids));
    const after = await shown();
    expect(after.rows.map((row) => [row.is_listed, row.is_moving, row.has_failed])).toEqual([
      [true, true, false],
      [false, false, false],
      [false, false, true],
      [false, false, false],
    ]);
    await withTransaction(database.db, (tx) => refreshProductRows(tx, owner.userId, ids));
    expect(await shown()).toEqual(after);
    expect(after.totals).toContainEqual({ status: 'listedAbroad', n: 1 });
    expect(after.totals).toContainEqual({ status: 'inTranslation', n: 1 });
    expect(after.totals).toContainEqual({ status: 'failed', n: 1 });
    expect(after.totals).toContainEqual({ status: 'notListed', n: 2 });
  });
});

describe('counting stock', () => {
  const count = (item: Item, onHand: number, unit = 0) =>
    server.as(owner).call(products.countStock, {
      params: { ...params(), itemId: item.itemId },
      body: { unitId: item.units[unit]?.unitId ?? 0, onHand },
    });
  const desiredStock = async (item: Item) => {
    const rows = await database.db
      .selectFrom('desired_states')
      .select(['site', 'is_home', 'payload'])
      .where('item_id', '=', item.itemId)
      .where('change_kind', '=', 'stock')
      .orderBy('site')
      .execute();
    return rows.map((row) => [row.site, row.is_home, (row.payload as { quantity: number }).quantity]);
  };
  async function listOn(item: Item, ...sites: Site[]): Promise<void> {
    for (const site of sites) await buildListing(database.db, account, item, { site, state: 'L' });
  }

  it('sets the stock on hand and the desired stock of every site, including the home site', async () => {
    const item = await buildItem(database.db, account, { quantity: 5 });
    await listOn(item, 'DE', 'US');
    const detail = await count(item, 9);
    expect(detail).toMatchObject({ quantity: 9, units: [{ onHand: 9, reserved: 0, available: 9 }] });
    expect(await desiredStock(item)).toEqual([
      ['DE', false, 9],
      ['UK', true, 9],
      ['US', false, 9],
    ]);
  });

  it('of FBA goods is rejected and changes nothing', async () => {
    const amazon = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
    const item = await buildItem(database.db, amazon, { quantity: 5, isStockReadOnly: true });
    const at = { ...params('amazon'), itemId: item.itemId };
    const body = { unitId: item.units[0]?.unitId ?? 0, onHand: 9 };
    const refusal = await server.as(owner).refused(products.countStock, { params: at, body });
    expect(refusal).toMatchObject({ status: 409, error: 'stock_kept_by_marketplace' });
    expect(await server.as(owner).call(products.get, { params: at })).toMatchObject({
      quantity: 5,
      units: [{ onHand: 5, isFBA: true }],
    });
  });

  it('of zero shows 0 everywhere', async () => {
    const item = await buildItem(database.db, account, { quantity: 5 });
    await listOn(item, 'FR');
    expect(await count(item, 0)).toMatchObject({ quantity: 0, units: [{ onHand: 0, available: 0 }] });
    expect(await desiredStock(item)).toEqual([
      ['FR', false, 0],
      ['UK', true, 0],
    ]);
  });

  it('keeps reservations of orders', async () => {
    const item = await buildItem(database.db, account, { quantity: 5 });
    const line = { key: 'ebay:1/1', orderId: 1, itemId: item.itemId, unitId: item.units[0]?.unitId ?? 0, quantity: 2 };
    await withTransaction(database.db, (tx) =>
      settleOrderLines(tx, owner.userId, [{ ...line, state: 'open', orderedAt: new Date(Date.now() + 1_000) }]),
    );
    expect(await count(item, 4)).toMatchObject({ units: [{ onHand: 4, reserved: 2, available: 2 }] });
    expect(await count(item, 1)).toMatchObject({ units: [{ onHand: 1, reserved: 2, available: 0 }] });
  });

  it('of one variation leaves the others unchanged', async () => {
    const item = await buildItem(database.db, account, {
      variants: [buildHomeVariant({ quantity: 2 }), buildHomeVariant({ quantity: 3 })],
    });
    expect(await count(item, 7, 1)).toMatchObject({ quantity: 9, units: [{ onHand: 2 }, { onHand: 7 }] });
  });

  it('is recorded in the history; an equal count changes nothing', async () => {
    const item = await buildItem(database.db, account, { quantity: 5 });
    await count(item, 8);
    await count(item, 8);
    const counted = (await historyOf(item.itemId)).filter((entry) => entry.why === 'counted');
    expect(counted).toMatchObject([{ field: 'stock', before: 5, after: 8, actor: { kind: 'login', name: 'Robin' } }]);
    const ledger = await database.db
      .selectFrom('stock_ledger')
      .select(['kind', 'on_hand_delta'])
      .where('user_id', '=', owner.userId)
      .orderBy('entry_id')
      .execute();
    expect(ledger).toEqual([
      { kind: 'import', on_hand_delta: 5 },
      { kind: 'count', on_hand_delta: 3 },
    ]);
  });

  it('by several people at once ends with one of their figures, and the ledger adds up', async () => {
    const item = await buildItem(database.db, account, { quantity: 5 });
    await Promise.all([6, 7, 8, 9].map((onHand) => count(item, onHand)));
    const [unit] = (await get(item.itemId)).units;
    expect([6, 7, 8, 9]).toContain(unit?.onHand);
    const { rows } = await database.pool.query(
      'select sum(on_hand_delta)::int as sum from stock_ledger where user_id = $1',
      [owner.userId],
    );
    expect(rows[0].sum).toBe(unit?.onHand);
    expect((await get(item.itemId)).quantity).toBe(unit?.onHand);
  });

  it.each([-1, 1.5, 10_000_001, '5', null])('rejects %j', async (onHand) => {
    const item = await buildItem(database.db, account);
    const input = {
      params: { ...params(), itemId: item.itemId },
      body: { unitId: item.units[0]?.unitId ?? 0, onHand },
    };
    const refusal = await server.as(owner).refused(products.countStock, input);
    expect(refusal).toMatchObject({ status: 400, fields: { 'body.onHand': expect.any(String) } });
  });

  it('does not find a unit of another item, platform or seller', async () => {
    const [item, other] = await buildItems(database.db, account, [{}, {}]);
    const foreign = await buildForeignItem();
    const attempts = [
      { given: { ...params(), itemId: item?.itemId }, unit: other?.units[0] },
      { given: { ...params('amazon'), itemId: item?.itemId }, unit: item?.units[0] },
      { given: { ...params(), itemId: foreign.itemId }, unit: foreign.units[0] },
    ];
    for (const { given, unit } of attempts) {
      const body = { unitId: unit?.unitId ?? 0, onHand: 77 };
      const refusal = await server.as(owner).refused(products.countStock, { params: given, body });
      expect(refusal).toMatchObject({ status: 404, error: 'item_not_found' });
    }
    const levels = await database.db.selectFrom('stock_levels').select('on_hand').where('on_hand', '=', 77).execute();
    expect(levels).toEqual([]);
  });
});
