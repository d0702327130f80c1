import { hash32, pickBy } from '../platform/seeded.ts';

/** Other sellers of a product, derived from the seed, with their current prices in cents. */
export interface CompetitorOffer {
  sellerName: string;
  priceMinor: number;
  shippingMinor: number;
}

export interface CompetitorMarket {
  offersOf(gtin: string, baseMinor: number, now: number): CompetitorOffer[];
  /** Fixes a competitor's price until it is removed; null removes the competitor. Forgotten at a restart. */
  set(gtin: string, sellerName: string, priceMinor: number | null): void;
}

const MAX_COMPETITORS = 4;
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
  const placed = new Map<string, Map<string, number>>();
  const shippingOf = (gtin: string, name: string) => (hash32(`shipping/${gtin}/${name}`) % 3 === 0 ? 299 : 0);

  return {
    offersOf(gtin, baseMinor, now) {
      const count = hash32(`${seed}/competitors/${gtin}`) % (MAX_COMPETITORS + 1);
      const moving = Array.from({ length: count }, (_, index) => {
        const who = hash32(`competitor/${gtin}/${index}`);
        const sellerName = `${pickBy(`name/${gtin}/${index}`, names)} ${index + 1}`;
        const step = Math.floor((now + (who % MOVE_MS)) / MOVE_MS);
        const factor = LOWEST + (hash32(`${seed}/price/${gtin}/${index}/${step}`) % SPREAD);
        const priceMinor = Math.max(1, Math.round((baseMinor * factor) / 1000));
        return { sellerName, priceMinor, shippingMinor: shippingOf(gtin, sellerName) };
      });
      const fixed = [...(placed.get(gtin) ?? [])].map(([sellerName, priceMinor]) => ({
        sellerName,
        priceMinor,
        shippingMinor: 0,
      }));
      return [...moving, ...fixed];
    },
    set(gtin, sellerName, priceMinor) {
      const known = placed.get(gtin) ?? new Map<string, number>();
      if (priceMinor === null) known.delete(sellerName);
      else known.set(sellerName, priceMinor);
      placed.set(gtin, known);
    },
  };
}
