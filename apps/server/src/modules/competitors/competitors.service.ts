import type { CompetingOffer, ListingOffers, OfferPoint, OffersOfItem, ReadingProblem } from '@quayside/contract';
import { type Currency, money, type Platform, siteFacts } from '@quayside/kernel';
import { landedPrice, type Offer } from '@quayside/kernel/repricing';
import { type Clock, notAfter } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Connectors } from '../accounts/index.ts';
import { getItems } from '../products/index.ts';
import { type ItemListing, listHistory, listOfItem } from './item-offers.repository.ts';
import { loadOwnSellers, markOwn, ownSellersOn } from './own-sellers.ts';
import { askForOffers } from './watches.repository.ts';

export interface CompetitorsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly connectors: Connectors;
}

/** The listings of an item that are live where the marketplace tells who else sells. @throws item_not_found */
async function findListings({ db, connectors }: CompetitorsDeps, userId: number, itemId: number) {
  const [item] = await getItems(db, userId, [itemId]);
  if (!item) throw fail('item_not_found');
  const listings = await listOfItem(db, userId, itemId);
  return listings.filter(({ platform }) => connectors.get(platform)?.offers !== undefined);
}

/** @throws item_not_found */
export async function getOffersOfItem(deps: CompetitorsDeps, userId: number, itemId: number): Promise<OffersOfItem> {
  const listings = await findListings(deps, userId, itemId);
  const own = await loadOwnSellers(deps.db, userId);
  const list = await Promise.all(
    listings.map(async (listing): Promise<ListingOffers> => {
      const readings = await listHistory(deps.db, userId, listing);
      return viewOf(deps, listing, readings, ownSellersOn(own, listing.platform as Platform));
    }),
  );
  return { list };
}

/** Has the offers of an item's listings read before those of others. @throws item_not_found */
export async function readOffersOfItem(deps: CompetitorsDeps, userId: number, itemId: number): Promise<OffersOfItem> {
  const listings = await findListings(deps, userId, itemId);
  await withTransaction(deps.db, (tx) => askForOffers(tx, userId, listings, deps.clock.now()));
  return getOffersOfItem(deps, userId, itemId);
}

function viewOf(
  { clock }: CompetitorsDeps,
  { site, accountId, readAt, problem, problemWords, failedAt, askedAt, expected, reference }: ItemListing,
  readings: Awaited<ReturnType<typeof listHistory>>,
  own: ReadonlySet<string>,
): ListingOffers {
  const { currency } = siteFacts(site);
  const now = clock.now();
  const iso = (at: Date) => (notAfter(now, at) ?? at).toISOString();
  const marked = readings.map((reading) => ({ ...reading, offers: markOwn(reading.offers, own) }));
  const [last] = marked;
  return {
    site,
    accountId,
    reading:
      last && readAt ? { at: iso(readAt), offers: last.offers.map((offer) => offerView(offer, currency)) } : null,
    history: marked.map(
      ({ firstAt, lastAt, offers }): OfferPoint => ({
        from: iso(firstAt),
        to: iso(lastAt ?? readAt ?? firstAt),
        lowest: lowestOf(offers, false, currency),
        own: lowestOf(offers, true, currency),
        featured: featuredOf(offers),
      }),
    ),
    problem: problem && failedAt ? { code: problem as ReadingProblem, words: problemWords, at: iso(failedAt) } : null,
    isAsked: askedAt !== null,
    expectedPrice: expected === null ? null : money(expected, currency),
    referencePrice: reference === null ? null : money(reference, currency),
  };
}

const offerView = ({ price, shipping, ...offer }: Offer, currency: Currency): CompetingOffer => ({
  ...offer,
  price: money(price, currency),
  shipping: money(shipping, currency),
});

function lowestOf(offers: readonly Offer[], isOwn: boolean, currency: Currency) {
  const prices = offers.filter((offer) => offer.isOwn === isOwn).map(landedPrice);
  return prices.length === 0 ? null : money(Math.min(...prices), currency);
}

function featuredOf(offers: readonly Offer[]): OfferPoint['featured'] {
  const featured = offers.find(({ isFeatured }) => isFeatured);
  return featured ? (featured.isOwn ? 'own' : 'other') : null;
}
