import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { connecting, imports } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** The sandbox's message when a call is rejected for good. */
const WORDS = 'refused until the seller changes something';

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: ['TRAIN-1,Wooden Train Blue,Figures & Playsets,Tidewater,10.00,GBP,9'],
});
const server = useTestServer(database, {
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});

let owner: TestLogin;
let ebayId: number;
let amazonId: number;
let cdiscountId: number;

beforeAll(async () => {
  owner = await buildOwner(database.db);
  const params = { id: owner.userId };
  ebayId = await connectShop(server, owner, 'harbour-toys-uk');
  ({ accountId: amazonId } = await connectAmazonShop(database.db, owner.userId, sandbox, 'demo-shop-uk'));
  const body = { credentials: { sellerId: '60211' } };
  cdiscountId = (
    await server.as(owner).call(connecting.connect, { params: { ...params, platform: 'cdiscount' }, body })
  ).account_id;
  await server.as(owner).call(imports.create, { params, body: { accountId: amazonId } });
  const { list } = await server.as(owner).call(imports.list, { params, query: {} });
  for (const { importId, state } of list) {
    if (state === 'queued') await server.runJob('sync.import', { userId: owner.userId, importId });
  }
});
afterEach(() => sandbox.clearFaults());

interface Case {
  readonly site: Site;
  readonly shop: () => { accountId: number; sellerId?: number };
  /** The calls that a preparation makes, each rejected in turn. */
  readonly operations: readonly string[];
}
const CASES: Readonly<Record<string, Case>> = {
  eBay: {
    site: 'DE',
    shop: () => ({ accountId: ebayId }),
    operations: [
      '*',
      'getInventoryLocations',
      'getFulfillmentPolicies',
      'getDefaultCategoryTreeId',
      'getCategorySuggestions',
      'getItemAspectsForCategory',
      'getItemConditionPolicies',
    ],
  },
  Amazon: { site: 'DE', shop: () => ({ accountId: amazonId }), operations: ['*'] },
  Cdiscount: { site: 'CDFR', shop: () => ({ accountId: ebayId, sellerId: cdiscountId }), operations: ['*'] },
};

it.each(Object.entries(CASES).flatMap(([name, one]) => one.operations.map((operation) => ({ name, operation }))))(
  'a preparation ends at once with the message of $name if that rejects $operation for good',
  async ({ name, operation }) => {
    const { site, shop } = CASES[name] as Case;
    const runs = driveRuns(server, () => ({ owner, ...shop() }));
    const created = await runs.create('list', null, [site]);
    // The results of earlier runs are deleted; otherwise they would be remembered and not requested again.
    await database.db.deleteFrom('account_site_readiness').execute();
    await sandbox.control('faults', { kind: 'refused', operation });
    await server.runJob('publishing.prepare', { userId: owner.userId, runId: created.runId });
    const { state, errorText, pausedReason } = await runs.get(created.runId);
    expect({ state, pausedReason }).toEqual({ state: 'failed', pausedReason: null });
    expect(errorText).toContain(WORDS);
  },
);
