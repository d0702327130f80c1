import { createEbayConnector } from '@quayside/connector-ebay';
import { following, history, products, publishing, siteTitles, translations } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { decimal, useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* Changes at home must appear abroad automatically, without an import or a comparison. */

const SELLER = 'demo-shop-uk';
const ITEMS = 10;

const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${5 + n}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: ITEMS, varied: 0 });
const { runs, live, product } = shop;

const itemAt = (index: number): number => shop.itemIds[index] ?? 0;
const changeAtHome = (sku: string, change: object) =>
  sandbox.control('listings/change', { seller: SELLER, sku, ...change });
const params = () => ({ id: shop.owner.userId, accountId: shop.accountId });
const choose = (endsAbroad: boolean, followsTitles = false) =>
  server.as(shop.owner).call(following.update, { params: params(), body: { endsAbroad, followsTitles } });
const listingOn = async (itemId: number) => {
  const { listings } = await product(itemId);
  return listings.find(({ site }) => site === 'US');
};
const whysOf = async (itemId: number) => {
  const query = { itemId, limit: 100 };
  const { list } = await server.as(shop.owner).call(history.list, { params: { id: shop.owner.userId }, query });
  return list.map(({ field, why, before, after }) => ({ field, why, before, after }));
};

beforeAll(async () => {
  server.startSender();
  const { runId } = await runs.carryOut(await runs.prepare('list', shop.itemIds, ['US']));
  expect(countOf(await runs.finished(runId), { outcome: 'listed' })).toBe(ITEMS);
  server.startSchedule();
});

describe('a change at home', () => {
  it('appears abroad automatically: a price, a quantity and a new title', async () => {
    const [priced, counted, titled] = await Promise.all([itemAt(0), itemAt(1), itemAt(2)].map(product));
    const place = { params: { ...params(), site: 'FR' as const } };
    await server.as(shop.owner).call(siteTitles.make, { ...place, body: { again: false } });
    await server.runJob('translations.make-titles', {
      userId: shop.owner.userId,
      accountId: shop.accountId,
      site: 'FR',
    });
    const before = (await listingOn(itemAt(0)))?.price;
    await changeAtHome(priced?.sku ?? '', { price: '50.00' });
    await changeAtHome(counted?.sku ?? '', { quantity: 3 });
    await changeAtHome(titled?.sku ?? '', { title: 'Wooden tram no. 2' });
    await eventually(async () => {
      const rows = await live('US');
      const price = (await listingOn(itemAt(0)))?.price;
      expect(price?.minor).not.toBe(before?.minor);
      expect(rows.get(`${priced?.sku}-US`)?.price).toBe(decimal(price));
      expect(rows.get(`${counted?.sku}-US`)?.quantity).toBe(3);
      expect((await product(itemAt(2))).title).toBe('Wooden tram no. 2');
    });
    // Titles that are awaiting review are made again with it; nobody has translated the new one yet.
    const { list: kept } = await server.as(shop.owner).call(siteTitles.list, { ...place, query: {} });
    const again = kept.find(({ itemId }) => itemId === itemAt(2));
    expect(again).toMatchObject({ sourceTitle: 'Wooden tram no. 2', madeTitle: null, state: 'missing' });
    expect(await whysOf(itemAt(2))).toContainEqual(
      expect.objectContaining({ field: 'title', why: 'changed_at_home', after: 'Wooden tram no. 2' }),
    );
  });

  it('that ends the item stops its sale everywhere: live listings stay with a quantity of zero', async () => {
    const { sku } = await product(itemAt(3));
    await changeAtHome(sku, { end: true });
    await eventually(async () => {
      expect((await live('US')).get(`${sku}-US`)).toMatchObject({ quantity: 0, status: 'OUT_OF_STOCK' });
    });
    expect(await listingOn(itemAt(3))).toMatchObject({ state: 'L' });
    await expect(
      sandbox.control('orders', { seller: SELLER, site: 'US', sku: `${sku}-US`, quantity: 1 }),
    ).rejects.toThrow('0 left');
    expect(await whysOf(itemAt(3))).toEqual(
      expect.arrayContaining([
        { field: 'is-ended', why: 'ended_at_home', before: false, after: true },
        { field: 'stock', why: 'ended_at_home', before: expect.any(Number), after: 0 },
      ]),
    );
  });

  it('that ends the item also ends it abroad if the seller chose that, and the choice has a history', async () => {
    expect(await server.as(shop.owner).call(following.get, { params: params() })).toEqual({
      endsAbroad: false,
      followsTitles: false,
    });
    expect(await choose(true)).toMatchObject({ endsAbroad: true });
    await choose(true);
    const { sku } = await product(itemAt(4));
    await changeAtHome(sku, { end: true });
    await eventually(async () => {
      expect((await live('US')).get(`${sku}-US`)).toBeUndefined();
      expect(await listingOn(itemAt(4))).toMatchObject({ state: 'E' });
    });
    expect(await whysOf(itemAt(4))).toContainEqual(expect.objectContaining({ field: 'end', why: 'ended_at_home' }));
    const { list } = await server.as(shop.owner).call(history.list, { params: { id: shop.owner.userId }, query: {} });
    const chosen = list.filter(({ why }) => why === 'following_set');
    expect(chosen).toMatchObject([{ field: 'ends-abroad', before: false, after: true, entityId: shop.accountId }]);
    await choose(false);
  });

  it('is found although eBay reports it a minute late', async () => {
    const { sku } = await product(itemAt(5));
    await sandbox.control('faults', { kind: 'stale-read', operation: 'GetSellerEvents', seller: SELLER, count: 1 });
    await changeAtHome(sku, { quantity: 2 });
    await eventually(async () => expect((await live('US')).get(`${sku}-US`)?.quantity).toBe(2));
  });

  it('by a sale lowers stock once', async () => {
    const { sku, units } = await product(itemAt(6));
    const before = units[0]?.available ?? 0;
    await sandbox.control('orders', { seller: SELLER, site: 'UK', sku, quantity: 2 });
    await eventually(async () => expect((await live('US')).get(`${sku}-US`)?.quantity).toBe(before - 2));
    await changeAtHome((await product(itemAt(7))).sku, { title: 'Wooden tram no. 7' });
    await eventually(async () => expect((await product(itemAt(7))).title).toBe('Wooden tram no. 7'));
    expect((await product(itemAt(6))).units[0]).toMatchObject({ available: before - 2 });
  });
});

describe('a changed home title', () => {
  const outdated = () => server.as(shop.owner).call(publishing.listTitleChanges, { params: params(), query: {} });
  const follow = (expected: number) =>
    server.as(shop.owner).call(publishing.followTitles, { params: params(), body: { expected } });
  const settledTitle = async (itemId: number, title: string) => {
    await changeAtHome((await product(itemId)).sku, { title });
    await eventually(async () => expect((await product(itemId)).title).toBe(title));
  };
  const flagged = async (itemId: number) => {
    const input = { params: { id: shop.owner.userId, platform: 'ebay' as const }, query: { limit: 100 } };
    const { list } = await server.as(shop.owner).call(products.list, input);
    return list.find(({ id }) => id === itemId)?.translations.US?.isTitleOutdated;
  };

  it('is shown with the new foreign title and applied with the seller’s consent', async () => {
    const before = await outdated();
    const itemId = itemAt(8);
    const { sku } = await product(itemId);
    await settledTitle(itemId, 'Wooden boat no. 8');
    const shown = await outdated();
    expect(shown.automatic).toBe(before.automatic + 1);
    const change = shown.list.find((one) => one.itemId === itemId);
    expect(change).toMatchObject({ site: 'US', homeTitle: 'Wooden boat no. 8', isByHand: false });
    expect(change?.proposed).toContain('boat');
    expect((await live('US')).get(`${sku}-US`)?.title).toBe(change?.title);
    expect(await flagged(itemId)).toBe(true);
    expect(await listingOn(itemId)).toMatchObject({ isTitleOutdated: true, isStale: false });

    await expect(follow(shown.automatic + 1)).rejects.toThrow();
    expect(await follow(shown.automatic)).toEqual({ changed: shown.automatic, left: 0 });
    await eventually(async () => expect((await live('US')).get(`${sku}-US`)?.title).toBe(change?.proposed));
    expect(await flagged(itemId)).toBe(false);
    const whys = (await whysOf(itemId)).map(({ why }) => why);
    expect(whys).toEqual(expect.arrayContaining(['title_outdated', 'title_followed']));
    expect((await outdated()).automatic).toBe(0);
  });

  it('is applied at once if the seller wants that, except for manual titles, which are marked', async () => {
    await choose(false, true);
    const [byMachine, byHand] = [itemAt(8), itemAt(9)];
    await server.as(shop.owner).call(translations.update, {
      params: { id: shop.owner.userId, itemId: byHand },
      body: { new_translations: [{ site: 'US', translation: 'By hand' }] },
    });
    const skus = [(await product(byMachine)).sku, (await product(byHand)).sku];
    await eventually(async () => expect((await live('US')).get(`${skus[1]}-US`)?.title).toBe('By hand'));
    await settledTitle(byMachine, 'Wooden crane no. 8');
    await settledTitle(byHand, 'Wooden crane no. 9');
    await eventually(async () => expect((await live('US')).get(`${skus[0]}-US`)?.title).toContain('crane'));
    expect((await live('US')).get(`${skus[1]}-US`)?.title).toBe('By hand');
    expect(await flagged(byHand)).toBe(true);
    expect(await listingOn(byHand)).toMatchObject({ title: 'By hand', isStale: true });
    expect(await outdated()).toMatchObject({ automatic: 0, byHand: 1 });
    expect(await whysOf(byHand)).toContainEqual({
      field: 'title',
      why: 'title_outdated',
      before: 'By hand',
      after: 'By hand',
    });
  });
});
