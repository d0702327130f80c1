import { type PlacedRival, type Placement, place, priceNow } from '../platform/rivals.ts';
import { hash32 } from '../platform/seeded.ts';
import type { AmazonSite } from './sites.data.ts';

/** Other sellers of a product, derived from the seed, with their current prices. */
export interface CompetitorOffer {
  sellerId: string;
  priceMinor: number;
  shippingMinor: number;
  isFba: boolean;
  feedbackCount: number;
  positivePercent: number;
}

export interface CompetitorMarket {
  /** @param ownLanded what buyers pay the seller that asks; undefined if it offers nothing */
  offersOf(
    asin: string,
    site: AmazonSite,
    at: { readonly baseMinor: number; readonly ownLanded: number | undefined; readonly now: number },
  ): CompetitorOffer[];
  /** Places a competitor until it is removed; null removes it. Forgotten at a restart. */
  set(asin: string, marketplaceId: string, sellerId: string, placement: Placement | null, now: number): void;
  /** Whether only placed competitors sell the product. */
  setAlone(asin: string, marketplaceId: string, isAlone: boolean): void;
}

const MAX_COMPETITORS = 4;
/** How often prices change; each competitor has its own phase. */
const MOVE_MS = 20 * 60_000;
/** Around the base price, in tenths of a percent. */
const LOWEST = 930;
const SPREAD = 180;

const landed = ({ priceMinor, shippingMinor }: CompetitorOffer): number => priceMinor + shippingMinor;

export function createMarket(seed: string): CompetitorMarket {
  const placed = new Map<string, Map<string, PlacedRival>>();
  const alone = new Set<string>();
  const keyOf = (asin: string, marketplaceId: string) => `${asin}|${marketplaceId}`;

  function offer(asin: string, marketplaceId: string, sellerId: string, priceMinor: number): CompetitorOffer {
    const trait = hash32(`trait/${asin}/${marketplaceId}/${sellerId}`);
    return {
      sellerId,
      priceMinor,
      shippingMinor: trait % 3 === 0 ? 299 : 0,
      isFba: trait % 4 === 0,
      feedbackCount: 20 + (trait % 4000),
      positivePercent: 88 + (trait % 12),
    };
  }

  function moving(asin: string, marketplaceId: string, baseMinor: number, now: number): CompetitorOffer[] {
    if (alone.has(keyOf(asin, marketplaceId))) return [];
    const count = hash32(`${seed}/competitors/${asin}/${marketplaceId}`) % (MAX_COMPETITORS + 1);
    return Array.from({ length: count }, (_, index) => {
      const who = hash32(`competitor/${asin}/${index}`);
      const sellerId = `A${who.toString(36).toUpperCase().padStart(7, '0')}${(who ^ 0x5bd1e995).toString(36).replace('-', '').toUpperCase().padStart(6, '0')}`;
      const step = Math.floor((now + (who % MOVE_MS)) / MOVE_MS);
      const factor = LOWEST + (hash32(`${seed}/price/${asin}/${marketplaceId}/${index}/${step}`) % SPREAD);
      return offer(asin, marketplaceId, sellerId, Math.max(1, Math.round((baseMinor * factor) / 1000)));
    });
  }

  return {
    offersOf(asin, { marketplaceId }, { baseMinor, ownLanded, now }) {
      const found = moving(asin, marketplaceId, baseMinor, now);
      for (const [sellerId, rival] of placed.get(keyOf(asin, marketplaceId)) ?? []) {
        const one = offer(asin, marketplaceId, sellerId, rival.priceMinor);
        const others = [...found.map(landed), ...(ownLanded === undefined ? [] : [ownLanded])];
        const lowest = others.length === 0 ? undefined : Math.min(...others) - one.shippingMinor;
        const priceMinor = priceNow(rival, now, lowest);
        if (priceMinor !== null) found.push({ ...one, priceMinor });
      }
      return found;
    },
    set(asin, marketplaceId, sellerId, placement, now) {
      const key = keyOf(asin, marketplaceId);
      const known = placed.get(key) ?? new Map<string, PlacedRival>();
      if (placement === null) known.delete(sellerId);
      else known.set(sellerId, place(placement, now));
      placed.set(key, known);
    },
    setAlone(asin, marketplaceId, isAlone) {
      if (isAlone) alone.add(keyOf(asin, marketplaceId));
      else alone.delete(keyOf(asin, marketplaceId));
    },
  };
}
