import { createEbayConnector } from '@quayside/connector-ebay';
import { categories } from '@quayside/contract';
import { expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 1, varied: 0 });
const { runs } = shop;

it('are included in a listing that is queued while they are saved', async () => {
  const [itemId = 0] = shop.itemIds;
  const params = { id: shop.owner.userId, accountId: shop.accountId };
  const run = await runs.prepare('list', [itemId], ['DE']);
  const { specifics: known } = await server
    .as(shop.owner)
    .call(categories.getSpecifics, { params: { ...params, itemId }, query: { site: 'DE' } });
  const free = known.find((one) => !one.isSelectionOnly && one.origin !== 'variations');
  const value = 'Hafenblau';
  const given = { itemId, site: 'DE' as const, name: free?.name ?? '', values: [value] };

  const held = await holdWriters(database, 'item_specifics');
  const giving = server.as(shop.owner).call(categories.giveSpecifics, { params, body: { specifics: [given] } });
  await held.areWaiting(1);
  // Nothing was live when the change was counted.
  server.startSender();
  let isLive = false;
  const listing = runs
    .carryOut(run)
    .then(() => runs.finished(run.runId))
    .then(() => {
      isLive = true;
    });
  await held.areWaiting(2, () => isLive);
  await held.release();
  await Promise.all([giving, listing]);
  await eventually(async () => {
    const url = (await shop.product(itemId)).listings.find(({ site }) => site === 'DE')?.url ?? '';
    expect(await (await fetch(url)).text()).toContain(value);
  });
});
