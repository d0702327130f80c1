import { accounts, orders, products } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { countOf } from '../runs.ts';
import { PATIENCE_MS } from './kills.ts';
import type { Product } from './product.ts';
import type { Remote } from './remote.ts';

/* What the seller does at Amazon and Cdiscount while the product is killed, and the expected result, each thing exactly once. */

const AMAZON_SITES: readonly Site[] = ['DE', 'FR', 'IT'];

interface AmazonRow {
  readonly sku: string;
  readonly asin: string;
  /** The family of a variation, which has no row of its own; null for a product without variations. */
  readonly parentSku: string | null;
  readonly isLive: boolean;
}

const productsOf = (rows: readonly AmazonRow[]) => [...new Set(rows.map(({ sku, parentSku }) => parentSku ?? sku))];

/** Connects an Amazon shop, imports it and lists everything on three sites. */
export async function listAtAmazon(product: Product, seller: Remote, username: string): Promise<void> {
  const rowsOn = async (site: Site) => {
    const query = new URLSearchParams({ seller: username, site, limit: '5000' });
    return (await product.control<{ rows: AmazonRow[] }>(`amazon/listings?${query}`)).rows;
  };
  const { sellers } = await product.control<{ sellers: { username: string; sellerId: string }[] }>('amazon/sellers');
  const credentials = await product.control<Record<string, string>>('amazon/tokens/self-authorise', {
    seller: username,
  });
  const sellerId = sellers.find((one) => one.username === username)?.sellerId ?? '';
  const accountId = await seller.connectWith('amazon', { ...credentials, sellerId });
  await seller.waitForImport(accountId);
  const home = await rowsOn('UK');
  const account = await seller.call(accounts.get, { params: { id: seller.userId, accountId } });
  expect(account.itemCount).toBe(productsOf(home).length);

  const runId = await seller.beginListing(AMAZON_SITES, accountId);
  const run = await seller.waitForRun(runId, ({ state }) => state === 'done', PATIENCE_MS);
  expect(run).toMatchObject({ pausedReason: null, errorText: null });
  const atHome = new Map(home.map((row) => [row.sku, row]));
  for (const site of AMAZON_SITES) {
    const there = await rowsOn(site);
    expect(productsOf(there)).toHaveLength(countOf(run, { site, outcome: 'listed' }));
    expect(new Set(there.map(({ sku }) => sku)).size).toBe(there.length);
    for (const { sku, asin, isLive } of there) expect({ asin, isLive }, sku).toMatchObject(sameAs(atHome.get(sku)));
  }
}

function sameAs(row: AmazonRow | undefined) {
  return { asin: row?.asin, isLive: row?.isLive };
}

const CDISCOUNT_SHOP = 'maison-bruyere-fr';
const CDISCOUNT_ID = '60212';
const BOUGHT = 20;
const COUNTED = 20;
const COUNT = 7;

interface Offer {
  readonly sku: string;
  readonly quantity: number;
}

/** Connects a Cdiscount shop, sells some of its offers and recounts others. */
export async function sellAtCdiscount(product: Product, seller: Remote): Promise<void> {
  const offers = async () =>
    (await product.control<{ rows: Offer[] }>(`octopia/listings?seller=${CDISCOUNT_SHOP}&limit=5000`)).rows;
  const params = { id: seller.userId, platform: 'cdiscount' as const };
  await product.control('octopia/links', { seller: CDISCOUNT_SHOP, linked: true });
  const accountId = await seller.connectWith('cdiscount', { sellerId: CDISCOUNT_ID });
  await seller.waitForImport(accountId);
  const before = await offers();
  const { list } = await seller.call(products.list, { params, query: { accountId, limit: 100 } });
  const single = list.filter(({ unitCount }) => unitCount === 1);
  const counted = new Set(single.slice(0, COUNTED).map(({ sku }) => sku));
  const bought = single
    .slice(COUNTED)
    .filter(({ quantity }) => quantity >= 2)
    .slice(0, BOUGHT);
  for (const { sku } of bought) {
    await product.control('octopia/orders', { seller: CDISCOUNT_SHOP, sku, quantity: 1 });
  }
  for (const { id: itemId } of single.slice(0, COUNTED)) {
    const item = await seller.call(products.get, { params: { ...params, itemId } });
    const unitId = item.units[0]?.unitId ?? 0;
    await seller.call(products.countStock, { params: { ...params, itemId }, body: { unitId, onHand: COUNT } });
  }
  const soldSkus = new Set(bought.map(({ sku }) => sku));
  const wanted = before.map(({ sku, quantity }) => {
    return [sku, counted.has(sku) ? COUNT : quantity - (soldSkus.has(sku) ? 1 : 0)];
  });
  await eventually(async () => {
    expect((await offers()).map(({ sku, quantity }) => [sku, quantity]).toSorted()).toEqual(wanted.toSorted());
  }, PATIENCE_MS);
  const taken = await seller.call(orders.list, { params, query: { accountId, limit: 100 } });
  expect(taken.sales).toHaveLength(bought.length);
}
