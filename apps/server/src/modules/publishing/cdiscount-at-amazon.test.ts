import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import { categories } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { countOf, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { addToProfile, chooseTemplate } from '../../../test/shipping-template.ts';
import { connectThreeShops, offeredAtCdiscount, SHOPS } from '../../../test/three-shops.ts';
import type { Sender } from '../dispatch/index.ts';

const MOST = 6;

/** Each test has a shop at Cdiscount of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ rate: 20, isPerTest });
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  isPerTest,
  connectors: () => [
    createEbayConnector(sandbox.ebay),
    createAmazonConnector(sandbox.amazon),
    createCdiscountConnector(sandbox.cdiscount),
  ],
});

let owner: TestLogin;
let accountId = 0;
let sellerId = 0;
let itemIds: number[] = [];
let sender: Sender;
const runs = driveRuns(server, () => ({ owner, accountId, sellerId }));
const me = () => server.as(owner);
const params = () => ({ id: owner.userId, accountId });

beforeEach(async () => {
  owner = await buildOwner(database.db);
  const accounts = await connectThreeShops({ server, database, sandbox }, owner);
  ({ cdiscount: accountId, amazon: sellerId } = accounts);
  const skus = await offeredAtCdiscount(sandbox, MOST);
  const { rows } = await database.pool.query<{ itemId: number }>(
    `select item_id as "itemId" from items where user_id = $1 and account_id = $2 and sku = any($3) order by item_id`,
    [owner.userId, accountId, skus],
  );
  itemIds = rows.map((one) => one.itemId);
  // The kitchenware among them needs a shipping template.
  const profileId = await addToProfile(server, owner, 'cdiscount', itemIds);
  await chooseTemplate(server, owner, { profileId, accountId: sellerId, site: 'AMDE' });
});

interface There {
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
  readonly isLive: boolean;
}
/** Quayside's listings at Amazon, by the item's own SKU. */
const atAmazon = async (): Promise<Map<string, There>> => {
  const path = `amazon/listings?seller=${SHOPS.amazon}&site=DE&limit=5000`;
  const { rows } = await sandbox.control<{ rows: There[] }>(path);
  const ours = rows.filter(({ sku, isLive }) => isLive && sku.endsWith('-AMDE'));
  return new Map(ours.map((one) => [one.sku.replace('-AMDE', ''), one]));
};
const atCdiscount = async () => {
  const path = `octopia/listings?seller=${SHOPS.cdiscount}&limit=5000`;
  const { rows } = await sandbox.control<{ rows: { sku: string; title: string; quantity: number }[] }>(path);
  return new Map(rows.map((one) => [one.sku, one]));
};

/** Fills in what the product types require. @returns what the run said before */
async function fillIn() {
  const { runId } = await runs.prepare('list', itemIds, ['AMDE']);
  const { list } = await me().call(categories.listLacking, { params: params(), query: {} });
  const specifics = list.flatMap((place) =>
    place.specifics.map(({ name, allowedValues }) => ({
      ...{ itemId: place.itemId, site: 'AMDE' as const, name },
      values: [allowedValues[0] ?? 'Ware'],
    })),
  );
  await me().call(categories.giveSpecifics, { params: params(), body: { specifics } });
  return { items: await runs.runItems(runId), asked: list };
}
async function list() {
  await fillIn();
  sender = server.startSender();
  const run = await runs.carryOut(await runs.prepare('list', itemIds, ['AMDE']));
  return runs.finished(run.runId);
}

describe('items of a Cdiscount account at Amazon Germany', () => {
  it('are new products with a German title, each with what its product type requires', async () => {
    const { items, asked } = await fillIn();
    expect(items).toHaveLength(MOST);
    const home = await atCdiscount();
    for (const one of items) {
      expect(one).toMatchObject({ verdict: 'blocked', reason: 'missing_aspects', fix: 'add_aspects' });
      expect(one.title).not.toBe(home.get(one.sku)?.title);
    }
    expect(asked.map(({ sku }) => sku).sort()).toEqual(items.map(({ sku }) => sku).sort());
  });

  it('go live with the home stock', async () => {
    expect(countOf(await list(), { outcome: 'listed' })).toBe(MOST);
    const [home, there] = [await atCdiscount(), await atAmazon()];
    expect(there.size).toBe(MOST);
    for (const [sku, { quantity }] of there)
      expect({ sku, quantity }).toEqual({ sku, quantity: home.get(sku)?.quantity });
  });

  it('share one stock with Cdiscount', async () => {
    await list();
    const [sku = ''] = (await atAmazon()).keys();
    const before = (await atCdiscount()).get(sku)?.quantity ?? 0;
    await sandbox.control('amazon/orders', { seller: SHOPS.amazon, site: 'DE', sku: `${sku}-AMDE`, quantity: 1 });
    await eventually(async () => {
      await server.pollOrders(owner.userId, sellerId);
      const { rows } = await database.pool.query('select from orders where user_id = $1', [owner.userId]);
      expect(rows).toHaveLength(1);
    });
    await eventually(async () => {
      sender.wake();
      expect((await atCdiscount()).get(sku)?.quantity).toBe(before - 1);
    });
    expect((await atAmazon()).get(sku)?.quantity).toBe(before - 1);
  });

  it('are ended only at Amazon', async () => {
    await list();
    const before = await atCdiscount();
    const run = await runs.carryOut(await runs.prepare('end', itemIds, ['AMDE']));
    await runs.finished(run.runId);
    expect((await atAmazon()).size).toBe(0);
    expect(await atCdiscount()).toEqual(before);
  });
});
