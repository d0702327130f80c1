import {
  ITEM_ELIGIBILITIES,
  type Product,
  type ProductFilter,
  type ProductQuery,
  type ProductSort,
  products,
} from '@quayside/contract';
import { money } from '@quayside/kernel';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockItems } from '../../../test/blocking.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../test/factories/home-listing.ts';
import { buildItem, buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { writeCursor } from '../../platform/http/cursor.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from './index.ts';

const database = useTestDatabase();
const server = useTestServer(database);

type Query = Partial<ProductQuery>;
const listOf = (login: TestLogin, query: Query = {}, platform: 'ebay' | 'amazon' | 'all' = 'ebay') =>
  server.as(login).call(products.list, { params: { id: login.userId, platform }, query });
const skusOf = async (login: TestLogin, query: Query = {}) =>
  (await listOf(login, query)).list.map((product) => product.sku).toSorted();

/** Follows the given cursor from a first page to the end. */
async function walk(login: TestLogin, query: Query, step: 'nextCursor' | 'previousCursor'): Promise<Product[][]> {
  const pages: Product[][] = [];
  let page = await listOf(login, query);
  for (;;) {
    pages.push([...page.list]);
    const cursor = page[step];
    if (cursor === null) return pages;
    const { last: _first, ...rest } = query;
    page = await listOf(login, { ...rest, cursor });
  }
}

describe('paging', () => {
  let owner: TestLogin;

  beforeAll(async () => {
    owner = await buildOwner(database.db);
    const account = await buildAccount(database.db, owner.userId);
    // Titles, prices and quantities repeat, so that some rows differ only by id.
    await buildItems(
      database.db,
      account,
      Array.from({ length: 11 }, (_, n) => ({
        sku: `P-${(n * 7) % 11}`,
        title: `${'cabCAB'[n % 6]} train`,
        price: money(1_000 + (n % 3) * 250, 'GBP'),
        quantity: n % 4,
      })),
    );
    // Rows of a third transaction, whose change time differs from the others.
    await buildItem(database.db, account, { sku: 'P-11', title: 'b train', quantity: 1 });
  });

  const sortValue: Record<ProductSort, (product: Product) => string | number> = {
    title: (product) => product.title.toLowerCase(),
    price: (product) => product.price.minor,
    quantity: (product) => product.quantity,
    sku: (product) => product.sku,
    updated: (product) => product.updatedAt,
  };
  const cases = Object.keys(sortValue).flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => [sort as ProductSort, order] as const),
  );

  it.each(cases)('by %s %s shows every item once and in order, forwards and backwards', async (sort, order) => {
    const query = { sort, order, limit: 5 };
    const forwards = await walk(owner, query, 'nextCursor');
    const backwards = await walk(owner, { ...query, last: true }, 'previousCursor');

    const ids = forwards.flat().map((product) => product.id);
    expect(new Set(ids).size).toBe(12);
    expect(forwards.map((page) => page.length)).toEqual([5, 5, 2]);
    const sign = order === 'asc' ? 1 : -1;
    const isInOrder = (a: Product, b: Product) => {
      const [x, y] = [sortValue[sort](a), sortValue[sort](b)];
      return x === y ? sign * (a.id - b.id) <= 0 : sign * (x < y ? -1 : 1) < 0;
    };
    expect(forwards.flat().toSorted((a, b) => (isInOrder(a, b) ? -1 : 1))).toEqual(forwards.flat());

    expect(backwards.map((page) => page.length)).toEqual([5, 5, 2]);
    expect(
      backwards
        .reverse()
        .flat()
        .map((product) => product.id),
    ).toEqual(ids);
  });

  it('changes direction in the middle without gaps or repetitions', async () => {
    const first = await listOf(owner, { limit: 4 });
    const second = await listOf(owner, { limit: 4, cursor: first.nextCursor ?? '' });
    const firstAgain = await listOf(owner, { limit: 4, cursor: second.previousCursor ?? '' });
    const secondAgain = await listOf(owner, { limit: 4, cursor: firstAgain.nextCursor ?? '' });
    expect(firstAgain.list).toEqual(first.list);
    expect(firstAgain.previousCursor).toBeNull();
    expect(secondAgain.list).toEqual(second.list);
  });

  it('has no cursors on a page that contains everything', async () => {
    expect(await listOf(owner, { limit: 200 })).toMatchObject({ nextCursor: null, previousCursor: null, count: 12 });
    expect(await listOf(owner, { limit: 12, last: true })).toMatchObject({ nextCursor: null, previousCursor: null });
  });

  it('shows fifty by default', async () => {
    const many = await buildOwner(database.db);
    const account = await buildAccount(database.db, many.userId);
    await buildItems(
      database.db,
      account,
      Array.from({ length: 53 }, () => ({})),
    );
    const page = await listOf(many);
    expect([page.list.length, page.count]).toEqual([50, 53]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an invalid cursor', { cursor: 'nonsense' }],
    ['no direction', { cursor: writeCursor(['up', 'a', 1]) }],
    ['no id', { cursor: writeCursor(['next', 'a', 'b']) }],
    ['no value', { cursor: writeCursor(['next', null, 1]) }],
    [
      'a cursor with a title for a list sorted by price',
      { sort: 'price', cursor: writeCursor(['next', 'a train', 1]) },
    ],
    [
      'a cursor with a title for a list sorted by time',
      { sort: 'updated', cursor: writeCursor(['next', 'a train', 1]) },
    ],
    ['a cursor with an invalid quantity', { sort: 'quantity', cursor: writeCursor(['next', 1.5, 1]) }],
    ['a cursor with a quantity that is too large', { sort: 'quantity', cursor: writeCursor(['next', 2 ** 40, 1]) }],
    ['a cursor with a price for a list sorted by title', { sort: 'title', cursor: writeCursor(['next', 5, 1]) }],
    ['an unknown sort', { sort: 'colour' }],
    ['an unknown order', { order: 'up' }],
    ['a page size of zero', { limit: 0 }],
    ['a page size of thousands', { limit: 201 }],
    ['an unknown filter', { sku: 'P-1' }],
  ])('rejects %s', async (_what, query) => {
    const input = { params: { id: owner.userId, platform: 'ebay' }, query };
    expect(await server.as(owner).refused(products.list, input)).toMatchObject({
      status: 400,
      error: 'invalid_request',
    });
  });
});

/** A shop with an item for each filter. */
async function buildShop() {
  const owner = await buildOwner(database.db);
  const account = await buildAccount(database.db, owner.userId);
  const items: Record<string, Item> = {};
  const variants = [buildHomeVariant({ sku: 'SHIRT-RED' }), buildHomeVariant({ sku: 'SHIRT-BLUE' })];
  const stored = await buildItems(database.db, account, [
    { sku: 'TRAIN', title: 'Wooden Train 100% Beech', brand: 'Tidewater', gtin: '4006381333931' },
    { sku: 'BUS', title: 'Red Bus', quantity: 0 },
    { sku: 'SHIRT', title: 'Cotton Shirt', variants },
    { sku: 'ENDED', title: 'Snow_Globe' },
    { sku: 'LAMP', title: 'Überlampe' },
  ]);
  for (const item of stored) items[item.sku] = item;
  const { TRAIN, BUS, SHIRT, LAMP } = items as Record<'TRAIN' | 'BUS' | 'SHIRT' | 'LAMP', Item>;
  await buildListing(database.db, account, TRAIN, { site: 'DE', state: 'L', price: money(2_599, 'EUR') });
  await buildListing(database.db, account, TRAIN, { site: 'FR', state: 'F', reason: { code: 'no_shipping' } });
  await buildListing(database.db, account, BUS, { site: 'DE', state: 'Q' });
  await buildListing(database.db, account, SHIRT, { site: 'DE', state: 'F' });
  await buildListing(database.db, account, LAMP, { site: 'US', state: 'E' });
  const blocking = { accountId: account.accountId, itemIds: [LAMP.itemId], blocked: true };
  await blockItems(server.as(owner), { id: owner.userId, platform: 'ebay' }, blocking);
  const check = (item: Item, is_eligible: boolean) => ({ user_id: owner.userId, item_id: item.itemId, is_eligible });
  // What a later run found for other sites does not hide that the train is on sale.
  await database.db
    .insertInto('item_checks')
    .values([check(SHIRT, true), check(TRAIN, false), check(LAMP, true)])
    .execute();
  return { owner, account, items };
}

describe('the filters', () => {
  let owner: TestLogin;
  let account: Account;
  let items: Readonly<Record<string, Item>>;
  beforeAll(async () => {
    ({ owner, account, items } = await buildShop());
  });

  it.each<[string, string[]]>([
    ['train', ['TRAIN']],
    ['TRAIN beech', ['TRAIN']],
    ['beech train', ['TRAIN']],
    ['train bus', []],
    ['tidewater', ['BUS', 'ENDED', 'LAMP', 'SHIRT', 'TRAIN']],
    ['40063813', ['TRAIN']],
    ['shirt-blue', ['SHIRT']],
    ['100%', ['TRAIN']],
    ['%', ['TRAIN']],
    ['w_g', ['ENDED']],
    ['_', ['ENDED']],
    ['ÜBERL', ['LAMP']],
    ['\\', []],
    ["'; drop table items; --", []],
    ['   ', ['BUS', 'ENDED', 'LAMP', 'SHIRT', 'TRAIN']],
  ])('match the words %j', async (query, skus) => {
    expect(await skusOf(owner, { query })).toEqual(skus);
  });

  it('match the listing’s own number', async () => {
    expect(await skusOf(owner, { query: items.BUS?.externalId ?? '' })).toEqual(['BUS']);
  });

  it.each<[Query, string[]]>([
    [{ status: 'listedAbroad' }, ['TRAIN']],
    [{ status: 'inTranslation' }, ['BUS']],
    // Listed on one site and failed on another: in both lists.
    [{ status: 'failed' }, ['SHIRT', 'TRAIN']],
    [{ status: 'notListed' }, ['ENDED', 'LAMP']],
    [{ site: 'DE' }, ['TRAIN']],
    [{ site: 'DE', status: 'listedAbroad' }, ['TRAIN']],
    [{ site: 'DE', status: 'inTranslation' }, ['BUS']],
    [{ site: 'FR', status: 'failed' }, ['TRAIN']],
    [{ site: 'US', status: 'notListed' }, ['BUS', 'ENDED', 'LAMP', 'SHIRT', 'TRAIN']],
    [{ site: 'DE', status: 'notListed' }, ['ENDED', 'LAMP']],
    [{ eligibility: 'outOfStock' }, ['BUS']],
    [{ eligibility: 'blacklisted' }, ['LAMP']],
    [{ eligibility: 'noShipping' }, ['TRAIN']],
    // The site where it is held, rather than one where it is listed.
    [{ eligibility: 'noShipping', site: 'FR' }, ['TRAIN']],
    [{ eligibility: 'noShipping', site: 'DE' }, []],
    [{ eligibility: 'ended' }, []],
    [{ eligibility: 'outOfStock', status: 'inTranslation' }, ['BUS']],
    [{ eligibility: 'outOfStock', query: 'train' }, []],
    [{ scope: 'all' }, ['BUS', 'ENDED', 'LAMP', 'SHIRT', 'TRAIN']],
    [{ scope: 'wi' }, ['BUS', 'TRAIN']],
    [{ scope: 'customer' }, ['ENDED', 'LAMP', 'SHIRT']],
    [{ scope: 'customer', status: 'failed' }, ['SHIRT']],
    [{ eligibility: 'not_processed' }, ['ENDED']],
    [{ eligibility: 'eligible' }, ['BUS', 'SHIRT', 'TRAIN']],
    // Blocked, although a check had found a site for it.
    [{ eligibility: 'not_eligible' }, ['LAMP']],
    [{ eligibility: 'eligible', scope: 'customer' }, ['SHIRT']],
    [{ eligibility: 'eligible', site: 'FR' }, ['BUS', 'SHIRT', 'TRAIN']],
    [{ eligibility: 'not_eligible', site: 'FR' }, ['LAMP']],
  ])('%j match %j', async (query, skus) => {
    expect(await skusOf(owner, query)).toEqual(skus);
  });

  it('count the results of a search with its first page', async () => {
    const countOf = async (query: Query) => (await listOf(owner, { ...query, limit: 1 })).count;
    expect(await countOf({})).toBe(5);
    expect(await countOf({ status: 'failed' })).toBe(2);
    expect(await countOf({ status: 'notListed' })).toBe(2);
    expect(await countOf({ eligibility: 'outOfStock' })).toBe(1);
    expect(await countOf({ eligibility: 'ended' })).toBe(0);
    expect(await countOf({ query: 'train' })).toBe((await listOf(owner, { query: 'train' })).list.length);
    expect(await countOf({ query: 'no such words' })).toBe(0);
    expect(await countOf({ site: 'DE' })).toBe((await listOf(owner, { site: 'DE' })).list.length);
    expect(await countOf({ status: 'failed', eligibility: 'outOfStock' })).toBe(
      (await listOf(owner, { status: 'failed', eligibility: 'outOfStock' })).list.length,
    );
    expect(await countOf({ eligibility: 'noShipping' })).toBe(1);
    expect(await countOf({ eligibility: 'eligible' })).toBe(3);
    expect(await countOf({ scope: 'wi' })).toBe(2);
    expect(await countOf({ scope: 'customer', status: 'failed' })).toBe(1);
  });

  it('put each item into exactly one eligibility and one scope, which the item names', async () => {
    const { list } = await listOf(owner);
    expect(Object.fromEntries(list.map(({ sku, eligibility }) => [sku, eligibility]))).toEqual({
      BUS: 'eligible',
      ENDED: 'not_processed',
      LAMP: 'not_eligible',
      SHIRT: 'eligible',
      TRAIN: 'eligible',
    });
    const parts = async (queries: Query[]) => (await Promise.all(queries.map((query) => skusOf(owner, query)))).flat();
    const everything = await skusOf(owner);
    expect((await parts(ITEM_ELIGIBILITIES.map((eligibility) => ({ eligibility })))).toSorted()).toEqual(everything);
    expect((await parts([{ scope: 'wi' }, { scope: 'customer' }])).toSorted()).toEqual(everything);
  });

  it('select what the list shows by scope and eligibility', async () => {
    const select = async (filter: ProductFilter) =>
      (
        await server.as(owner).call(products.countSelection, {
          params: { id: owner.userId, platform: 'ebay' },
          body: { accountId: account.accountId, filter },
        })
      ).count;
    expect(await select({ scope: 'wi' })).toBe(2);
    expect(await select({ eligibility: 'not_processed', scope: 'customer' })).toBe(1);
  });

  it('do not count a search again with its later pages', async () => {
    const first = await listOf(owner, { query: 'e', limit: 1 });
    expect(first.count).toBeGreaterThan(1);
    expect((await listOf(owner, { query: 'e', limit: 1, cursor: first.nextCursor ?? '' })).count).toBeNull();
  });

  it('show where an item is listed and at which price', async () => {
    const { list } = await listOf(owner, { query: 'beech' });
    expect(list[0]).toMatchObject({
      ref: items.TRAIN?.externalId,
      itemId: items.TRAIN?.externalId,
      asin: null,
      brand: 'Tidewater',
      category: 'Wooden Toys',
      imageUrl: 'https://img.example/train.jpg',
      price: money(1_999, 'GBP'),
      quantity: 5,
      unitCount: 1,
      isEnded: false,
      listedIn: ['DE'],
      translations: {
        DE: { state: 'L', isListed: true, price: money(2_599, 'EUR') },
        FR: { state: 'F', isListed: false, reason: { code: 'no_shipping' } },
      },
    });
  });

  it('sum the units and the stock of an item with variations', async () => {
    const { list } = await listOf(owner, { query: 'cotton' });
    expect(list[0]).toMatchObject({ unitCount: 2, quantity: 4 });
  });
});

/** These change their shop, so each has its own. */
describe('the sites of an item', () => {
  let owner: TestLogin;
  let account: Account;
  let items: Readonly<Record<string, Item>>;
  beforeEach(async () => {
    ({ owner, account, items } = await buildShop());
  });

  it('show the state of each site', async () => {
    const [listed] = (await listOf(owner, { query: 'beech' })).list;
    const { TRAIN } = items as Record<'TRAIN', Item>;
    expect(listed).toMatchObject({ shipping_profile: null, checked: false, isFBA: false });
    expect(listed?.translations.DE).toEqual({
      state: 'L',
      isListed: true,
      accountId: account.accountId,
      reason: null,
      price: money(2_599, 'EUR'),
      livePrice: money(2_599, 'EUR'),
      priceGap: null,
      floor: null,
      startPrice: money(1_999, 'GBP'),
      currency: 'EUR',
      priceCurrency: 'EUR',
      startPriceCurrency: 'GBP',
      sku: 'TRAIN-DE',
      itemId: null,
      identifier: 'TRAIN-DE',
      algorithm: { price: money(2_599, 'EUR'), type: 'ALGORITHM_RULE' },
      manualPriceEnabled: false,
      manualTitle: null,
      isTitleOutdated: false,
      isFBA: false,
      url: null,
    });
    await database.db
      .insertInto('manual_prices')
      .values({
        user_id: owner.userId,
        item_id: TRAIN.itemId,
        site: 'DE',
        price_minor: 2_500,
        currency: 'EUR',
        source_price_minor: 1_999,
      })
      .execute();
    await database.db
      .updateTable('listings')
      .set({ listing_id: '110200', url: 'https://www.ebay.de/itm/110200' })
      .where('item_id', '=', TRAIN.itemId)
      .where('site', '=', 'DE')
      .execute();
    expect((await listOf(owner, { query: 'beech' })).list[0]?.translations.DE).toMatchObject({
      manualPriceEnabled: true,
      isTitleOutdated: false,
      itemId: '110200',
      url: 'https://www.ebay.de/itm/110200',
    });
  });

  it('show a price and a title by hand where nothing is listed yet, and on no other site', async () => {
    const { BUS, LAMP, SHIRT } = items as Record<'BUS' | 'LAMP' | 'SHIRT', Item>;
    const price = (item: Item, site: string, minor: number, unit = 0) => ({
      user_id: owner.userId,
      item_id: item.itemId,
      site,
      unit_id: unit,
      price_minor: minor,
      currency: 'EUR',
      source_price_minor: 1_999,
    });
    const [red, blue] = SHIRT.units.map(({ unitId }) => unitId);
    await database.db
      .insertInto('manual_prices')
      .values([
        price(BUS, 'FR', 1_850),
        price(LAMP, 'IT', 4_000),
        { ...price(LAMP, 'ES', 4_100), is_enabled: false },
        price(SHIRT, 'ES', 2_100, red),
        price(SHIRT, 'ES', 2_050, blue),
      ])
      .execute();
    const title = { user_id: owner.userId, translation: 'Roter Bus', source_title: 'Red Bus' };
    await database.db
      .insertInto('manual_titles')
      .values([
        { ...title, item_id: BUS.itemId, site: 'FR' },
        { ...title, item_id: BUS.itemId, site: 'IT' },
      ])
      .execute();
    const cellsOf = async (sku: string) =>
      (await listOf(owner)).list.find((product) => product.sku === sku)?.translations ?? {};
    const bus = await cellsOf('BUS');
    expect(Object.keys(bus).toSorted()).toEqual(['DE', 'FR', 'IT']);
    expect(bus.FR).toMatchObject({
      state: 'N',
      isListed: false,
      price: money(1_850, 'EUR'),
      algorithm: { price: money(1_850, 'EUR'), type: 'ALGORITHM_MANUAL' },
      priceCurrency: 'EUR',
      manualPriceEnabled: true,
      manualTitle: 'Roter Bus',
      identifier: null,
    });
    expect(bus.IT).toMatchObject({ state: 'N', price: null, manualPriceEnabled: false, manualTitle: 'Roter Bus' });
    expect((await cellsOf('SHIRT')).ES).toMatchObject({ state: 'N', price: money(2_050, 'EUR') });
    expect(Object.keys(await cellsOf('LAMP')).toSorted()).toEqual(['IT', 'US']);

    const detail = await server.as(owner).call(products.get, {
      params: { id: owner.userId, platform: 'ebay', itemId: BUS.itemId },
    });
    expect(detail.listings.map(({ site }) => site)).toEqual(['DE', 'FR', 'IT']);
    expect(detail.listings[1]).toMatchObject({
      state: 'N',
      accountId: account.accountId,
      title: 'Roter Bus',
      titleLabel: 'human',
      price: money(1_850, 'EUR'),
      priceOwner: 'manual',
      manualPriceEnabled: true,
    });
  });

  it('show the price by hand of a listing that ended, and the live price of one on sale', async () => {
    const { TRAIN } = items as Record<'TRAIN', Item>;
    await buildListing(database.db, account, TRAIN, { site: 'IT', state: 'E', price: money(2_599, 'EUR') });
    await database.db
      .insertInto('manual_prices')
      .values(
        ['IT', 'DE'].map((site) => ({
          user_id: owner.userId,
          item_id: TRAIN.itemId,
          site,
          price_minor: 3_100,
          currency: 'EUR',
          source_price_minor: 1_999,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'item_id', 'site', 'unit_id']).doUpdateSet({ price_minor: 3_100 }),
      )
      .execute();
    const [train] = (await listOf(owner, { query: 'beech' })).list;
    expect(train?.translations.IT).toMatchObject({ state: 'E', price: money(3_100, 'EUR') });
    expect(train?.translations.DE).toMatchObject({ state: 'L', price: money(2_599, 'EUR'), manualPriceEnabled: true });
  });
});

describe('an item at Amazon', () => {
  it('has its real ASIN and its SKU as reference, whatever the SKU contains', async () => {
    const owner = await buildOwner(database.db);
    const account = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
    const sold = { externalId: 'QS-0119-IT', sku: 'QS-0119-IT', title: 'Abacus' };
    await buildItem(database.db, account, sold);
    const shown = async () => (await listOf(owner, {}, 'all')).list[0];
    expect(await shown()).toMatchObject({ asin: null, itemId: null, ref: 'QS-0119-IT', sku: 'QS-0119-IT' });
    await buildItem(database.db, account, { ...sold, asin: 'B0QUAYSIDE' });
    expect(await shown()).toMatchObject({ asin: 'B0QUAYSIDE', ref: 'B0QUAYSIDE-QS-0119-IT', sku: 'QS-0119-IT' });
    expect((await listOf(owner, { query: 'b0quayside' }, 'all')).list).toHaveLength(1);
  });

  it('shows FBA stock on every site that shares it', async () => {
    const owner = await buildOwner(database.db);
    const account = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
    const own = await buildItem(database.db, account, { title: 'Own stock' });
    const kept = await buildItem(database.db, account, { title: 'Kept there', isStockReadOnly: true });
    for (const item of [own, kept]) {
      await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
      // Sites of one pool show the same stock.
      await database.db.updateTable('stock_targets').set({ pool: 'UK' }).where('item_id', '=', item.itemId).execute();
    }
    const { list } = await listOf(owner, {}, 'all');
    expect(list.map(({ title, isFBA, translations }) => [title, isFBA, translations.DE?.isFBA])).toEqual([
      ['Kept there', true, true],
      ['Own stock', false, false],
    ]);
  });
});

describe('totals', () => {
  it('equal the rows after any change', async () => {
    const owner = await buildOwner(database.db);
    const account = await buildAccount(database.db, owner.userId);
    const [first, second, third] = await buildItems(database.db, account, [{}, { quantity: 0 }, {}]);
    if (!first || !second || !third) throw new Error('Three items were built');
    await buildListing(database.db, account, first, { site: 'DE', state: 'L' });
    await buildListing(database.db, account, first, { site: 'FR', state: 'F' });
    await buildListing(database.db, account, third, { site: 'FR', state: 'P' });
    const params = { id: owner.userId, platform: 'ebay' } as const;
    const block = (blocked: boolean, itemIds: number[]) =>
      blockItems(server.as(owner), params, { accountId: account.accountId, itemIds, blocked });
    await block(true, [first.itemId, second.itemId]);
    await block(false, [first.itemId]);
    await server.as(owner).call(products.countStock, {
      params: { ...params, itemId: third.itemId },
      body: { unitId: third.units[0]?.unitId ?? 0, onHand: 0 },
    });

    const { totals } = await server.as(owner).call(products.listTotals, { params, query: {} });
    const kept = Object.fromEntries(Object.entries(totals).filter(([, n]) => n !== 0));
    expect(kept).toEqual({
      '*': 3,
      listedAbroad: 1,
      inTranslation: 1,
      failed: 1,
      notListed: 1,
      blacklisted: 1,
      outOfStock: 2,
      // Pieces in stock, not rows.
      units: 5,
    });
  });

  it('are summed over accounts by platform', async () => {
    const owner = await buildOwner(database.db);
    const [uk, de, amazon] = [
      await buildAccount(database.db, owner.userId),
      await buildAccount(database.db, owner.userId, { homeSite: 'DE' }),
      await buildAccount(database.db, owner.userId, { platform: 'amazon', homeSite: 'DE' }),
    ];
    await buildItems(database.db, uk, [{}, {}]);
    await buildItems(database.db, de, [{}]);
    await buildItems(database.db, amazon, [{}, {}, {}, {}]);
    const total = async (platform: 'ebay' | 'all', accountId?: number) => {
      const query = accountId === undefined ? {} : { accountId };
      const { totals } = await server
        .as(owner)
        .call(products.listTotals, { params: { id: owner.userId, platform }, query });
      const { count, list } = await listOf(owner, query, platform);
      expect([count, list.length]).toEqual([totals['*'] ?? 0, totals['*'] ?? 0]);
      return totals['*'];
    };
    expect(await total('ebay')).toBe(3);
    expect(await total('ebay', de.accountId)).toBe(1);
    expect(await total('all')).toBe(7);
    expect(await total('all', amazon.accountId)).toBe(4);
  });
});

describe('the list', () => {
  it('is empty before an account is connected', async () => {
    const owner = await buildOwner(database.db);
    expect(await listOf(owner, {}, 'all')).toEqual({
      list: [],
      nextCursor: null,
      previousCursor: null,
      count: 0,
      correctedQuery: null,
    });
  });

  it('rejects accounts of another seller or platform, and never shows another seller’s items', async () => {
    const [owner, other] = [await buildOwner(database.db), await buildOwner(database.db)];
    const [own, foreign] = [
      await buildAccount(database.db, owner.userId),
      await buildAccount(database.db, other.userId),
    ];
    await buildItem(database.db, foreign);
    expect((await listOf(owner, {}, 'all')).list).toEqual([]);
    const attempts = [
      { platform: 'ebay', accountId: foreign.accountId },
      { platform: 'all', accountId: foreign.accountId },
      { platform: 'amazon', accountId: own.accountId },
    ];
    for (const { platform, accountId } of attempts) {
      const input = { params: { id: owner.userId, platform }, query: { accountId } };
      for (const call of [products.list, products.listTotals]) {
        expect(await server.as(owner).refused(call, input)).toMatchObject({ status: 404, error: 'account_not_found' });
      }
    }
  });
});

describe('prices of several accounts', () => {
  it('are sorted in one currency across pages', async () => {
    const owner = await buildOwner(database.db);
    const british = await buildAccount(database.db, owner.userId);
    const german = await buildAccount(database.db, owner.userId, { homeSite: 'DE' });
    // A pound is worth more than a euro: the bare numbers would sort differently.
    for (const minor of [1_000, 2_000, 3_000]) {
      await buildItem(database.db, british, { title: `£${minor}`, price: money(minor, 'GBP') });
    }
    for (const minor of [1_050, 2_050, 3_050]) {
      await buildItem(database.db, german, { title: `€${minor}`, price: money(minor, 'EUR') });
    }
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const params = { id: owner.userId, platform: 'ebay' } as const;
      const query: Query = { sort: 'price', order: 'asc', limit: 2, ...(cursor === undefined ? {} : { cursor }) };
      const page = await server.as(owner).call(products.list, { params, query });
      titles.push(...page.list.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(titles).toEqual(['€1050', '£1000', '€2050', '£2000', '€3050', '£3000']);
  });
});
