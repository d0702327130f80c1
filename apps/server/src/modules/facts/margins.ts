import type { ItemMargin } from '@quayside/contract';
import {
  type AccountRef,
  destinationsFor,
  listingKeyOf,
  type Money,
  money,
  type Platform,
  type Site,
} from '@quayside/kernel';
import { breakEven, type SaleFacts, workSum } from '@quayside/kernel/margin';
import type { Db } from '../../platform/database/db.ts';
import { listAccounts } from '../accounts/index.ts';
import type { StoredMargin } from '../costs/index.ts';
import { listedFloorsOf, loadPromotedSales, type PriceDecision } from '../pricing/index.ts';
import { getItems, type Item } from '../products/index.ts';
import type { AdMarginsPort } from '../promotions/index.ts';
import type { PriceMarginsPort } from '../repricer/index.ts';
import { loadListingFacts } from './listing-facts.ts';

/** Items on sites, with the account that sells them there. */
export interface MarginQuery extends AccountRef {
  readonly platform: Platform;
  readonly items: readonly Item[];
  readonly sites: readonly Site[];
  readonly now: Date;
}

/** What a sale of one piece earns at the item's price on a site; undefined if it has none there. */
export type MarginOf = (item: Item, site: Site) => ItemMargin | undefined;

type MarginAt = Awaited<ReturnType<AdMarginsPort['marginsAtRates']>>;

/** The margins of items on sites, by a fixed number of statements. */
export async function loadMargins(db: Db, query: MarginQuery): Promise<MarginOf> {
  const saleOf = await loadSales(db, query);
  return (item, site) => {
    const sale = saleOf(item, site);
    if (!sale) return undefined;
    const { facts, price, owner } = sale;
    const worked = workSum(facts, price);
    return { accountId: query.accountId, site, price, owner, ...worked, breakEven: breakEven(facts) ?? null };
  };
}

/** A listing at a price that a run has prepared. */
export interface SharedListing {
  readonly itemId: number;
  readonly site: Site;
  readonly price: Money;
}

/**
 * The margins of listings at these prices, in basis points of what buyers pay without VAT, by the key of the listing; or the first thing that
 * is lacking to work one out.
 */
export async function sharesAt(
  db: Db,
  query: MarginQuery,
  listings: readonly SharedListing[],
): Promise<ReadonlyMap<string, { readonly share: number } | { readonly lacks: string }>> {
  const saleOf = await loadSales(db, query);
  const items = new Map(query.items.map((item) => [item.itemId, item]));
  return new Map(
    listings.map((listing) => {
      const item = items.get(listing.itemId);
      const sale = item && saleOf(item, listing.site);
      if (!sale) return [listingKeyOf(listing), { lacks: 'price' }];
      const { marginShare, lacks } = workSum(sale.facts, listing.price);
      return [listingKeyOf(listing), marginShare === null ? { lacks: lacks[0] ?? 'price' } : { share: marginShare }];
    }),
  );
}

interface PricedSale extends Pick<PriceDecision, 'price' | 'owner'> {
  readonly facts: SaleFacts;
}

async function loadSales(
  db: Db,
  { now, ...query }: MarginQuery,
): Promise<(item: Item, site: Site) => PricedSale | undefined> {
  const itemIds = query.items.map(({ itemId }) => itemId);
  const { prices } = await loadListingFacts(db, query, ['prices']);
  const factsOf = await loadPromotedSales(db, query, itemIds, now);
  return (item, site) => {
    const decision = prices.get(item.itemId)?.get(site);
    const facts = factsOf(item, site);
    if (!decision || !facts) return undefined;
    return { facts, price: decision.price, owner: decision.owner };
  };
}

/** What decides the margins of items of one selling account, and their prices. */
async function salesOf(
  db: Db,
  account: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[],
  now: Date,
): Promise<(itemId: number, site: Site) => PricedSale | undefined> {
  const seller = (await listAccounts(db, account.userId)).find(({ accountId }) => accountId === account.accountId);
  const items = await getItems(db, account.userId, itemIds);
  if (!seller || items.length === 0) return () => undefined;
  const { userId, accountId, platform } = seller;
  const saleOf = await loadSales(db, { userId, accountId, platform, items, sites, now });
  const byId = new Map(items.map((item) => [item.itemId, item]));
  return (itemId, site) => {
    const item = byId.get(itemId);
    return item && saleOf(item, site);
  };
}

/** The margins of items of one selling account at any ad rate. */
export async function marginsAtRates(
  db: Db,
  account: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[],
  now: Date,
): Promise<MarginAt> {
  const saleOf = await salesOf(db, account, itemIds, sites, now);
  return (itemId, site, basisPoints) => {
    const sale = saleOf(itemId, site);
    if (!sale) return null;
    const adRate = { value: basisPoints, source: { kind: 'stated' } } as const;
    return workSum({ ...sale.facts, adRate }, sale.price).margin;
  };
}

/** The margins of items of one selling account at any price. */
export async function marginsAtPrices(
  db: Db,
  account: AccountRef,
  itemIds: readonly number[],
  sites: readonly Site[],
  now: Date,
): ReturnType<PriceMarginsPort['marginsAtPrices']> {
  const saleOf = await salesOf(db, account, itemIds, sites, now);
  return (itemId, site, minor) => {
    const facts = saleOf(itemId, site)?.facts;
    return facts ? (workSum(facts, money(minor, facts.currency)).margin?.minor ?? null) : null;
  };
}

/** The accounts that can sell the items of an account, with the sites: its own platform, home included, and the others. */
async function sellersOf(
  db: Db,
  userId: number,
  items: readonly Item[],
  now: Date,
): Promise<{ readonly query: MarginQuery; readonly sites: readonly Site[] }[]> {
  const accounts = await listAccounts(db, userId);
  const own = accounts.find(({ accountId }) => accountId === items[0]?.accountId);
  if (!own) return [];
  const selling = accounts.filter((account) => account === own || account.platform !== own.platform);
  return selling.map(({ accountId, platform }) => {
    const sites = destinationsFor(own.platform, platform);
    return { sites, query: { userId, accountId, platform, items, sites, now } };
  });
}

/** The margins of an item wherever the seller's accounts can sell it. */
export async function marginsOf(db: Db, userId: number, item: Item, now: Date): Promise<ItemMargin[]> {
  const lists = await Promise.all(
    (await sellersOf(db, userId, [item], now)).map(async ({ query, sites }) => {
      const marginOf = await loadMargins(db, query);
      return sites.flatMap((site) => marginOf(item, site) ?? []);
    }),
  );
  return lists.flat();
}

/** The same for items of one account, without their terms and break-even prices, and with the lowest prices that rules set for them. */
export async function sumsOf(db: Db, userId: number, items: readonly Item[], now: Date): Promise<StoredMargin[]> {
  const sums: StoredMargin[] = [];
  for (const { query, sites } of await sellersOf(db, userId, items, now)) {
    const saleOf = await loadSales(db, query);
    const floors = await listedFloorsOf(
      db,
      query,
      items.map(({ itemId }) => itemId),
      sites,
    );
    for (const item of items) {
      for (const site of sites) {
        const sale = saleOf(item, site);
        if (!sale) continue;
        const { margin, marginShare, lacks } = workSum(sale.facts, sale.price);
        const floor = floors.get(listingKeyOf({ itemId: item.itemId, site }))?.floor ?? null;
        sums.push({ itemId: item.itemId, accountId: query.accountId, site, margin, marginShare, lacks, floor });
      }
    }
  }
  return sums;
}
