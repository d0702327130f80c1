import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { publishing, translations } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const TITLES = [
  'Harbour Frobnicator Red Wooden Train Batteries NOT included FREE UK DELIVERY',
  `Harbour ${Array.from({ length: 12 }, (_, n) => `XB-${1000 + n}`).join(' ')} train without track`,
];

const database = useTestDatabase();
const row = (title: string, n: number) => `TRN-${n},${title},Figures & Playsets,Harbour,10.50,GBP,9`;
const sandbox = useTestSandbox({ catalogue: TITLES.map(row) });
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: TITLES.length, varied: 0 });
const { runs } = shop;

describe('omitted words of a title', () => {
  it('are shown in the run’s item, in its preview and next to the manual title', async () => {
    const { runId } = await runs.prepare('list', null, ['DE']);
    const runItems = await runs.runItems(runId);
    const runItem = runItems.find(({ sourceTitle }) => sourceTitle === TITLES[0]);
    if (!runItem) throw new Error('The item has no runItem');
    expect(runItem).toMatchObject({ verdict: 'ready', titleLabel: 'memory', dropped: ['FREE UK DELIVERY'] });
    const params = { ...runs.params(runId), itemId: runItem.itemId, site: runItem.site };
    expect(await server.as(shop.owner).call(publishing.preview, { params })).toMatchObject(runItem);
    const list = { params: { id: shop.owner.userId, itemId: runItem.itemId, platform: 'ebay' } };
    const { translations: titles } = await server.as(shop.owner).call(translations.list, list);
    expect(titles.find(({ site }) => site === 'DE')).toMatchObject({
      dropped: ['FREE UK DELIVERY'],
      automatic_title_translation: runItem.title,
    });
  });

  it('block a title that would lose a part of its meaning', async () => {
    const { runId } = await runs.prepare('list', null, ['DE', 'US']);
    const long = (await runs.runItems(runId)).filter(({ sourceTitle }) => sourceTitle === TITLES[1]);
    expect(long).toHaveLength(2);
    for (const runItem of long) expect(runItem).toMatchObject({ verdict: 'blocked', reason: 'protected_too_long' });
  });
});

describe('a manual title', () => {
  it('that is written for a prepared run stands in it and in its preview, and the run is searched by titles and SKUs', async () => {
    const { runId } = await runs.prepare('list', null, ['DE']);
    const runItem = (await runs.runItems(runId)).find(({ sourceTitle }) => sourceTitle === TITLES[0]);
    if (!runItem) throw new Error('The item has no runItem');
    const { itemId, site } = runItem;
    const translation = 'Harbour Holzeisenbahn ohne Batterien';
    const body = { new_translations: [{ site, translation }] };
    await server.as(shop.owner).call(translations.update, { params: { id: shop.owner.userId, itemId }, body });
    const find = async (query: string) => {
      const { list } = await server
        .as(shop.owner)
        .call(publishing.listRunItems, { params: runs.params(runId), query: { query } });
      return list.map((one) => [one.itemId, one.title, one.titleLabel, one.dropped]);
    };
    const corrected = [itemId, translation, 'human', []];
    expect(await find(runItem.sku)).toEqual([corrected]);
    expect(await find('frobnicator')).toEqual([corrected]);
    expect(await find('dampflok')).toEqual([]);
    const params = { ...runs.params(runId), itemId, site };
    expect(await server.as(shop.owner).call(publishing.preview, { params })).toMatchObject({ title: translation });
  });

  it.each([
    ['ebay', 80],
    ['amazon', 200],
  ] as const)('may be as long as %s allows: %i characters', async (platform, limit) => {
    const { userId } = shop.owner;
    const account = await buildAccount(database.db, userId, { platform });
    const { itemId } = await buildItem(database.db, account, { title: 'Harbour Train' });
    const write = (translation: string) => ({
      params: { id: userId, itemId },
      body: { new_translations: [{ site: 'DE' as const, translation }] },
    });
    const list = { params: { id: userId, itemId, platform } };
    const { translations: titles } = await server.as(shop.owner).call(translations.list, list);
    expect(titles.map((title) => title.limit)).toEqual(titles.map(() => limit));
    const refused = await server.as(shop.owner).refused(translations.update, write('x'.repeat(limit + 1)));
    expect(refused).toMatchObject({ error: 'title_too_long', status: 400 });
    expect(refused.error_description).toContain(String(limit));
    const taken = await server.as(shop.owner).call(translations.update, write('x'.repeat(limit)));
    expect(taken.translations.find(({ site }) => site === 'DE')).toMatchObject({ origin: 'manual' });
  });
});
