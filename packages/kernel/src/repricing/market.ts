import { landedPrice, type Offer, type OfferFilter, passesFilter, type Suspicion, suspicionOf } from './offers.ts';

/** An offer that was left out because its price looks like an error. The seller is shown it. */
export interface IgnoredOffer {
  readonly sellerId: string;
  readonly landed: number;
  readonly suspicion: Suspicion;
}

/** The offers that a rule competes with, in the figures that strategies need. */
export interface Market {
  readonly competitors: number;
  readonly lowest: Offer | null;
  /** The lowest one above the item's own landed price. */
  readonly nextAbove: Offer | null;
  /** The featured offer, if a competitor has it. */
  readonly featured: Offer | null;
  readonly ignored: readonly IgnoredOffer[];
}

export interface MarketView {
  readonly filter: OfferFilter;
  /** The item's condition. */
  readonly condition: string;
  /** The item's own live price with shipping. */
  readonly landed: number;
  /** The item's price with shipping as it is without competition; null if unknown. */
  readonly usual: number | null;
  /** The ids of all accounts of the business on this platform: an offer of theirs is own even if its mark is missing. */
  readonly ownSellers: ReadonlySet<string>;
}

const NONE: readonly IgnoredOffer[] = [];

/** Reads the offers once. Of offers at the same price, the first counts. */
export function readMarket(offers: readonly Offer[], view: MarketView): Market {
  let competitors = 0;
  let lowest: Offer | null = null;
  let nextAbove: Offer | null = null;
  let featured: Offer | null = null;
  let ignored: IgnoredOffer[] | undefined;
  for (const offer of offers) {
    if (offer.isOwn || view.ownSellers.has(offer.sellerId)) continue;
    if (!passesFilter(offer, view.filter, view.condition)) continue;
    const landed = landedPrice(offer);
    const suspicion = suspicionOf(offer, view.usual);
    if (suspicion) {
      ignored ??= [];
      ignored.push({ sellerId: offer.sellerId, landed, suspicion });
      continue;
    }
    competitors += 1;
    if (!lowest || landed < landedPrice(lowest)) lowest = offer;
    if (landed > view.landed && (!nextAbove || landed < landedPrice(nextAbove))) nextAbove = offer;
    if (offer.isFeatured) featured ??= offer;
  }
  return { competitors, lowest, nextAbove, featured, ignored: ignored ?? NONE };
}
