import type { CatalogueProduct } from '@quayside/connector-kit';
import {
  createTaxFinder,
  lackingDuty,
  listingKeyOf,
  NO_SAFETY,
  type Site,
  siteFacts,
  toGtin14,
} from '@quayside/kernel';
import type { Account } from '../accounts/index.ts';
import { matchesOf, type ProductMatch } from '../categories/index.ts';
import { listProducerNumbers, safetyOf } from '../compliance/index.ts';
import { CATALOGUE_LABEL, listListings } from '../listings/index.ts';
import { floorsOf, pricesFor } from '../pricing/index.ts';
import { getItems, type Item } from '../products/index.ts';
import type { PublishingDeps } from '../publishing/publishing-deps.ts';
import type { NewRunItem } from '../publishing/run-items.repository.ts';
import type { RunRow } from '../publishing/runs.repository.ts';
import { routesOf } from '../shipping/index.ts';
import { availableOf, findKeptElsewhere } from '../stock/index.ts';
import { getTaxSettings } from '../taxes/index.ts';
import { noteSold, type RunCatalogue } from './catalogue.ts';
import { judgeOffer, type OfferFacts, type Verdict } from './checks.ts';
import { codesOf, createClaims } from './claims.ts';
import { asSoldOn } from './held-items.ts';
import { type NewProductPlace, newProductsToList } from './judge-new-products.ts';
import { blockedAtHome, sumByItem, toRunItem } from './judge-own-items.ts';
import type { RunContext } from './judging.ts';
import { restrictionsOn } from './restrictions.ts';

/**
 * Prepares offers for products in the marketplace's own catalogue: a verdict on each item, with the product's title,
 * the price and the quantity.
 */
export async function offersToList(
  deps: PublishingDeps,
  account: Account,
  run: RunRow,
  itemIds: readonly number[],
  context: RunContext,
  catalogue: RunCatalogue,
): Promise<NewRunItem[]> {
  const { db } = deps;
  const { readiness, arePricesStopped } = context;
  const { userId, accountId, sourceSite } = account;
  const capabilities = deps.connectors.get(account.platform)?.capabilities;
  const items = await asSoldOn(db, userId, account.platform, await getItems(db, userId, itemIds));
  const sites = run.sites.filter((site) => site !== sourceSite);
  const [prices, stock, keptElsewhere, listings, floors, products, routes, taxes, safety, numbers, matchOf] =
    await Promise.all([
      pricesFor(db, userId, accountId, items, sites),
      availableOf(db, userId, itemIds),
      findKeptElsewhere(db, userId, itemIds),
      listListings(db, userId, itemIds),
      floorsOf(db, account, itemIds, sites),
      findOnEach(catalogue, sites, items.flatMap(gtinsOf)),
      routesOf(db, account, itemIds),
      getTaxSettings(db, userId, accountId),
      safetyOf(db, userId, itemIds),
      listProducerNumbers(db, userId),
      matchesOf(db, userId, itemIds, sites),
    ]);
  const taxesOf = createTaxFinder(taxes);
  const states = new Map(listings.map((row) => [listingKeyOf(row), row.state]));
  const available = sumByItem(stock);
  const fresh: NewProductPlace[] = [];
  const offers: OfferPlace[] = [];
  const atHome = items.flatMap((item) =>
    run.sites.flatMap((site): NewRunItem[] => {
      const price = prices.get(item.itemId)?.get(site);
      if (!price) return [blockedAtHome(item, site)];
      const quantity = available.get(item.itemId) ?? 0;
      const route = routes.of(item, site);
      const found = products.get(site) ?? NONE;
      const match = matchOf(item.itemId, site);
      const facts = {
        item,
        site,
        homeSite: sourceSite,
        listingState: states.get(listingKeyOf({ itemId: item.itemId, site })) ?? null,
        available: quantity,
        isConditionSold: capabilities?.conditions.includes(item.condition) ?? true,
        readiness: readiness.get(site),
        route,
        price,
        floor: floors.get(listingKeyOf({ itemId: item.itemId, site })) ?? null,
        lackedDuty: lackingDuty(site, safety.get(item.itemId) ?? NO_SAFETY, numbers),
        arePricesStopped,
        isRateTooOld: context.tooOldPairs.has(item.price.currency + siteFacts(site).currency),
        isStockKeptElsewhere: keptElsewhere.has(item.itemId),
        isSold: (gtin: string) => isSoldByAnother(catalogue, item, gtin),
      };
      const newness = catalogue.check ? newnessOf(item, found, match) : undefined;
      if (newness) {
        const quantities = new Map(item.units.map(({ unitId }) => [unitId, stock.get(unitId)?.available ?? 0]));
        fresh.push({ facts: { ...facts, ...newness, match }, quantities, quantity, safety: safety.get(item.itemId) });
        return [];
      }
      const lacksTaxes = capabilities?.statesTaxes === true && taxesOf(item) === null;
      offers.push({ facts: { ...facts, products: found, match, lacksTaxes }, quantity });
      return [];
    }),
  );
  const judged = await judgeOffers(catalogue, offers);
  const described = await newProductsToList(deps, account, fresh, context, catalogue);
  return [...atHome, ...judged, ...described];
}

interface OfferPlace {
  readonly facts: OfferFacts;
  readonly quantity: number;
}

/** Of several items with one code, one is judged in each round, so that one that is restricted keeps no other back. */
async function judgeOffers(catalogue: RunCatalogue, places: readonly OfferPlace[]): Promise<NewRunItem[]> {
  const judged = new Map<OfferPlace, Verdict>();
  for (let waiting = places; waiting.length > 0; ) {
    const claims = createClaims();
    const round = waiting.flatMap((place) => {
      const verdict = judgeOffer(place.facts);
      const { item } = place.facts;
      return verdict.verdict === 'blocked' || claims.take(item.itemId, codesOf(item)) ? [{ place, verdict }] : [];
    });
    const open = round.filter(({ verdict }) => verdict.verdict !== 'blocked');
    const restricted = await restrictionsOn(
      catalogue,
      open.map(({ place }) => place.facts),
    );
    for (const { place, verdict } of round) {
      const { item, site } = place.facts;
      const reason = restricted.get(listingKeyOf({ itemId: item.itemId, site }));
      const final: Verdict = reason && verdict.verdict !== 'blocked' ? { verdict: 'blocked', reason } : verdict;
      judged.set(place, final);
      if (final.verdict !== 'blocked') noteSold(catalogue, item);
    }
    waiting = waiting.filter((place) => !judged.has(place));
  }
  return [...judged].map(([place, verdict]) => toOffer(place, verdict));
}

function toOffer(
  { facts: { item, site, price, route, products }, quantity }: OfferPlace,
  verdict: Verdict,
): NewRunItem {
  const title = titleOf(item, products);
  return {
    ...toRunItem(item, site, price, quantity, route),
    verdict: verdict.verdict,
    reason: verdict.verdict === 'blocked' ? verdict.reason : null,
    title,
    titleLabel: title === null ? null : CATALOGUE_LABEL,
    dropped: [],
  };
}

type Products = ReadonlyMap<string, CatalogueProduct>;
const NONE: Products = new Map();

async function findOnEach(catalogue: RunCatalogue, sites: readonly Site[], gtins: readonly string[]) {
  const found = new Map<Site, Products>();
  for (const site of sites) found.set(site, await catalogue.find(site, gtins));
  return found;
}

function gtinsOf({ units }: Item): string[] {
  return units.flatMap(({ gtin }) => gtin ?? []);
}

/** A listing with variations is several products; its title is that of the first. */
function titleOf(item: Item, products: ReadonlyMap<string, CatalogueProduct>): string | null {
  const product = gtinsOf(item).flatMap((gtin) => products.get(gtin) ?? [])[0];
  return product === undefined ? null : product.title || item.title;
}

function isSoldByAnother({ sold }: RunCatalogue, { itemId }: Item, gtin: string): boolean {
  const holder = sold.get(toGtin14(gtin) ?? '');
  return holder !== undefined && holder !== itemId;
}

/**
 * Whether the item is a product that the catalogue lacks, at least for some of its units: the catalogue has none of
 * their codes, they have no codes, or the seller says that it is another product. Undefined for an offer.
 */
function newnessOf(
  { units }: Item,
  products: Products,
  match: ProductMatch | undefined,
): Pick<NewProductPlace['facts'], 'isWithoutCodes' | 'products'> | undefined {
  if (match && !match.isSame) return { isWithoutCodes: true, products: NONE };
  const codes = units.map(({ gtin }) => toGtin14(gtin));
  if (codes.every((code) => code === undefined)) return { isWithoutCodes: true, products: NONE };
  const areCodes = new Set(codes).size === units.length && !codes.includes(undefined);
  const isOffer = units.every(({ gtin }) => gtin !== null && products.has(gtin));
  return areCodes && !isOffer ? { isWithoutCodes: false, products } : undefined;
}
