import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { imports, products, publishing } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { connectShop } from '../../../test/consent.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { liveRows } from '../../../test/live-rows.ts';
import { countOf, countsKeptAndCounted, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const EBAY_SHOP = 'harbour-toys-uk';
const AMAZON_SHOP = 'demo-shop-uk';
const STOCK = 9;
const KNOWN = ['TRAIN-0', 'TRAIN-1', 'TRAIN-2'];
const NAMELESS = 'TRAIN-4';

/** Each test has a shop of its own at eBay and at Amazon. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const row = (sku: string, n: number) =>
  `${sku},Wooden Train ${sku},Figures & Playsets,Tidewater,${10 + n}.00,GBP,${STOCK}`;
const sandbox = useTestSandbox({ rate: 20, isPerTest, catalogue: [...KNOWN, NAMELESS].map(row) });
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  isPerTest,
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});

let owner: TestLogin;
let accountId = 0;
let sellerId = 0;
const runs = driveRuns(server, () => ({ owner, accountId, sellerId }));
const params = () => ({ id: owner.userId });

async function importAll(): Promise<void> {
  const { list } = await server.as(owner).call(imports.list, { params: params(), query: {} });
  for (const { importId, state } of list) {
    if (state === 'queued') await server.runJob('sync.import', { userId: owner.userId, importId });
  }
}

beforeEach(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, EBAY_SHOP);
  ({ accountId: sellerId } = await connectAmazonShop(database.db, owner.userId, sandbox, AMAZON_SHOP));
  await importAll();
});

interface Offer {
  readonly sku: string;
  readonly asin: string;
  readonly price: string;
  readonly quantity: number;
  readonly isLive: boolean;
}
/** Quayside's offers at Amazon, by the item's own SKU. */
const offersThere = async (site: 'DE' | 'FR') => {
  const path = `amazon/listings?seller=${AMAZON_SHOP}&site=${site}&limit=5000`;
  const { rows } = await sandbox.control<{ rows: Offer[] }>(path);
  const ours = rows.filter(({ sku, isLive }) => isLive && sku.endsWith(`-AM${site}`));
  return new Map(ours.map((offer) => [offer.sku.replace(`-AM${site}`, ''), offer]));
};
const itemOf = async (sku: string) => {
  const query = { accountId, query: sku };
  const { list } = await server.as(owner).call(products.list, { params: { ...params(), platform: 'ebay' }, query });
  const found = list.find((item) => item.sku === sku);
  if (!found) throw new Error(`There is no item ${sku}`);
  return found;
};
const prepared = async (sites: readonly ('AMDE' | 'AMFR')[]) => {
  const run = await runs.prepare('list', null, sites);
  return { run, items: new Map((await runs.runItems(run.runId)).map((one) => [`${one.sku} ${one.site}`, one])) };
};

/** Lists what can be listed on both sites. */
async function list() {
  const { run } = await prepared(['AMDE', 'AMFR']);
  const sender = server.startSender();
  await runs.carryOut(run);
  return { sender, done: await runs.finished(run.runId) };
}

describe('items of an eBay account at Amazon', () => {
  it('can be listed on Amazon’s destinations, and not on the sites of the account’s own items', async () => {
    const selection = { accountId, filter: {} };
    const body = { kind: 'list' as const, selection, sites: ['DE' as const], accountId: sellerId };
    const refusal = await server.as(owner).refused(publishing.create, { params: params(), body });
    expect(refusal.error).toBe('site_not_supported');
  });

  it('are prepared as offers for the catalogue’s products, and one without a GTIN asks whether its brand is exempt', async () => {
    const { run, items } = await prepared(['AMDE', 'AMFR']);
    expect(run).toMatchObject({ state: 'prepared', accountId: sellerId, sourceAccountId: accountId });
    for (const site of ['AMDE', 'AMFR']) {
      expect(items.get(`${NAMELESS} ${site}`)).toMatchObject({ verdict: 'blocked', reason: 'no_code_exemption' });
      for (const sku of KNOWN) {
        const one = items.get(`${sku} ${site}`);
        expect(one).toMatchObject({ verdict: 'ready', titleLabel: 'catalogue', quantity: STOCK });
        expect(one?.price).toMatchObject({ currency: 'EUR' });
      }
    }
  });

  it('are held if the product with their GTIN is a different one', async () => {
    const [first = ''] = KNOWN;
    const setBrand = (brand: string) =>
      database.pool.query('update items set brand = $2 where user_id = $1 and sku = $3', [owner.userId, brand, first]);
    await setBrand('Brassworks');
    expect((await prepared(['AMDE'])).items.get(`${first} AMDE`)).toMatchObject({
      verdict: 'blocked',
      reason: 'product_doubtful',
      fix: 'compare_products',
    });
  });

  it('go live as offers under the product’s ASIN with separate SKUs, and are not imported as the shop’s own', async () => {
    const { done } = await list();
    expect(countOf(done, { outcome: 'listed' })).toBe(KNOWN.length * 2);
    const there = await offersThere('DE');
    expect([...there.keys()].sort()).toEqual(KNOWN);
    for (const offer of there.values()) expect(offer).toMatchObject({ quantity: STOCK, isLive: true });
    expect(new Set([...there.values()].map(({ asin }) => asin)).size).toBe(KNOWN.length);
    const again = await runs.prepare('list', null, ['AMDE']);
    expect(countOf(again, { reason: 'already_listed' })).toBe(KNOWN.length);
    const { kept, counted } = await countsKeptAndCounted(database, owner.userId);
    expect(kept).toEqual(counted);
  });

  it('share one stock with eBay', async () => {
    const { sender } = await list();
    const [first = ''] = KNOWN;
    const sold = { seller: AMAZON_SHOP, site: 'DE', sku: `${first}-AMDE`, quantity: 2 };
    await sandbox.control('amazon/orders', sold);
    await eventually(async () => {
      await server.pollOrders(owner.userId, sellerId);
      sender.wake();
      const atEbay = (await liveRows(sandbox, EBAY_SHOP, 'UK')).find((one) => one.sku === first)?.quantity;
      const [german, french] = [await offersThere('DE'), await offersThere('FR')];
      expect([atEbay, german.get(first)?.quantity, french.get(first)?.quantity]).toEqual([7, 7, 7]);
    });
    expect((await itemOf(first)).translations.AMDE).toMatchObject({ state: 'L' });
  });
});
