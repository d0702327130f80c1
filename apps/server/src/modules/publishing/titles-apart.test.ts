import { createEbayConnector } from '@quayside/connector-ebay';
import { siteTitles } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** With the language, all of them are longer than eBay allows, and only their last words differ. */
const WORDS = ['Umbrella', 'Calendar', 'Backpack'];
const TITLES = WORDS.map((word) => `Harbour remote control car without batteries for birthday gift toy kids ${word}`);

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: TITLES.map((title, n) => `APA-${n},${title},Figures & Playsets,Harbour,10.50,GBP,9`),
});
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: TITLES.length, varied: 0 });

describe('items whose titles differ only in what would be cut off', () => {
  it('are all listed, each with a title of its own', async () => {
    const run = await shop.runs.prepare('list', null, ['DE']);
    const prepared = await shop.runs.runItems(run.runId);
    const titles = prepared.map(({ title }) => title ?? '');
    expect(prepared.map(({ verdict }) => verdict)).not.toContain('blocked');
    for (const word of WORDS) {
      expect(titles.filter((title) => title.includes(word))).toHaveLength(1);
    }
    server.startSender();
    await shop.runs.carryOut(run);
    expect(countOf(await shop.runs.finished(run.runId), { outcome: 'listed' })).toBe(TITLES.length);
    const live = await shop.live('DE');
    expect(new Set([...live.values()].map(({ title }) => title))).toEqual(new Set(titles));
  });

  it('have the same titles wherever they are prepared or shown', async () => {
    const run = await shop.runs.prepare('list', shop.itemIds.slice(1, 2), ['AT']);
    const [alone] = await shop.runs.runItems(run.runId);
    const { accountId, owner } = shop;
    const { userId } = owner;
    const place = { userId, accountId, site: 'AT' as const };
    const params = { id: userId, accountId, site: 'AT' as const };
    const as = server.as(owner);
    await as.call(siteTitles.make, { params, body: { again: false } });
    await server.runJob('translations.make-titles', place);
    expect(await as.call(siteTitles.get, { params })).toMatchObject({ state: 'made', duplicates: 0 });
    const { list } = await as.call(siteTitles.list, { params, query: {} });
    expect(list).toHaveLength(TITLES.length);
    expect(list.find(({ itemId }) => itemId === alone?.itemId)?.title).toBe(alone?.title);
  });
});
