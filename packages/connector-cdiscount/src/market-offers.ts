import {
  ConnectorError,
  failed,
  type OfferChannel,
  type OfferQuery,
  type Outcome,
  succeeded,
  UNREADABLE_OFFERS,
} from '@quayside/connector-kit';
import { landedPrice, type Offer } from '@quayside/kernel/repricing';
import type { CdiscountClient } from './client.ts';
import { CALLS } from './operations.ts';
import { requireSite } from './sites.ts';
import { fromNumber, priceOf } from './transform/values.ts';
import type { CompetingOffer, Offer as OwnOffer } from './wire.ts';

/** References per request: with fifty characters each they must fit into a URL of eight kilobytes. */
const BATCH = 50;

/**
 * What Octopia tells of competitors with the seller's own offers. Its form is known from other programs' code, not from a schema: an answer
 * of another form is unreadable, and never an empty market.
 */
export function createOfferChannel(client: CdiscountClient): OfferChannel {
  return {
    batch: BATCH,
    operation: CALLS,
    async read(session, site, listings) {
      requireSite(site);
      // A request separates references by commas.
      const asked = listings.map(({ sku }) => sku).filter((sku) => !sku.includes(','));
      const found = asked.length === 0 ? [] : await client.getOffersWithFeedback(session, asked);
      const bySku = new Map(found.map((offer) => [offer.sellerExternalReference, offer]));
      return listings.map((listing) => toReading(session.externalId, listing, bySku.get(listing.sku)));
    },
  };
}

const unreadable = (why: string) =>
  failed(new ConnectorError('unavailable', `Octopia’s answer cannot be read: ${why}.`, { code: UNREADABLE_OFFERS }));

function toReading(
  sellerId: string,
  { sku, condition }: OfferQuery,
  offer: OwnOffer | undefined,
): Outcome<readonly Offer[]> {
  if (sku.includes(',')) {
    return failed(new ConnectorError('rejected', 'Octopia cannot be asked about a reference with a comma.'));
  }
  if (!offer) return failed(new ConnectorError('not-found', 'The shop has no such offer.'));
  const { competingOffers, bestOfferDetails: best } = offer.salesChannelFeedback ?? {};
  if (!Array.isArray(competingOffers)) return unreadable('it does not name the competing offers');
  const rivals = (competingOffers as readonly CompetingOffer[]).filter(({ isSellerOffer }) => isSellerOffer !== true);
  // The best offer may be one that the list leaves out.
  if (best && best.isSellerOffer !== true && !rivals.some((rival) => isSame(rival, best))) rivals.push(best);
  const competitors = rivals.map((rival) => toCompetitor(rival, condition, best !== undefined && isSame(rival, best)));
  if (competitors.includes(undefined)) return unreadable('an offer has no price or seller');
  const own = ownOffer(offer, { sellerId, condition, isFeatured: best?.isSellerOffer === true });
  const offers = [...competitors.flatMap((one) => one ?? []), ...(own ? [own] : [])];
  return succeeded([...new Map(offers.map((one) => [JSON.stringify(one), one])).values()].toSorted(byLandedPrice));
}

const isSame = (one: CompetingOffer, other: CompetingOffer): boolean =>
  one.sellerName === other.sellerName && one.price === other.price && one.shippingCost === other.shippingCost;

/** What Octopia does not say of a competitor is unknown, except that it competes: so it is in the same condition. */
const UNSAID = {
  fulfilment: 'seller',
  rating: null,
  feedbackCount: null,
  deliveryDays: null,
} as const satisfies Partial<Offer>;

/** Undefined without the seller's name, a price above 0 or the shipping. */
function toCompetitor(rival: CompetingOffer, condition: string, isFeatured: boolean): Offer | undefined {
  const { sellerName } = rival;
  const price = fromNumber(rival.price)?.minor;
  const total = fromNumber(rival.totalPrice)?.minor;
  const shipping = fromNumber(rival.shippingCost)?.minor ?? (total === undefined ? undefined : total - (price ?? 0));
  const name = typeof sellerName === 'string' ? sellerName.trim() : '';
  if (name === '' || price === undefined || price <= 0 || shipping === undefined || shipping < 0) return undefined;
  return { ...UNSAID, sellerId: name, sellerName: name, price, shipping, condition, isFeatured, isOwn: false };
}

/** The account's own offer, if it is for sale. */
function ownOffer(
  offer: OwnOffer,
  { sellerId, condition, isFeatured }: Pick<Offer, 'sellerId' | 'condition' | 'isFeatured'>,
): Offer | undefined {
  const price = priceOf(offer)?.minor;
  const costs = (offer.deliveryModes ?? []).flatMap(({ cost }) => fromNumber(cost)?.minor ?? []);
  if (price === undefined || (offer.quantity ?? 0) <= 0) return undefined;
  const shipping = costs.length === 0 ? 0 : Math.min(...costs);
  return { ...UNSAID, sellerId, sellerName: null, price, shipping, condition, isFeatured, isOwn: true };
}

/** The same offers are always in the same order, however they were told. */
const byLandedPrice = (one: Offer, other: Offer): number =>
  landedPrice(one) - landedPrice(other) || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
