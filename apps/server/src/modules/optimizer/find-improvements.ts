import type { ImprovableListing } from '@quayside/contract';
import { type ItemOnSite, listingKeyOf, type Site } from '@quayside/kernel';
import { LISTING_CHECKS, type PlaceCheck } from '@quayside/kernel/listing-checks';
import { findImprovements, type ListingFacts, PRICE_DAYS } from '@quayside/kernel/optimizer';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Account, Connectors } from '../accounts/index.ts';
import { type CategoryHooks, loadListingSpecifics } from '../categories/index.ts';
import { loadSizeGaps } from '../charts/index.ts';
import { listPricesBefore } from '../history/index.ts';
import { getItems, type Item } from '../products/index.ts';
import { type AdMarginsPort, loadPromotable } from '../promotions/index.ts';
import { listShownTitles, titleLimitOf } from '../translations/index.ts';
import { listChecksOff } from './home-checks.repository.ts';
import { type LiveListing, listLive } from './live-listings.repository.ts';

export interface ImprovementDeps extends AdMarginsPort {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly connectors: Connectors;
  readonly hooks: Pick<CategoryHooks, 'madeSpecifics'>;
}

/** The listing after which the next page starts. */
export interface ImprovableAfter {
  readonly itemId: number;
  readonly site: string;
}

/** The number of listings that one step judges. */
const STEP = 200;
/** The maximum number of listings that one call judges, whatever it finds. */
const MOST_JUDGED = 1_000;
const DAY_MS = 86_400_000;

/** Live listings after a place that something would help, and where to go on; null at the end. */
export async function listImprovable(
  deps: ImprovementDeps,
  account: Account,
  { check, site }: { readonly check?: PlaceCheck | undefined; readonly site?: Site | undefined },
  start: ImprovableAfter,
  limit: number,
): Promise<{ readonly list: ImprovableListing[]; readonly next: ImprovableAfter | null }> {
  const isOn = await enabled(deps.db, account.userId, check);
  const list: ImprovableListing[] = [];
  let after = start;
  for (let judged = 0; judged < MOST_JUDGED; judged += STEP) {
    const step = await listLive(deps.db, account, { after, site, limit: STEP });
    list.push(...(await judge(deps, account, step, isOn)));
    // One more than is shown tells that there is a next page.
    const end = list[limit - 1];
    if (list.length > limit && end) return { list: list.slice(0, limit), next: { itemId: end.itemId, site: end.site } };
    const last = step.at(-1);
    if (!last || step.length < STEP) return { list, next: null };
    after = last;
  }
  return { list, next: after };
}

/** What one check finds in these listings of an account, as far as they are live. */
export async function findIn(
  deps: ImprovementDeps,
  account: Account,
  places: readonly ItemOnSite[],
  check: PlaceCheck,
): Promise<ImprovableListing[]> {
  const listings = await listLive(deps.db, account, { of: places });
  return judge(deps, account, listings, await enabled(deps.db, account.userId, check));
}

/** Whether a check is asked for, and the business has not switched it off. */
async function enabled(db: Db, userId: number, only?: PlaceCheck): Promise<(check: PlaceCheck) => boolean> {
  const off = await listChecksOff(db, userId);
  const on = new Set<string>(LISTING_CHECKS.filter((check) => !off.includes(check) && (only ?? check) === check));
  return (check) => on.has(check);
}

async function judge(
  deps: ImprovementDeps,
  account: Account,
  listings: readonly LiveListing[],
  isOn: (check: PlaceCheck) => boolean,
): Promise<ImprovableListing[]> {
  if (listings.length === 0) return [];
  const { db } = deps;
  const { userId } = account;
  const itemIds = [...new Set(listings.map(({ itemId }) => itemId))];
  const items = await getItems(db, userId, itemIds);
  const itemOf = new Map(items.map((item) => [item.itemId, item]));
  const sites = [...new Set(listings.map(({ site }) => site))];
  const shown = new Map(
    (await listShownTitles(db, userId, itemIds, sites)).map((one) => [listingKeyOf(one), one.title]),
  );
  const factsOf = await loadFacts(deps, account, { items, sites, listings }, isOn);
  const now = deps.clock.now();
  return listings.flatMap((listing): ImprovableListing[] => {
    const item = itemOf.get(listing.itemId);
    if (!item) return [];
    const title = shown.get(listingKeyOf(listing)) ?? listing.title;
    const isSaid = (check: PlaceCheck) => isOn(check) && (!listing.isCatalogue || check === 'priceHigh');
    const improvements = findImprovements({ ...factsOf(item, listing), title }, isSaid, now);
    if (improvements.length === 0) return [];
    const { itemId, sku, title: sourceTitle, images } = item;
    return [{ itemId, sku, sourceTitle, title, imageUrl: images[0] ?? null, site: listing.site, improvements }];
  });
}

interface Judged {
  readonly items: readonly Item[];
  readonly sites: readonly Site[];
  readonly listings: readonly LiveListing[];
}

/** Reads the facts of the enabled checks for all listings at once; nothing for a check that is off. */
async function loadFacts(
  deps: ImprovementDeps,
  account: Account,
  { items, sites, listings }: Judged,
  isOn: (check: PlaceCheck) => boolean,
): Promise<(item: Item, listing: LiveListing) => Omit<ListingFacts, 'title'>> {
  const { db, clock, connectors, hooks, marginsAtRates } = deps;
  const { userId } = account;
  const itemIds = items.map(({ itemId }) => itemId);
  const since = new Date(clock.now().getTime() - PRICE_DAYS * DAY_MS);
  const [specifics, gapsOf, prices, promotableOf, marginAt] = await Promise.all([
    isOn('specifics') || isOn('titleSpace') ? loadListingSpecifics(db, hooks, account, listings) : [],
    isOn('sizes') ? loadSizeGaps(db, userId, items) : () => [],
    isOn('priceHigh') ? listPricesBefore(db, userId, itemIds, since) : new Map<string, never>(),
    isOn('promotion') ? loadPromotable(db, account, itemIds, sites) : () => undefined,
    isOn('promotion') ? marginsAtRates(db, account, itemIds, sites, clock.now()) : () => null,
  ]);
  const specificsOf = new Map(specifics.map((one) => [listingKeyOf({ ...one.item, site: one.site }), one.specifics]));
  const titleLimit = titleLimitOf({ connectors }, account.platform);
  return (item, { site, price, listedAt }) => {
    const place = { itemId: item.itemId, site };
    const promotable = promotableOf(item.itemId, site);
    return {
      titleLimit,
      hasGtin: item.hasVariants || item.gtin !== null,
      hasBrand: item.brand !== null,
      images: item.images,
      specifics: specificsOf.get(listingKeyOf(place)) ?? [],
      unmappedSizes: gapsOf(item, site),
      price: item.hasVariants ? null : price,
      listedAt,
      earlierPrices: prices.get(listingKeyOf(place)) ?? [],
      promotion: promotable ? { ...promotable, marginAt: (rate) => marginAt(item.itemId, site, rate) } : null,
    };
  };
}
