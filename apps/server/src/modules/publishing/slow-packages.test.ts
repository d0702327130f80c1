import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { connecting, imports, taxes } from '@quayside/contract';
import { expect, it } from 'vitest';

import { connectShop } from '../../../test/consent.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { countOf, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useEditingProxy } from '../../../test/setup/editing-proxy.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** Goods that Cdiscount's catalogue knows. */
const SKUS = ['TRAIN-0', 'TRAIN-1', 'TRAIN-2'];
/** Longer than a call waits for its own submissions. */
const PROCESSING_MS = 60_000;

const database = useTestDatabase();
const row = (sku: string, n: number) => `${sku},Wooden Train ${sku},Figures & Playsets,Tidewater,${10 + n}.00,GBP,9`;
const sandbox = useTestSandbox({ catalogue: SKUS.map(row) });
const proxy = useEditingProxy(sandbox);
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay), createCdiscountConnector(proxy.in(sandbox.cdiscount))],
});

it('offers that Cdiscount has accepted and does not show yet are sent once each', async () => {
  const owner = await buildOwner(database.db);
  const params = { id: owner.userId };
  const accountId = await connectShop(server, owner, 'harbour-toys-uk');
  const at = { params: { ...params, platform: 'cdiscount' as const }, body: { credentials: { sellerId: '60211' } } };
  const { account_id: sellerId } = await server.as(owner).call(connecting.connect, at);
  const { list } = await server.as(owner).call(imports.list, { params, query: {} });
  for (const { importId } of list) await server.runJob('sync.import', { userId: owner.userId, importId });
  const body = { standard: { vat_rate: 2_000, eco_tax: 0 }, rules: [], expected: 0 };
  await server.as(owner).call(taxes.update, { params, query: { accountId: sellerId }, body });
  const runs = driveRuns(server, () => ({ owner, accountId, sellerId }));
  const prepared = await runs.prepare('list', null, ['CDFR']);
  await sandbox.control('faults', {
    ...{ kind: 'slow', operation: 'offerPackage', seller: 'demo-shop-fr', ms: PROCESSING_MS },
  });
  server.startSender();
  const { runId } = await runs.carryOut(prepared);
  expect(countOf(await runs.finished(runId), { outcome: 'listed' })).toBe(SKUS.length);
  const sent = proxy.requests.filter(({ method, path }) => method === 'POST' && path.includes('offer-packages'));
  for (const sku of SKUS) {
    expect([sku, sent.filter((request) => request.body.includes(`"${sku}-CDFR"`)).length]).toEqual([sku, 1]);
  }
});
