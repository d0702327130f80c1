import { OWN_CHANNEL, offerOf, stockOf } from './attributes.ts';
import type { CompetitorOffer } from './competitors.ts';
import type { Condition } from './conditions.data.ts';
import { availableOf, conditionOf, isFaulty } from './item-json.ts';
import type { StoredListing } from './model.ts';
import type { AmazonCall } from './operation.ts';
import type { AmazonSite } from './sites.data.ts';

/** The price with which a new seller's offer of an unlisted product is compared if the catalogue has none. */
const BASE_MINOR = 2000;

export type Group = Condition['group'];

export interface Offer extends CompetitorOffer {
  readonly isMine: boolean;
}

const landed = ({ priceMinor, shippingMinor }: CompetitorOffer): number => priceMinor + shippingMinor;

/** What the seller offers of a product in a group of conditions, first the SKU that is named, then the catalogue's, then any other. */
function mineFor(
  { seller, world }: AmazonCall,
  asin: string,
  { marketplaceId }: AmazonSite,
  { group, sku: named }: { readonly group: Group; readonly sku?: string },
): Offer | undefined {
  const offered = (sku: string): StoredListing | undefined => {
    const listing = seller.listing(sku);
    const market = listing?.markets[marketplaceId];
    if (!listing || market?.asin !== asin || isFaulty(market)) return undefined;
    return conditionOf(listing, marketplaceId).group === group ? listing : undefined;
  };
  const likely = [named ?? '', world.amazon.goods.byAsin(asin)?.sku ?? ''];
  const sku = likely.find(offered) ?? [...seller.state.listings.keys()].find(offered);
  const listing = sku === undefined ? undefined : offered(sku);
  const terms = listing && offerOf(listing.attributes, marketplaceId);
  if (!listing || !terms || availableOf(seller, listing) < 1) return undefined;
  return {
    sellerId: seller.profile.sellerId,
    condition: conditionOf(listing, marketplaceId),
    isMine: true,
    priceMinor: terms.priceMinor,
    shippingMinor: 0,
    isFba: stockOf(listing.attributes)?.channel !== OWN_CHANNEL,
    feedbackCount: 1200,
    positivePercent: 98,
  };
}

/**
 * The offers of a product on a site in a group of conditions, cheapest to the buyer first: the first one is featured.
 * @param of the SKU is the seller's own listing that is asked about
 */
export function offersIn(
  call: AmazonCall,
  asin: string,
  site: AmazonSite,
  of: { readonly group: Group; readonly sku?: string },
): Offer[] {
  const { world, now } = call;
  const product = world.amazon.goods.byAsin(asin);
  const mine = mineFor(call, asin, site, of);
  const baseMinor = product ? Math.round(product.entry.priceMinor * site.perPound) : (mine?.priceMinor ?? BASE_MINOR);
  const own = mine ? [{ group: of.group, landed: landed(mine) }] : [];
  const others = world.amazon.market
    .offersOf(asin, site, { baseMinor, own, now })
    .filter(({ condition }) => condition.group === of.group)
    .map((offer): Offer => ({ ...offer, isMine: false }));
  return [...others, ...(mine ? [mine] : [])].sort(
    (one, other) => landed(one) - landed(other) || Number(other.isFba) - Number(one.isFba),
  );
}
