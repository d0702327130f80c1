import { type PlacedRival, type Placement, place, priceNow } from '../platform/rivals.ts';
import { hash32, pickBy } from '../platform/seeded.ts';

/** Other sellers of a product in one condition, derived from the seed, with their current prices in cents. */
export interface CompetitorOffer {
  sellerName: string;
  priceMinor: number;
  shippingMinor: number;
}

export interface CompetitorMarket {
  /** @param ownLanded what buyers pay the seller that asks; undefined if it offers nothing */
  offersOf(
    gtin: string,
    condition: string,
    at: { readonly baseMinor: number; readonly ownLanded: number | undefined; readonly now: number },
  ): CompetitorOffer[];
  /** Places a competitor in a condition until it is removed; null removes it. Forgotten at a restart. */
  set(gtin: string, condition: string, sellerName: string, placement: Placement | null, now: number): void;
  /** Whether only placed competitors sell the product, in any condition. */
  setAlone(gtin: string, isAlone: boolean): void;
}

const MAX_COMPETITORS = 4;
const NEW = 'New';
/** How often prices change; each competitor has its own phase. */
const MOVE_MS = 20 * 60_000;
/** Around the base price, in thousandths. */
const LOWEST = 930;
const SPREAD = 180;
const names = [
  'Grand Large Diffusion',
  'Halle aux Idées',
  'Prix du Quai',
  'Ruche & Co',
  'Tout Va Bien',
  'Vent d’Ouest',
] as const;

export function createMarket(seed: string): CompetitorMarket {
  const placed = new Map<string, Map<string, PlacedRival>>();
  const alone = new Set<string>();
  const keyOf = (gtin: string, condition: string) => (condition === NEW ? gtin : `${gtin}/${condition}`);
  const shippingOf = (gtin: string, name: string) => (hash32(`shipping/${gtin}/${name}`) % 3 === 0 ? 299 : 0);

  function moving(gtin: string, condition: string, baseMinor: number, now: number): CompetitorOffer[] {
    if (alone.has(gtin)) return [];
    const goods = keyOf(gtin, condition);
    const count = hash32(`${seed}/competitors/${goods}`) % (MAX_COMPETITORS + 1);
    return Array.from({ length: count }, (_, index) => {
      const who = hash32(`competitor/${goods}/${index}`);
      const sellerName = `${pickBy(`name/${goods}/${index}`, names)} ${index + 1}`;
      const step = Math.floor((now + (who % MOVE_MS)) / MOVE_MS);
      const factor = LOWEST + (hash32(`${seed}/price/${goods}/${index}/${step}`) % SPREAD);
      const priceMinor = Math.max(1, Math.round((baseMinor * factor) / 1000));
      return { sellerName, priceMinor, shippingMinor: shippingOf(gtin, sellerName) };
    });
  }

  return {
    offersOf(gtin, condition, { baseMinor, ownLanded, now }) {
      const found = moving(gtin, condition, baseMinor, now);
      for (const [sellerName, rival] of placed.get(keyOf(gtin, condition)) ?? []) {
        const others = found.map(({ priceMinor, shippingMinor }) => priceMinor + shippingMinor);
        if (ownLanded !== undefined) others.push(ownLanded);
        const priceMinor = priceNow(rival, now, others.length === 0 ? undefined : Math.min(...others));
        if (priceMinor !== null) found.push({ sellerName, priceMinor, shippingMinor: 0 });
      }
      return found;
    },
    set(gtin, condition, sellerName, placement, now) {
      const key = keyOf(gtin, condition);
      const known = placed.get(key) ?? new Map<string, PlacedRival>();
      if (placement === null) known.delete(sellerName);
      else known.set(sellerName, place(placement, now));
      placed.set(key, known);
    },
    setAlone(gtin, isAlone) {
      if (isAlone) alone.add(gtin);
      else alone.delete(gtin);
    },
  };
}
