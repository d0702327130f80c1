/** Who stores and ships the goods. */
export type Fulfilment = 'seller' | 'marketplace';

/**
 * What a marketplace tells of one offer of a product on a site. Amounts are whole minor units of the site's currency. Null: the marketplace
 * does not say; such an offer passes no filter for it.
 */
export interface Offer {
  /** The marketplace's id of the seller. */
  readonly sellerId: string;
  readonly sellerName: string | null;
  readonly price: number;
  /** What a buyer pays for shipping; 0 if it is free. */
  readonly shipping: number;
  readonly fulfilment: Fulfilment;
  /** The share of positive ratings in basis points. */
  readonly rating: number | null;
  readonly feedbackCount: number | null;
  /** Named as in `PublishEntry.condition`. */
  readonly condition: string;
  /** The longest delivery that the offer promises, in days. */
  readonly deliveryDays: number | null;
  /** The offer that the product's page sells by itself. */
  readonly isFeatured: boolean;
  /** An offer of any account or other listing of the business. Such offers are never competed with. */
  readonly isOwn: boolean;
}

/** What the buyer pays for goods and shipping: the figure by which offers are compared. */
export const landedPrice = ({ price, shipping }: Pick<Offer, 'price' | 'shipping'>): number => price + shipping;

/**
 * What buyers pay for the shipping of our own offer; null if it is not among the offers, or if two own ones ship differently: they do not say
 * which of them a listing is.
 */
export function ownShippingOf(offers: readonly Offer[], ownSellers: ReadonlySet<string>): number | null {
  const amounts = new Set(
    offers.flatMap(({ isOwn, sellerId, shipping }) => (isOwn || ownSellers.has(sellerId) ? shipping : [])),
  );
  const [amount] = amounts;
  return amounts.size === 1 && amount !== undefined ? amount : null;
}

/** The offers that a rule competes with. Null: any. */
export interface OfferFilter {
  readonly fulfilments: readonly Fulfilment[] | null;
  /** In basis points of positive ratings. */
  readonly leastRating: number | null;
  readonly leastFeedback: number | null;
  /** Null: only offers in the item's own condition. */
  readonly conditions: readonly string[] | null;
  readonly sellers: { readonly are: 'only' | 'except'; readonly ids: readonly string[] } | null;
  readonly mostDeliveryDays: number | null;
}

export const EVERY_OFFER: OfferFilter = {
  fulfilments: null,
  leastRating: null,
  leastFeedback: null,
  conditions: null,
  sellers: null,
  mostDeliveryDays: null,
};

/** @param condition the item's own */
export function passesFilter(offer: Offer, filter: OfferFilter, condition: string): boolean {
  const { fulfilments, conditions, sellers } = filter;
  return (
    (conditions ? conditions.includes(offer.condition) : offer.condition === condition) &&
    (fulfilments === null || fulfilments.includes(offer.fulfilment)) &&
    (sellers === null || sellers.ids.includes(offer.sellerId) === (sellers.are === 'only')) &&
    isAtLeast(offer.rating, filter.leastRating) &&
    isAtLeast(offer.feedbackCount, filter.leastFeedback) &&
    (filter.mostDeliveryDays === null || (offer.deliveryDays !== null && offer.deliveryDays <= filter.mostDeliveryDays))
  );
}

const isAtLeast = (value: number | null, least: number | null): boolean =>
  least === null || (value !== null && value >= least);

/** Why an offer's price is taken for an error: no price at all or 0.01, a tenth of the item's usual price, ten times that price. */
export type Suspicion = 'penny' | 'tenth' | 'tenfold';

/**
 * An offer at 0.01 is none, whatever its shipping costs.
 * @param usual what the item costs without competition, including shipping; null if nothing is known of it
 */
export function suspicionOf(offer: Pick<Offer, 'price' | 'shipping'>, usual: number | null): Suspicion | null {
  const landed = landedPrice(offer);
  // Also what is no whole number.
  if (!(Number.isSafeInteger(landed) && offer.price > 1)) return 'penny';
  if (usual === null) return null;
  if (landed * 10 <= usual) return 'tenth';
  return landed >= usual * 10 ? 'tenfold' : null;
}
