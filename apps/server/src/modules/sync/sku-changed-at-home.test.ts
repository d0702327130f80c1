import { createEbayConnector } from '@quayside/connector-ebay';
import { history } from '@quayside/contract';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { useTestServer } from '../../../test/server.ts';
import { useEditingProxy } from '../../../test/setup/editing-proxy.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { matchSoldTargets } from '../stock/index.ts';

/* On eBay the item's number is its identity, and a variation's specifics are: a SKU may be edited, removed or exchanged. */

const SELLER = 'demo-shop-uk';
const SINGLES = 4;
const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: SINGLES, varied: 1 } });
const proxy = useEditingProxy(sandbox);
const server = useTestServer(database, { connectors: () => [createEbayConnector(proxy.in(sandbox.ebay))] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: SINGLES, varied: 1 });
const { runs, live, product } = shop;

beforeAll(async () => {
  server.startSender();
  const { runId } = await runs.carryOut(await runs.prepare('list', shop.itemIds.slice(0, SINGLES), ['US']));
  await runs.finished(runId);
});
afterEach(() => proxy.rewrite(undefined));

/** Shows other SKUs in the listing, or none for an empty one. */
const renameAtHome = (externalId: string, skus: Readonly<Record<string, string>>) =>
  proxy.rewrite((_request, answer) =>
    answer.replaceAll(/<Item>[\s\S]*?<\/Item>/g, (item) =>
      item.includes(`<ItemID>${externalId}</ItemID>`)
        ? item.replaceAll(/<SKU>([^<]*)<\/SKU>/g, (whole, sku: string) => {
            const now = skus[sku];
            return now === undefined ? whole : now === '' ? '' : `<SKU>${now}</SKU>`;
          })
        : item,
    ),
  );
const itemOf = async (index: number) => product(shop.itemIds[index] ?? 0);
const skuHistory = async (itemId: number) => {
  const input = { params: { id: shop.owner.userId }, query: { itemId, limit: 100 } };
  const { list } = await server.as(shop.owner).call(history.list, input);
  return list.flatMap(({ field, why, before, after }) => (field === 'sku' ? [{ why, before, after }] : []));
};

it.each([
  ['edited', async () => 'HASH-NEW'],
  ['removed', async () => ''],
  ['changed to that of another listing', async () => (await itemOf(3)).sku],
])(
  'an item whose SKU was %s keeps its stock, its unit and its listings abroad, and its history says so',
  async (what, skuNow) => {
    const index = ['edited', 'removed'].indexOf(what) + 1;
    const before = await itemOf(index);
    const wanted = await skuNow();
    const other = await itemOf(3);
    renameAtHome(before.ref, { [before.sku]: wanted });
    await shop.importAgain();
    const after = await itemOf(index);
    const sku = wanted || before.ref;
    expect(after).toMatchObject({ sku, quantity: before.quantity, isEnded: false });
    expect(after.units.map(({ unitId }) => unitId)).toEqual(before.units.map(({ unitId }) => unitId));
    expect((await live('US')).get(`${before.sku}-US`)?.quantity).toBe(before.quantity);
    expect(await skuHistory(before.id)).toEqual([{ why: 'sku_changed', before: before.sku, after: sku }]);
    // The listing whose SKU it has now stays its own.
    expect(await itemOf(3)).toMatchObject({ sku: other.sku, quantity: other.quantity });
    expect((await live('US')).get(`${other.sku}-US`)?.quantity).toBe(other.quantity);
    // The SKU can be changed back.
    proxy.rewrite(undefined);
    await shop.importAgain();
    expect(await itemOf(index)).toMatchObject({ sku: before.sku, quantity: before.quantity });
  },
);

it('variations that exchange their SKUs keep their stock, and orders match by the new and the former SKUs', async () => {
  const before = await itemOf(SINGLES);
  const [one, other, third] = before.units;
  if (!one || !other || !third) throw new Error('The listing has too few variations');
  renameAtHome(before.ref, { [one.sku]: other.sku, [other.sku]: one.sku, [third.sku]: 'THIRD-NEW' });
  await shop.importAgain();
  const after = await itemOf(SINGLES);
  const bySku = new Map(after.units.map((unit) => [unit.sku, unit]));
  expect(bySku.get(other.sku)).toMatchObject({
    unitId: one.unitId,
    specifics: one.specifics,
    available: one.available,
  });
  expect(bySku.get(one.sku)).toMatchObject({ unitId: other.unitId, available: other.available });
  expect(bySku.get('THIRD-NEW')).toMatchObject({ unitId: third.unitId, available: third.available });
  const account = { userId: shop.owner.userId, accountId: shop.accountId };
  const lines = [other.sku, third.sku, 'THIRD-NEW'].map((sku) => ({ sku, listingId: before.ref }));
  const matched = await matchSoldTargets(database.db, account, lines);
  expect(matched.map(({ unitId }) => unitId)).toEqual([one.unitId, third.unitId, third.unitId]);
});
