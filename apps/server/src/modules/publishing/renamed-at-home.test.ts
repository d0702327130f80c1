import { createEbayConnector } from '@quayside/connector-ebay';
import { following, history, publishing, translations } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* An item gets another title at home after a run was prepared, and before it is carried out. */

const SELLER = 'demo-shop-uk';
const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${5 + n}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: 5 }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 5, varied: 0 });
const { runs, product } = shop;

const itemAt = (index: number): number => shop.itemIds[index] ?? 0;
const caller = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId, accountId: shop.accountId });
const choose = (followsTitles: boolean) =>
  caller().call(following.update, { params: params(), body: { endsAbroad: false, followsTitles } });
async function renameAtHome(itemId: number, title: string): Promise<void> {
  await sandbox.control('listings/change', { seller: SELLER, sku: (await product(itemId)).sku, title });
  await shop.importAgain();
  expect((await product(itemId)).title).toBe(title);
}
const listingOn = async (itemId: number, site: Site) =>
  (await product(itemId)).listings.find((one) => one.site === site);
const outdated = async () => (await caller().call(publishing.listTitleChanges, { params: params(), query: {} })).list;
/** Why changes of a listing's title were recorded. */
async function titleHistory(itemId: number, on: Site): Promise<string[]> {
  const query = { itemId, limit: 100 };
  const { list } = await caller().call(history.list, { params: { id: shop.owner.userId }, query });
  return list.flatMap(({ field, site, why }) => (field === 'title' && site === on ? [why] : []));
}

it('the listing goes live under a title made from the new one, if titles follow', async () => {
  await choose(true);
  const [renamed, other] = [itemAt(0), itemAt(1)];
  const run = await runs.prepare('list', [renamed, other], ['US']);
  await renameAtHome(renamed, 'Wooden crane no. 0');
  await runs.carryOut(run);
  expect(await listingOn(renamed, 'US')).toMatchObject({
    title: expect.stringContaining('crane'),
    isTitleOutdated: false,
  });
  expect(await listingOn(other, 'US')).toMatchObject({
    title: expect.stringContaining('train'),
    isTitleOutdated: false,
  });
  expect([await titleHistory(renamed, 'US'), await titleHistory(other, 'US')]).toEqual([['title_followed'], []]);
});

it('the listing goes live under the title that the seller agreed to, and is marked, if titles do not follow', async () => {
  await choose(false);
  const itemId = itemAt(2);
  const run = await runs.prepare('list', [itemId], ['US']);
  await renameAtHome(itemId, 'Wooden boat no. 2');
  await runs.carryOut(run);
  expect(await listingOn(itemId, 'US')).toMatchObject({
    title: expect.stringContaining('train'),
    isTitleOutdated: true,
  });
  expect((await outdated()).filter((one) => one.itemId === itemId)).toMatchObject([
    { site: 'US', homeTitle: 'Wooden boat no. 2' },
  ]);
  // The site that was marked before is not marked again when the item is queued for another one.
  const later = await runs.prepare('list', [itemId], ['AU']);
  await renameAtHome(itemId, 'Wooden tram no. 2');
  const marked = await titleHistory(itemId, 'US');
  await runs.carryOut(later);
  expect(await listingOn(itemId, 'AU')).toMatchObject({
    title: expect.stringContaining('boat'),
    isTitleOutdated: true,
  });
  expect(await titleHistory(itemId, 'US')).toEqual(marked);
});

it('a manual title stays and is marked, even if titles follow', async () => {
  await choose(true);
  const itemId = itemAt(3);
  await caller().call(translations.update, {
    params: { id: shop.owner.userId, itemId },
    body: { new_translations: [{ site: 'US', translation: 'Written by hand' }] },
  });
  const run = await runs.prepare('list', [itemId], ['US']);
  await renameAtHome(itemId, 'Wooden lorry no. 3');
  await runs.carryOut(run);
  expect(await listingOn(itemId, 'US')).toMatchObject({ title: 'Written by hand' });
  expect((await outdated()).filter((one) => one.itemId === itemId)).toMatchObject([{ site: 'US', isByHand: true }]);
});

it('a run that was prepared before titles at home were stored is carried out as prepared', async () => {
  await choose(true);
  const itemId = itemAt(4);
  const run = await runs.prepare('list', [itemId], ['US']);
  await database.pool.query('update run_items set home_title = null where run_id = $1', [run.runId]);
  await renameAtHome(itemId, 'Wooden plane no. 4');
  await runs.carryOut(run);
  expect(await listingOn(itemId, 'US')).toMatchObject({
    title: expect.stringContaining('train'),
    isTitleOutdated: false,
  });
});
