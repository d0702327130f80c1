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
  offersOf(asin: string, site: AmazonSite, baseMinor: number, now: number): CompetitorOffer[];
  /** Fixes a competitor's price until it is removed; null removes the competitor. Forgotten at a restart. */
  set(asin: string, marketplaceId: string, sellerId: string, priceMinor: number | null): void;
}

const MAX_COMPETITORS = 4;
/** How often prices change; each competitor has its own phase. */
const MOVE_MS = 20 * 60_000;
/** Around the base price, in tenths of a percent. */
const LOWEST = 930;
const SPREAD = 180;

export function createMarket(seed: string): CompetitorMarket {
  const placed = new Map<string, Map<string, number>>();
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

  return {
    offersOf(asin, { marketplaceId }, baseMinor, now) {
      const count = hash32(`${seed}/competitors/${asin}/${marketplaceId}`) % (MAX_COMPETITORS + 1);
      const moving = Array.from({ length: count }, (_, index) => {
        const who = hash32(`competitor/${asin}/${index}`);
        const sellerId = `A${who.toString(36).toUpperCase().padStart(7, '0')}${(who ^ 0x5bd1e995).toString(36).replace('-', '').toUpperCase().padStart(6, '0')}`;
        const step = Math.floor((now + (who % MOVE_MS)) / MOVE_MS);
        const factor = LOWEST + (hash32(`${seed}/price/${asin}/${marketplaceId}/${index}/${step}`) % SPREAD);
        return offer(asin, marketplaceId, sellerId, Math.max(1, Math.round((baseMinor * factor) / 1000)));
      });
      const fixed = [...(placed.get(keyOf(asin, marketplaceId)) ?? [])].map(([sellerId, priceMinor]) =>
        offer(asin, marketplaceId, sellerId, priceMinor),
      );
      return [...moving, ...fixed];
    },
    set(asin, marketplaceId, sellerId, priceMinor) {
      const key = keyOf(asin, marketplaceId);
      const known = placed.get(key) ?? new Map<string, number>();
      if (priceMinor === null) known.delete(sellerId);
      else known.set(sellerId, priceMinor);
      placed.set(key, known);
    },
  };
}
