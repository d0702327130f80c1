import { type PlacedRival, type Placement, place, priceNow } from '../platform/rivals.ts';
import { hash32 } from '../platform/seeded.ts';
import { type Condition, conditionByType, NEW } from './conditions.data.ts';
import type { AmazonSite } from './sites.data.ts';

/** Other sellers of a product, derived from the seed, with their current prices. */
export interface CompetitorOffer {
  sellerId: string;
  condition: Condition;
  priceMinor: number;
  shippingMinor: number;
  isFba: boolean;
  feedbackCount: number;
  positivePercent: number;
}

export interface OwnOffer {
  readonly group: Condition['group'];
  readonly landed: number;
}

export interface CompetitorMarket {
  /**
   * In all conditions.
   * @param own what the seller that asks offers, and what buyers pay for it
   */
  offersOf(
    asin: string,
    site: AmazonSite,
    at: { readonly baseMinor: number; readonly own: readonly OwnOffer[]; readonly now: number },
  ): CompetitorOffer[];
  /** Places a competitor's offer in a condition until it is removed; null removes it. Forgotten at a restart. */
  set(
    asin: string,
    marketplaceId: string,
    rival: Pick<CompetitorOffer, 'sellerId' | 'condition'> & { readonly shippingMinor?: number | undefined },
    placement: Placement | null,
    now: number,
  ): void;
  /** Whether only placed competitors sell the product. */
  setAlone(asin: string, marketplaceId: string, isAlone: boolean): void;
}

const MAX_COMPETITORS = 4;
const MAX_USED = 2;
/** What used goods cost, in thousandths of the price of new ones. */
const USED_SHARE = 850;
const USED_TYPES = ['used_like_new', 'used_very_good', 'used_good', 'used_acceptable'] as const;
/** How often prices change; each competitor has its own phase. */
const MOVE_MS = 20 * 60_000;
/** Around the base price, in tenths of a percent. */
const LOWEST = 930;
const SPREAD = 180;

const landed = ({ priceMinor, shippingMinor }: CompetitorOffer): number => priceMinor + shippingMinor;

interface Placed {
  readonly sellerId: string;
  readonly condition: Condition;
  /** What it asks for shipping; undefined for what the seed says. */
  readonly shippingMinor: number | undefined;
  readonly rival: PlacedRival;
}

export function createMarket(seed: string): CompetitorMarket {
  const placed = new Map<string, Map<string, Placed>>();
  const alone = new Set<string>();
  const keyOf = (asin: string, marketplaceId: string) => `${asin}|${marketplaceId}`;

  function offer(
    asin: string,
    marketplaceId: string,
    { sellerId, condition }: Pick<CompetitorOffer, 'sellerId' | 'condition'>,
    priceMinor: number,
  ): CompetitorOffer {
    const trait = hash32(`trait/${asin}/${marketplaceId}/${sellerId}`);
    return {
      sellerId,
      condition,
      priceMinor,
      shippingMinor: trait % 3 === 0 ? 299 : 0,
      isFba: trait % 4 === 0,
      feedbackCount: 20 + (trait % 4000),
      positivePercent: 88 + (trait % 12),
    };
  }

  function moving(
    asin: string,
    marketplaceId: string,
    { isUsed, baseMinor, now }: { isUsed: boolean; baseMinor: number; now: number },
  ): CompetitorOffer[] {
    const [kind, most] = isUsed ? ['/used', MAX_USED] : ['', MAX_COMPETITORS];
    const count = hash32(`${seed}/competitors/${asin}/${marketplaceId}${kind}`) % (most + 1);
    return Array.from({ length: count }, (_, index) => {
      const who = hash32(`competitor/${asin}/${index}${kind}`);
      const sellerId = `A${who.toString(36).toUpperCase().padStart(7, '0')}${(who ^ 0x5bd1e995).toString(36).replace('-', '').toUpperCase().padStart(6, '0')}`;
      const step = Math.floor((now + (who % MOVE_MS)) / MOVE_MS);
      const factor = LOWEST + (hash32(`${seed}/price/${asin}/${marketplaceId}/${index}/${step}${kind}`) % SPREAD);
      const usedType = USED_TYPES[who % USED_TYPES.length] ?? 'used_good';
      const condition = (isUsed ? conditionByType.get(usedType) : undefined) ?? NEW;
      const priceMinor = Math.max(1, Math.round((baseMinor * factor) / 1000));
      return offer(asin, marketplaceId, { sellerId, condition }, priceMinor);
    });
  }

  return {
    offersOf(asin, { marketplaceId }, { baseMinor, own, now }) {
      const key = keyOf(asin, marketplaceId);
      const usedMinor = Math.round((baseMinor * USED_SHARE) / 1000);
      const found = alone.has(key)
        ? []
        : [
            ...moving(asin, marketplaceId, { isUsed: false, baseMinor, now }),
            ...moving(asin, marketplaceId, { isUsed: true, baseMinor: usedMinor, now }),
          ];
      for (const one of placed.get(key)?.values() ?? []) {
        const { group } = one.condition;
        const seeded = offer(asin, marketplaceId, one, one.rival.priceMinor);
        const told = { ...seeded, shippingMinor: one.shippingMinor ?? seeded.shippingMinor };
        const others = [
          ...found.filter(({ condition }) => condition.group === group).map(landed),
          ...own.filter((mine) => mine.group === group).map((mine) => mine.landed),
        ];
        const lowest = others.length === 0 ? undefined : Math.min(...others) - told.shippingMinor;
        const priceMinor = priceNow(one.rival, now, lowest);
        if (priceMinor !== null) found.push({ ...told, priceMinor });
      }
      return found;
    },
    set(asin, marketplaceId, { sellerId, condition, shippingMinor }, placement, now) {
      const key = keyOf(asin, marketplaceId);
      const known = placed.get(key) ?? new Map<string, Placed>();
      const rivalKey = `${sellerId}|${condition.type}`;
      if (placement === null) known.delete(rivalKey);
      else known.set(rivalKey, { sellerId, condition, shippingMinor, rival: place(placement, now) });
      placed.set(key, known);
    },
    setAlone(asin, marketplaceId, isAlone) {
      if (isAlone) alone.add(keyOf(asin, marketplaceId));
      else alone.delete(keyOf(asin, marketplaceId));
    },
  };
}
