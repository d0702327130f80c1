import { createEbayConnector } from '@quayside/connector-ebay';
import { publishing } from '@quayside/contract';
import { expect, it } from 'vitest';
import { blockItems } from '../../../test/blocking.ts';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 3, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 3, varied: 0 });
const { runs, live } = shop;
const caller = () => server.as(shop.owner);

it('an ending run is taken back by a run of exactly what it ended; what cannot be listed now says why', async () => {
  server.startSender();
  const [first = 0, second = 0, third = 0] = shop.itemIds;
  const listed = await runs.carryOut(await runs.prepare('list', [first, second, third], ['DE', 'FR']));
  await runs.finished(listed.runId);
  await runs.finished((await runs.carryOut(await runs.prepare('end', [first], ['FR']))).runId);
  const ending = await runs.carryOut(await runs.prepare('end', [first, second], ['DE']));
  await runs.finished(ending.runId);
  await eventually(async () => expect((await live('DE')).size).toBe(1));

  const { id } = runs.params(ending.runId);
  await blockItems(caller(), { id, platform: 'ebay' }, { accountId: shop.accountId, itemIds: [second], blocked: true });
  const { runId } = await caller().call(publishing.listAgain, { params: runs.params(ending.runId) });
  await server.runJob('publishing.prepare', { userId: shop.owner.userId, runId });
  const prepared = await runs.get(runId);
  expect(prepared).toMatchObject({ kind: 'list', state: 'prepared', sites: ['DE'], itemsTotal: 2 });
  const items = await runs.runItems(runId);
  // France, which an earlier run ended, and the third item are no part of it.
  expect(items.map(({ itemId, site }) => [itemId, site])).toEqual([
    [first, 'DE'],
    [second, 'DE'],
  ]);
  expect(items.find(({ itemId }) => itemId === second)).toMatchObject({
    verdict: 'blocked',
    reason: 'blacklisted_manual',
  });
  expect((await live('DE')).size).toBe(1);
  expect(countOf(await runs.finished((await runs.carryOut(prepared)).runId), { outcome: 'listed' })).toBe(1);
  await eventually(async () => expect((await live('DE')).size).toBe(2));
  expect((await live('FR')).size).toBe(2);
});

it('only a finished run that has ended something is taken back', async () => {
  const [, , third = 0] = shop.itemIds;
  const list = await runs.prepare('list', [third], ['ES']);
  const refused = (runId: number) => caller().refused(publishing.listAgain, { params: runs.params(runId) });
  expect(await refused(list.runId)).toMatchObject({ status: 409, error: 'run_not_prepared' });
  const end = await runs.prepare('end', [third], ['ES']);
  expect(await refused(end.runId)).toMatchObject({ status: 409, error: 'run_not_prepared' });
  await caller().call(publishing.cancel, { params: runs.params(end.runId) });
  expect(await refused(end.runId)).toMatchObject({ status: 400, error: 'nothing_selected' });
  expect(await refused(999_999)).toMatchObject({ status: 404, error: 'run_not_found' });
});
