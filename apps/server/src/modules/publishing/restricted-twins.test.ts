import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { imports } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** Amazon lets one product in twenty be sold new and not used; some of these are such products. */
const ITEMS = 48;

const database = useTestDatabase();
const row = (n: number) => `GATE-${n},Wooden Lighthouse No. ${n},Figures & Playsets,Tidewater,12.00,GBP,9`;
const sandbox = useTestSandbox({ rate: 20, catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  // Amazon is asked about each product, at its rate.
  keepsRates: true,
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});

let owner: TestLogin;
let accountId = 0;
let sellerId = 0;
const runs = driveRuns(server, () => ({ owner, accountId, sellerId }));
const change = (set: string, sku: string) =>
  database.pool.query(`update items set ${set} where user_id = $1 and sku like $2`, [owner.userId, sku]);
const prepared = async () => {
  const run = await runs.prepare('list', null, ['AMDE']);
  return new Map((await runs.runItems(run.runId)).map((one) => [one.sku, one]));
};

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, 'harbour-toys-uk');
  ({ accountId: sellerId } = await connectAmazonShop(database.db, owner.userId, sandbox, 'demo-shop-uk'));
  const { list } = await server.as(owner).call(imports.list, { params: { id: owner.userId }, query: {} });
  for (const { importId, state } of list) {
    if (state === 'queued') await server.runJob('sync.import', { userId: owner.userId, importId });
  }
});

describe('offers for one product', () => {
  it('keep no other back when Amazon restricts the earlier one, and each other when it restricts none', async () => {
    await change("condition = 'USED_GOOD'", 'GATE-%');
    const used = await prepared();
    const restricted = [...used.values()].filter(({ reason }) => reason === 'offer_restricted');
    await change("condition = 'NEW'", 'GATE-%');
    const fresh = await prepared();
    const first = restricted.find(({ sku }) => fresh.get(sku)?.verdict === 'ready');
    const second = [...fresh.values()].findLast(({ sku, verdict }) => verdict === 'ready' && !used.get(sku)?.reason);
    if (!first || !second) throw new Error('No product is for new goods alone');
    expect(first.itemId).toBeLessThan(second.itemId);
    await database.pool.query(
      `update item_units set gtin = (select gtin from item_units where user_id = $1 and item_id = $2)
       where user_id = $1 and item_id = $3`,
      [owner.userId, first.itemId, second.itemId],
    );

    await change("condition = 'USED_GOOD'", first.sku);
    const apart = await prepared();
    expect(apart.get(first.sku)).toMatchObject({ verdict: 'blocked', reason: 'offer_restricted' });
    expect(apart.get(second.sku)).toMatchObject({ verdict: 'ready', reason: null });

    await change("condition = 'NEW'", first.sku);
    const alike = await prepared();
    expect(alike.get(first.sku)).toMatchObject({ verdict: 'ready' });
    expect(alike.get(second.sku)).toMatchObject({ verdict: 'blocked', reason: 'sold_there_already' });
  });
});
