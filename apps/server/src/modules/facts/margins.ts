import type { ItemMargin } from '@quayside/contract';
import {
  type AccountRef,
  convert,
  destinationsFor,
  listingKeyOf,
  type Money,
  money,
  type Platform,
  type Site,
  siteFacts,
} from '@quayside/kernel';
import {
  breakEven,
  feeGroupOf,
  type Known,
  type MarginLack,
  type SaleFacts,
  saleFeesOf,
  saleVatOf,
  type UnitCost,
  workSum,
} from '@quayside/kernel/margin';
import type { Db } from '../../platform/database/db.ts';
import { listAccounts } from '../accounts/index.ts';
import {
  type CostSince,
  type LearnedFees,
  marginFigures,
  type SiteAssumptions,
  type StoredMargin,
} from '../costs/index.ts';
import { loadAdRates } from '../dispatch/index.ts';
import { loadRateTable, type PriceDecision, type RateTable } from '../pricing/index.ts';
import { getItems, type Item } from '../products/index.ts';
import type { AdMarginsPort } from '../promotions/index.ts';
import type { ItemRoute } from '../shipping/index.ts';
import { loadListingFacts } from './listing-facts.ts';

/** Items on sites, with the account that sells them there. */
export interface MarginQuery extends AccountRef {
  readonly platform: Platform;
  readonly items: readonly Item[];
  readonly sites: readonly Site[];
  /** Where the goods are. */
  readonly home: Site;
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
  { home, now, ...query }: MarginQuery,
): Promise<(item: Item, site: Site) => PricedSale | undefined> {
  const day = now.toISOString().slice(0, 10);
  const itemIds = query.items.map(({ itemId }) => itemId);
  const { loadAssumptions, loadItemCosts, loadLearnedFees } = await marginFigures();
  const { prices, routes } = await loadListingFacts(db, query, ['prices', 'routes']);
  const [costs, assumedOn, learned, rates] = await Promise.all([
    loadItemCosts(db, query.userId, itemIds, day),
    loadAssumptions(db, query, day),
    loadLearnedFees(db, query, now),
    loadRateTable(db),
  ]);
  const adRates = await loadAdRates(db, query, itemIds);
  return (item, site) => {
    const decision = prices.get(item.itemId)?.get(site);
    if (!decision) return undefined;
    const facts = saleFactsOf({
      ...{ item, site, home, day, rates, learned, platform: query.platform },
      ...{ assumed: assumedOn(site), cost: costs.get(item.itemId), route: routes.of(item, site) },
      promotedAt: adRates.get(listingKeyOf({ itemId: item.itemId, site })) ?? null,
    });
    return { facts, price: decision.price, owner: decision.owner };
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
  const seller = (await listAccounts(db, account.userId)).find(({ accountId }) => accountId === account.accountId);
  const items = await getItems(db, account.userId, itemIds);
  if (!seller || items.length === 0) return () => null;
  const { userId, accountId, platform, sourceSite: home } = seller;
  const saleOf = await loadSales(db, { ...{ userId, accountId, platform, items, sites, home, now } });
  const byId = new Map(items.map((item) => [item.itemId, item]));
  return (itemId, site, basisPoints) => {
    const item = byId.get(itemId);
    const sale = item && saleOf(item, site);
    if (!sale) return null;
    const adRate = { value: basisPoints, source: { kind: 'stated' } } as const;
    return workSum({ ...sale.facts, adRate }, sale.price).margin;
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
    return { sites, query: { userId, accountId, platform, items, sites, home: own.sourceSite, now } };
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

/** The same for items of one account, without their terms and break-even prices. */
export async function sumsOf(db: Db, userId: number, items: readonly Item[], now: Date): Promise<StoredMargin[]> {
  const sums: StoredMargin[] = [];
  for (const { query, sites } of await sellersOf(db, userId, items, now)) {
    const saleOf = await loadSales(db, query);
    for (const item of items) {
      for (const site of sites) {
        const sale = saleOf(item, site);
        if (!sale) continue;
        const { margin, marginShare, lacks } = workSum(sale.facts, sale.price);
        sums.push({ itemId: item.itemId, accountId: query.accountId, site, margin, marginShare, lacks });
      }
    }
  }
  return sums;
}

interface Sale extends Pick<MarginQuery, 'platform' | 'home'> {
  readonly item: Item;
  readonly site: Site;
  readonly day: string;
  readonly assumed: SiteAssumptions;
  readonly cost: CostSince | undefined;
  readonly learned: LearnedFees;
  readonly rates: RateTable;
  readonly route: ItemRoute;
  /** The rate at which the listing is promoted; null if it is not. */
  readonly promotedAt: number | null;
}

function saleFactsOf(sale: Sale): SaleFacts {
  const { item, site, assumed, platform, rates } = sale;
  const { country, currency } = siteFacts(site);
  const group = item.categoryPath.length === 0 ? null : feeGroupOf(item.categoryPath);
  const cost = costOf(sale);
  return {
    currency,
    vat: saleVatOf({
      ...{ from: siteFacts(sale.home).country, to: country, day: sale.day },
      scheme: assumed.vatScheme?.value ?? null,
      stated: statedShare(assumed.vatRate),
    }),
    fees: saleFeesOf({
      ...{ platform, site, group, stated: statedShare(assumed.commission) },
      learned: group === null ? undefined : sale.learned(site, group),
    }),
    shipping: shippingOf(sale),
    // What a listing really pays replaces the assumption.
    adRate:
      sale.promotedAt === null
        ? assumedOr(assumed.adRate, 'ad_rate')
        : { value: sale.promotedAt, source: { kind: 'stated' } },
    returns: returnsOf(sale),
    cost,
    rate: 'value' in cost ? rates(cost.value.amount.currency, currency) : null,
  };
}

type Assumed<T> = { readonly value: T; readonly since: string } | null;

export function assumedOr<T>(assumed: Assumed<T>, lacks: MarginLack): Known<T> {
  return assumed ? { value: assumed.value, source: { kind: 'seller', since: assumed.since } } : { lacks };
}

export const statedShare = (assumed: Assumed<number>) =>
  assumed && { basisPoints: assumed.value, since: assumed.since };

function shippingOf({ route: { cost }, site }: Sale): SaleFacts['shipping'] {
  if (!cost) return { lacks: 'shipping_cost' };
  const { currency } = siteFacts(site);
  const value = { buyerPays: money(cost.buyerPaysMinor, currency), cost: money(cost.costMinor, currency) };
  return { value, source: { kind: 'stated' } };
}

function returnsOf({ assumed: { returnShare, returnCost }, rates, site }: Sale): SaleFacts['returns'] {
  const { currency } = siteFacts(site);
  const share = assumedOr(returnShare, 'return_share');
  if ('lacks' in share) return share;
  if (share.value === 0) return { ...share, value: { share: 0, cost: money(0, currency) } };
  if (!returnCost) return { lacks: 'return_cost' };
  const rate = rates(returnCost.value.currency, currency);
  if (returnCost.value.currency !== currency && !rate) return { lacks: 'exchange_rate' };
  const cost = rate ? convert(returnCost.value, rate) : returnCost.value;
  return { ...share, value: { share: share.value, cost } };
}

/** The cost of an item, as far as it is known. */
interface CostQuery {
  readonly cost: CostSince | undefined;
  readonly assumed: Pick<SiteAssumptions, 'costShare'>;
  readonly item: Pick<Item, 'price'>;
}

/** What the seller states for the item, otherwise the assumed part of its price at home. */
export function costOf({ cost, assumed: { costShare }, item }: CostQuery): Known<UnitCost> {
  if (cost) return assumedOr({ value: { amount: cost.cost, share: null }, since: cost.since }, 'unit_cost');
  if (!costShare) return { lacks: 'unit_cost' };
  const { minor, currency } = item.price;
  const amount = money(Math.round((minor * costShare.value) / 10_000), currency);
  const share = { basisPoints: costShare.value, of: item.price };
  return assumedOr({ value: { amount, share }, since: costShare.since }, 'unit_cost');
}
