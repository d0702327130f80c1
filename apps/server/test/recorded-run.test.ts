import { createAmazonConnector } from '@quayside/connector-amazon';
import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { createEbayConnector } from '@quayside/connector-ebay';
import {
  type RecordedCall,
  type RecordingProxy,
  startRecordingProxy,
} from '@quayside/connector-kit/conformance/recording-proxy';
import { connecting, imports, onboarding, orders, products } from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOfficialCheck as createAmazonCheck } from '../../../packages/connector-amazon/test/official-model.ts';
import { checkPackages, createOctopiaCheck } from '../../../packages/connector-cdiscount/test/octopia-calls.ts';
import {
  createOfficialCheck as createEbayCheck,
  hasOfficialSchemas,
} from '../../../packages/connector-ebay/test/official-schema.ts';
import { connectShop } from './consent.ts';
import { eventually } from './eventually.ts';
import { buildOwner, type TestLogin } from './factories/seller.ts';
import { saveRules } from './price-rules.ts';
import { countOf, driveRuns } from './runs.ts';
import { useTestServer } from './server.ts';
import { startTestSandbox, type TestSandbox } from './setup/sandbox.ts';
import { useTestDatabase } from './setup/test-database.ts';

/** Records every marketplace call between a seller's consent and the end of a listing, and checks it against the official schemas. */
const SELLER = 'harbour-toys-uk';

const database = useTestDatabase();
let sandbox: TestSandbox;
let proxy: RecordingProxy;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  proxy = await startRecordingProxy(sandbox.url, '');
});
afterAll(async () => {
  await proxy?.close();
  await sandbox?.stop();
});
const server = useTestServer(database, {
  keepsRates: true,
  connectors: () => [
    createEbayConnector({ ...sandbox.ebay, apiUrl: at('ebay'), apizUrl: at('ebay'), tradingUrl: at('ebay') }),
    createAmazonConnector({ ...sandbox.amazon, apiUrl: at('amazon'), authUrl: at('amazon') }),
    createCdiscountConnector({ ...sandbox.cdiscount, apiUrl: at('octopia'), authUrl: at('octopia') }),
  ],
});
const at = (name: string) => `${proxy.url}/${name}`;

/** The calls to one marketplace, with paths as on its own host. */
const callsOf = (name: string): RecordedCall[] =>
  proxy.calls
    .filter(({ path }) => path.startsWith(`/${name}/`))
    .map((call) => ({ ...call, path: call.path.slice(name.length + 1) }));
const problemsOf = (calls: readonly RecordedCall[], check: (call: RecordedCall) => string[]) => [
  ...new Set(calls.flatMap(check)),
];

/** The fields of our calls that the marketplaces ignored: misspelt ones, and those of another operation. */
async function ignoredFields(): Promise<string[]> {
  const { requests } = await sandbox.control<{ requests: { operation: string; ignored: string[] }[] }>(
    'requests?limit=5000',
  );
  expect(requests.length).toBeGreaterThan(30);
  return requests.flatMap(({ operation, ignored }) => ignored.map((path) => `${operation}: ${path}`));
}

/** An owner with a connected and imported shop. */
async function openShop(connect: (owner: TestLogin) => Promise<number>) {
  const owner = await buildOwner(database.db);
  const accountId = await connect(owner);
  const params = { id: owner.userId };
  const [open] = (await server.as(owner).call(imports.list, { params, query: {} })).list;
  await server.runJob('sync.import', { userId: owner.userId, importId: open?.importId ?? 0 });
  const { rows } = await database.pool.query<{ item_id: number; unit_id: number; sku: string }>(
    `select i.item_id, u.unit_id, u.sku from items i join item_units u using (user_id, item_id)
     where i.user_id = $1 and not i.has_variants order by i.item_id`,
    [owner.userId],
  );
  const [first] = rows;
  if (!first) throw new Error('The shop has no items');
  return { owner, accountId, params, itemIds: rows.slice(0, 5).map((row) => row.item_id), first };
}

async function untilSent(owner: TestLogin): Promise<void> {
  await eventually(async () => {
    const { rows } = await database.pool.query(
      `select state, count(*) from desired_states where user_id = $1 and state in ('due', 'sending', 'uncertain') group by 1`,
      [owner.userId],
    );
    expect(rows).toEqual([]);
  });
}

/** Lists some items abroad, changes their prices and stock, receives and ships an order, and ends the listings. */
async function sellAbroad(platform: Platform, sites: readonly Site[], orderOf: (sku: string) => Promise<unknown>) {
  const { owner, accountId, params, itemIds, first } = await openShop((one) =>
    connectShop(server, one, SELLER, platform),
  );
  const varied = await database.pool.query<{ item_id: number }>(
    'select item_id from items where user_id = $1 and has_variants order by item_id limit 2',
    [owner.userId],
  );
  const chosen = [...itemIds, ...varied.rows.map((row) => row.item_id)];
  const runs = driveRuns(server, () => ({ owner, accountId }));
  const list = await runs.prepare('list', chosen, sites);
  await runs.carryOut(list);
  await runs.finished(list.runId);
  expect(
    (await runs.runItems(list.runId, { outcome: 'failed' })).map(({ sku, site: on, reasonParams }) => [
      sku,
      on,
      reasonParams,
    ]),
  ).toEqual([]);
  const [site] = sites;
  if (!site) throw new Error('No site is named');
  const rule = { site, is_pricing_enabled: true, price_increase: 9, increase_type: 'percent' as const };
  const place = { params: { ...params, platform }, query: { accountId } };
  await saveRules(server.as(owner), place, [{ ...rule, neat_prices: false }]);
  await server.runJob('listings.follow', { userId: owner.userId });
  await countStock(owner, platform, first, 7);
  await untilSent(owner);
  await orderOf(first.sku);
  await server.pollOrders(owner.userId, accountId);
  await untilSent(owner);
  await shipFirst(owner, platform);
  const end = await runs.prepare('end', chosen, sites);
  await runs.carryOut(end);
  expect(countOf(await runs.finished(end.runId), { outcome: 'failed' })).toBe(0);
}

async function shipFirst(owner: TestLogin, platform: Platform): Promise<void> {
  const sales = async () => {
    const params = { id: owner.userId, platform };
    return (await server.as(owner).call(orders.list, { params, query: {} })).sales;
  };
  const [order] = await sales();
  await server.as(owner).call(orders.ship, {
    params: { id: owner.userId, orderId: order?.id ?? 0 },
    body: { carrierCode: 'DHL', trackingNumber: '00340 4341' },
  });
  const confirmed = [expect.objectContaining({ state: 'confirmed' })];
  await eventually(async () => expect(await sales()).toMatchObject([{ shipments: confirmed }]));
}

const countStock = (owner: TestLogin, platform: Platform, unit: { item_id: number; unit_id: number }, onHand: number) =>
  server.as(owner).call(products.countStock, {
    params: { id: owner.userId, platform, itemId: unit.item_id },
    body: { unitId: unit.unit_id, onHand },
  });

describe('every call of a product run', () => {
  beforeAll(() => void server.startSender());

  it('to eBay is valid by eBay’s schemas, if those are available', async () => {
    await sellAbroad('ebay', ['DE', 'FR', 'US'], (sku) =>
      sandbox.control('orders', { seller: SELLER, sku: `${sku}-DE`, site: 'DE', quantity: 1 }),
    );
    const calls = callsOf('ebay');
    expect(calls.length).toBeGreaterThan(50);
    if (hasOfficialSchemas) expect(problemsOf(calls, createEbayCheck())).toEqual([]);
    expect(await ignoredFields()).toEqual([]);
  });

  it('to Amazon is valid by Amazon’s models, and none is deprecated', async () => {
    await sellAbroad('amazon', ['DE', 'FR'], (sku) =>
      sandbox.control('amazon/orders', { seller: SELLER, sku, site: 'FR', quantity: 1 }),
    );
    const calls = callsOf('amazon');
    const official = createAmazonCheck();
    expect(calls.length).toBeGreaterThan(30);
    expect(problemsOf(calls, official.request)).toEqual([]);
    expect(problemsOf(calls, official.answer)).toEqual([]);
    expect(await ignoredFields()).toEqual([]);
  });

  it('to Cdiscount is one that Octopia documents', async () => {
    const { owner, accountId, first } = await openShop(async (one) => {
      const { account_id } = await server.as(one).call(connecting.connect, {
        params: { id: one.userId, platform: 'cdiscount' },
        body: { credentials: { sellerId: '60211' } },
      });
      return account_id;
    });
    await countStock(owner, 'cdiscount', first, 4);
    await untilSent(owner);
    await sandbox.control('octopia/orders', { seller: 'demo-shop-fr', sku: first.sku, quantity: 1 });
    await server.pollOrders(owner.userId, accountId);
    await untilSent(owner);
    const shop = { params: { id: owner.userId }, query: { accountId } };
    const terms = { handling_time: 4, shipping_options: ['TRK'], delivery_fees: {}, price_adjustment: 0 };
    await server.as(owner).call(onboarding.updateCdiscount, { ...shop, body: terms });
    const { differing } = await server.as(owner).call(onboarding.compareTerms, shop);
    expect(differing).toBeGreaterThan(0);
    await server.as(owner).call(onboarding.applyTerms, { ...shop, body: { expected: differing } });
    await untilSent(owner);
    const calls = callsOf('octopia');
    expect(calls.some(({ path }) => path.includes('/offer-packages'))).toBe(true);
    expect(problemsOf(calls, createOctopiaCheck())).toEqual([]);
    expect(checkPackages(calls)).toEqual([]);
    expect(await ignoredFields()).toEqual([]);
  });
});
