import { createEbayConnector } from '@quayside/connector-ebay';
import { blacklist } from '@quayside/contract';
import { expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* The keyword's listings end at the marketplace, and an import compares the items that it stores with the blacklist. */

const SELLER = 'demo-shop-uk';

const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${5 + n}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: 4 }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 4, varied: 0 });
const { runs, live, product } = shop;

it('ends the listings that a keyword blocks, blocks an item renamed to contain it, and unblocks it once the keyword is removed', async () => {
  server.startSender();
  const itemIds = shop.itemIds.slice(0, 2);
  const { runId } = await runs.carryOut(await runs.prepare('list', itemIds, ['US']));
  expect(countOf(await runs.finished(runId), { outcome: 'listed' })).toBe(2);
  const params = { id: shop.owner.userId, platform: 'all' as const };
  const settings = { match: 'word', language: 'en', fields: ['title'], exceptions: [] } as const;
  const [first = 0, second = 0] = itemIds;
  const sku = (await product(first)).sku;
  const body = { ...settings, keywords: [`no. ${sku.replace('SKU-', '')}`, 'rocket'] };
  const shown = await server.as(shop.owner).call(blacklist.preview, { params, body });
  expect(shown).toMatchObject({ items: 1, live: 1, listings: 1 });
  const expected = { items: 1, live: 1, listings: 1 };
  await server.as(shop.owner).call(blacklist.create, { params, body: { ...body, expected } });
  await eventually(async () => expect([...(await live('US')).keys()]).toHaveLength(1));

  const blocked = await runs.prepare('list', [first], ['US']);
  expect(await runs.runItems(blocked.runId)).toMatchObject([{ reason: 'blacklisted_keyword' }]);

  const renamed = (await product(second)).sku;
  await sandbox.control('listings/change', { seller: SELLER, sku: renamed, title: 'Wooden rocket' });
  await shop.importAgain();
  expect(await product(second)).toMatchObject({ blacklistingReason: 'K', keywords: [{ keyword: 'rocket' }] });
  await eventually(async () => expect((await live('US')).size).toBe(0));
  await eventually(async () => expect((await product(second)).translations.US?.isListed).toBe(false));

  await server.as(shop.owner).call(blacklist.remove, { params: { ...params, keyword: 'rocket' } });
  expect(await product(second)).toMatchObject({ blacklistingReason: '', isBlacklisted: false });
  const again = await runs.prepare('list', [second], ['US']);
  expect((await runs.runItems(again.runId))[0]?.verdict).not.toBe('blocked');
});

it('refuses a keyword that was agreed to before listings were queued that it would end', async () => {
  const [, , itemId = 0] = shop.itemIds;
  const run = await runs.prepare('list', [itemId], ['DE']);
  const params = { id: shop.owner.userId, platform: 'all' as const };
  const keywords = [`no. ${(await product(itemId)).sku.replace('SKU-', '')}`];
  const body = { keywords, match: 'word', language: 'en', fields: ['title'], exceptions: [] } as const;
  const shown = await server.as(shop.owner).call(blacklist.preview, { params, body });
  expect(shown).toMatchObject({ items: 1, live: 0, listings: 0 });
  const writers = await holdWriters(database, 'run_items');
  const carrying = runs.carryOut(run);
  await writers.areWaiting(1);
  const expected = { items: 1, live: 0, listings: 0 };
  let isAnswered = false;
  const saving = server
    .as(shop.owner)
    .send(blacklist.create, { params, body: { ...body, expected } })
    .finally(() => {
      isAnswered = true;
    });
  await writers.areWaiting(2, () => isAnswered);
  await writers.release();
  await carrying;
  const answer = await saving;
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { error: 'blacklist_changed' }]);
  expect((await product(itemId)).isBlacklisted).toBe(false);
});
