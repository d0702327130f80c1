import {
  ConnectorError,
  failed,
  type OfferQuery,
  type Outcome,
  succeeded,
  UNREADABLE_OFFERS,
} from '@quayside/connector-kit';
import type { Currency, Site } from '@quayside/kernel';
import { landedPrice, type Offer } from '@quayside/kernel/repricing';
import { toConnectorError } from '../errors.ts';
import { amazonSite, currencyOf } from '../sites.ts';
import type { ListedOffer, OffersResponse } from '../wire.ts';
import { TYPE_BY_CONDITION } from './conditions.data.ts';

/** The conditions by which Amazon groups offers, by the first part of its condition types. */
const ITEM_CONDITIONS: Readonly<Record<string, string>> = {
  new: 'New',
  used: 'Used',
  collectible: 'Collectible',
  refurbished: 'Refurbished',
};

/** Amazon's group and sub-condition in lower case without blanks → the port's condition name. */
const CONDITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  New: { new: 'NEW', openbox: 'NEW_OTHER', oem: 'NEW_OTHER' },
  Used: { mint: 'LIKE_NEW', verygood: 'USED_VERY_GOOD', good: 'USED_GOOD', acceptable: 'USED_ACCEPTABLE' },
  Collectible: {
    mint: 'COLLECTIBLE_LIKE_NEW',
    verygood: 'COLLECTIBLE_VERY_GOOD',
    good: 'COLLECTIBLE_GOOD',
    acceptable: 'COLLECTIBLE_ACCEPTABLE',
  },
  Refurbished: { refurbished: 'SELLER_REFURBISHED', refurbishedwarranty: 'SELLER_REFURBISHED' },
};

/** What the payload's status says if the answer is about a product that may be sold: its offers, or that there are none. */
const READABLE = new Set(['Success', 'NoBuyableOffers', 'NoOffers']);

/** The group in which a listing's competitors are: `New`, `Used`, … */
export function itemConditionOf(condition: string): string {
  return ITEM_CONDITIONS[TYPE_BY_CONDITION[condition]?.split('_')[0] ?? 'new'] ?? 'New';
}

/**
 * The offers of each listing, in the order of the listings. Answers are matched by SKU and marketplace, never by their place. What was not
 * asked for is ignored, and two answers about one listing that differ are none.
 */
export function toReadings(
  sellerId: string,
  site: Site,
  listings: readonly OfferQuery[],
  responses: readonly OffersResponse[],
): Outcome<readonly Offer[]>[] {
  const bySku = new Map<string, Outcome<readonly Offer[]>>();
  const asked = new Map(listings.map((listing) => [listing.sku, listing]));
  for (const response of responses) {
    const sku = response.request?.SellerSKU ?? response.body?.payload?.SKU;
    const listing = sku === undefined ? undefined : asked.get(sku);
    if (!listing) continue;
    const reading = toReading(sellerId, site, listing, response);
    const earlier = bySku.get(listing.sku);
    const isOther = earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(reading);
    bySku.set(listing.sku, isOther ? unreadable('there are two answers about the listing') : reading);
  }
  return listings.map(({ sku }) => bySku.get(sku) ?? unreadable('there is none about the listing'));
}

const unreadable = (why: string) =>
  failed(new ConnectorError('unavailable', `Amazon’s answer cannot be read: ${why}.`, { code: UNREADABLE_OFFERS }));

function toReading(
  sellerId: string,
  site: Site,
  listing: OfferQuery,
  { request, status, body }: OffersResponse,
): Outcome<readonly Offer[]> {
  const code = status?.statusCode ?? 0;
  if (code !== 200) {
    if (code < 400) return unreadable('it has no status');
    return failed(toConnectorError({ status: code, errors: body?.errors ?? [], isRepeatable: true }));
  }
  const { payload } = body ?? {};
  const { marketplaceId } = amazonSite(site);
  if ((request?.MarketplaceId ?? marketplaceId) !== marketplaceId || payload?.marketplaceId !== marketplaceId) {
    return unreadable('it is about another marketplace');
  }
  if (payload.SKU !== listing.sku) return unreadable('it is about another listing');
  if (!READABLE.has(payload.status ?? '')) return unreadable(`its status is ${payload.status ?? 'missing'}`);
  if (!Array.isArray(payload.Offers)) return unreadable('it has no list of offers');
  const itemCondition = itemConditionOf(listing.condition);
  const told = (payload.Offers as readonly ListedOffer[]).map((offer) =>
    toOffer(offer, { sellerId, itemCondition, listing, currency: currencyOf(site) }),
  );
  const offers = told.flatMap((offer) => offer ?? []);
  if (offers.length < told.length) return unreadable('an offer has no price or seller');
  const counted = (payload.Summary?.NumberOfOffers ?? [])
    .filter(({ condition }) => condition?.toLowerCase() === itemCondition.toLowerCase())
    .reduce((sum, { OfferCount = 0 }) => sum + OfferCount, 0);
  if (offers.length === 0 && counted > 0) return unreadable('it counts offers and names none');
  return succeeded(withOneFeatured(distinct(offers)).toSorted(byLandedPrice));
}

interface OfferContext {
  readonly sellerId: string;
  readonly itemCondition: string;
  readonly listing: OfferQuery;
  readonly currency: Currency;
}

/** Undefined for an offer without a seller, and for one whose price is not above 0 in the site's currency. */
function toOffer(offer: ListedOffer, { sellerId, itemCondition, listing, currency }: OfferContext): Offer | undefined {
  const seller = typeof offer.SellerId === 'string' ? offer.SellerId.trim() : '';
  const isOwn = offer.MyOffer === true || seller === sellerId;
  const price = minorOf(offer.ListingPrice?.Amount, offer.ListingPrice?.CurrencyCode, currency);
  const shipping = minorOf(offer.Shipping?.Amount, offer.Shipping?.CurrencyCode, currency);
  if ((seller === '' && !isOwn) || price === undefined || price <= 0 || shipping === undefined) return undefined;
  const { SellerPositiveFeedbackRating: positive, FeedbackCount: count } = offer.SellerFeedbackRating ?? {};
  const { maximumHours, availabilityType = 'NOW' } = offer.ShippingTime ?? {};
  return {
    sellerId: isOwn ? sellerId : seller,
    sellerName: null,
    price,
    shipping,
    fulfilment: offer.IsFulfilledByAmazon === true ? 'marketplace' : 'seller',
    rating: typeof positive === 'number' && positive >= 0 && positive <= 100 ? Math.round(positive * 100) : null,
    feedbackCount: isCount(count) ? count : null,
    condition: conditionOf(offer.SubCondition, itemCondition, listing.condition),
    deliveryDays: isCount(maximumHours) && availabilityType === 'NOW' ? Math.ceil(maximumHours / 24) : null,
    isFeatured: offer.IsBuyBoxWinner === true,
    isOwn,
  };
}

/** The listing's own name for its condition, if the offer has the same at Amazon. An unknown condition keeps Amazon's name. */
function conditionOf(subCondition: unknown, itemCondition: string, own: string): string {
  const stated = typeof subCondition === 'string' ? subCondition : '';
  const known = CONDITIONS[itemCondition]?.[stated.toLowerCase().replaceAll(/[^a-z]/g, '')];
  if (known === undefined) return `${itemCondition}_${stated}`.toUpperCase().replaceAll(/[^A-Z]+/g, '_');
  return TYPE_BY_CONDITION[known] === TYPE_BY_CONDITION[own] ? own : known;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Whole minor units; undefined for another currency, and for an amount that is below 0 or no amount of it. */
export function minorOf(amount: unknown, stated: unknown, currency: Currency): number | undefined {
  if (typeof amount !== 'number' || stated !== currency) return undefined;
  const minor = Math.round(amount * 100);
  return Number.isSafeInteger(minor) && minor >= 0 && Math.abs(amount * 100 - minor) < 0.001 ? minor : undefined;
}

/** Without offers that are told twice. A seller may have two that differ, such as one from Amazon's warehouse. */
function distinct(offers: readonly Offer[]): readonly Offer[] {
  return [...new Map(offers.map((offer) => [JSON.stringify(offer), offer])).values()];
}

/** If several are marked, it is unknown which of them is featured. */
function withOneFeatured(offers: readonly Offer[]): readonly Offer[] {
  const marked = offers.filter(({ isFeatured }) => isFeatured).length;
  return marked > 1 ? offers.map((offer) => ({ ...offer, isFeatured: false })) : offers;
}

/** The same offers are always in the same order, however they were told. */
const byLandedPrice = (one: Offer, other: Offer): number =>
  landedPrice(one) - landedPrice(other) ||
  (one.sellerId < other.sellerId ? -1 : one.sellerId > other.sellerId ? 1 : 0) ||
  (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
