import { expect, type Page } from '@playwright/test';
import type { SessionUser } from '@quayside/contract';
import { fillPath } from '../src/app/routes/fill.ts';
import { resolveAddress } from '../src/app/routes/resolve.ts';
import type { Route } from '../src/app/routes/routes.data.ts';
import { control } from './connecting.ts';
import type { Session } from './seller.ts';

/** Values for the parts of an address that depend on the business. */
export type Words = Readonly<Record<'itemId' | 'runId' | 'accountId' | 'orderId' | 'profile', string>>;

/** Values for the remaining parts. An optional part is visited with each of its values and without any. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  platform: ['ebay'],
  paymentMethodType: ['creditcard'],
  type: ['paypal'],
  tab: ['listed', 'in-translation', 'no-shipping', 'blocked'],
  slug: ['ship-order'],
  chart: ['women-shoes'],
};

/** A product, a prepared run, an order, a shipping profile and a shop of the signed-in business. */
export async function wordsOf(page: Page, { user }: Session): Promise<Words> {
  const accountId = user.accounts.find(({ platform }) => platform === 'ebay')?.id ?? 0;
  const list = await itemsOf(page, user.id, accountId);
  const itemIds = list.slice(0, 12).map(({ id }) => id);
  const data = { kind: 'list', selection: { accountId, itemIds }, sites: ['DE', 'FR', 'US'] };
  const { runId } = await (await page.request.post(`/v1/users/${user.id}/publish-runs`, { data })).json();
  return {
    itemId: String(itemIds[0]),
    runId: String(runId),
    accountId: String(accountId),
    orderId: await orderOf(page, user, list.find(({ sku }) => sku !== null)?.sku ?? ''),
    profile: await profileOf(page, user.id),
  };
}

interface Item {
  readonly id: number;
  /** Null for an item with variants, which carry the SKUs instead. */
  readonly sku: string | null;
}

/** The first items of the shop, as soon as its import has brought one that a buyer can order by its SKU. */
async function itemsOf(page: Page, userId: number, accountId: number): Promise<readonly Item[]> {
  let list: readonly Item[] = [];
  await expect(async () => {
    const items = await page.request.get(`/v1/users/${userId}/items/ebay?accountId=${accountId}`);
    ({ list } = (await items.json()) as { readonly list: readonly Item[] });
    expect(list.some(({ sku }) => sku !== null)).toBe(true);
  }).toPass();
  return list;
}

/** An order of an eBay shop; a buyer places one if there is none yet. */
async function orderOf(page: Page, user: SessionUser, sku: string): Promise<string> {
  const shop = user.accounts.find(({ platform }) => platform === 'ebay');
  const newest = async () => {
    const orders = await page.request.get(`/v1/users/${user.id}/sales/ebay?accountId=${shop?.id}&limit=1`);
    const { sales } = (await orders.json()) as { readonly sales: readonly { readonly id: number }[] };
    return sales[0]?.id;
  };
  if ((await newest()) === undefined) {
    const order = { seller: shop?.username, site: 'UK', sku, quantity: 1 };
    await control(page.request, page, 'orders', order);
  }
  await expect.poll(newest).toBeDefined();
  return String(await newest());
}

/** A shipping profile with a rate that applies to no item. */
async function profileOf(page: Page, userId: number): Promise<string> {
  const rate = { region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 490, additional_cost: 0 };
  const profile = {
    name: `Parcels ${Date.now()}`,
    currency: 'GBP',
    handling_time: 1,
    free_shipping: false,
    regions: [],
  };
  const data = { ...profile, rates: [rate] };
  const { id } = await (await page.request.post(`/v1/users/${userId}/shipping_profiles`, { data })).json();
  return String(id);
}

/** The addresses at which this person sees the route's screen; empty if another person must visit it. */
export function addressesOf(route: Route, user: SessionUser | null, words: Words): readonly string[] {
  return patternsOf(route.path, words)
    .map((pattern) => (user ? (fillPath(pattern, {}, user, null) ?? pattern) : pattern.replace('/*', '')))
    .filter((pathname) => {
      const found = resolveAddress({ user, pathname, search: '', active: null });
      return found.kind === 'show' && found.shown === 'screen' && found.route.path === route.path;
    });
}

/**
 * The pattern with every part filled in except the account, which the platform determines.
 * @throws if a part has no value, so that no new address is left out
 */
function patternsOf(path: string, words: Words): readonly string[] {
  let patterns: readonly string[] = [''];
  for (const part of path.slice(1).split('/')) {
    const filled = partsFor(part, path, words).flatMap((word) => patterns.map((pattern) => `${pattern}/${word}`));
    patterns = part.endsWith('?') ? patterns.concat(filled) : filled;
  }
  return patterns;
}

function partsFor(part: string, path: string, words: Words): readonly string[] {
  if (!part.startsWith(':') || part === ':account') return [part];
  const name = part.slice(1).replace('?', '');
  const known = {
    ...WORDS,
    itemId: [words.itemId],
    runId: [words.runId],
    accountId: [words.accountId],
    orderId: [words.orderId],
    profile: [words.profile],
  }[name];
  if (!known) throw new Error(`Say in addresses.ts what stands for ${part} of ${path}`);
  return known;
}
