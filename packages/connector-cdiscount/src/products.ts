import { type AccountSession, mapBounded } from '@quayside/connector-kit';
import type { CdiscountClient } from './client.ts';
import type { Product } from './wire.ts';

/** Looks side by side: the throttle sets the pace, this only hides the round trip. */
const PARALLEL_LOOKS = 6;
/** An import lists first and reads details afterwards: what was read for the list is good for both. */
const LIFETIME_MS = 10 * 60_000;
const LARGEST_CACHE = 5_000;
/** Which products are variants of one another changes hardly ever; each costs some hundred bytes. */
const GROUP_LIFETIME_MS = 86_400_000;
const LARGEST_GROUP_CACHE = 200_000;

export interface Products {
  /** The catalogue's products by GTIN; one that it does not know is missing. */
  read(session: AccountSession, gtins: readonly string[]): Promise<Map<string, Product>>;
  /** The group of variants that each product belongs to, as of the last day; one that stands by itself is missing. */
  groups(session: AccountSession, gtins: readonly string[]): Promise<Map<string, string>>;
  /** What is kept of them is old. */
  forget(gtins: Iterable<string>): void;
}

/** The catalogue is one for all sellers and is asked product by product: what was read is kept for a while. */
export function createProducts(client: CdiscountClient): Products {
  const products = new Map<string, { at: number; product: Product }>();
  const groups = new Map<string, { at: number; group: string | undefined }>();

  async function look(session: AccountSession, gtin: string): Promise<Product | undefined> {
    const now = session.clock.now().getTime();
    const held = products.get(gtin);
    if (held && now - held.at < LIFETIME_MS) return held.product;
    const product = await client.getProduct(session, gtin);
    if (!product) return undefined;
    keep(products, gtin, { at: now, product }, LARGEST_CACHE);
    keep(groups, gtin, { at: now, group: product.variantGroupReference || undefined }, LARGEST_GROUP_CACHE);
    return product;
  }

  return {
    async read(session, gtins) {
      const distinct = [...new Set(gtins)];
      const found = await mapBounded(distinct, PARALLEL_LOOKS, (gtin) => look(session, gtin));
      return new Map(found.flatMap((product, index) => (product ? [[distinct[index] ?? '', product]] : [])));
    },

    async groups(session, gtins) {
      const now = session.clock.now().getTime();
      const known = new Map<string, string>();
      await mapBounded([...new Set(gtins)], PARALLEL_LOOKS, async (gtin) => {
        const held = groups.get(gtin);
        const isFresh = held && now - held.at < GROUP_LIFETIME_MS;
        const group = isFresh ? held.group : (await look(session, gtin))?.variantGroupReference || undefined;
        if (group) known.set(gtin, group);
      });
      return known;
    },

    forget(gtins) {
      for (const gtin of gtins) {
        products.delete(gtin);
        groups.delete(gtin);
      }
    },
  };
}

function keep<T>(cache: Map<string, T>, key: string, entry: T, most: number): void {
  cache.delete(key);
  cache.set(key, entry);
  const [oldest] = cache.keys();
  if (cache.size > most && oldest !== undefined) cache.delete(oldest);
}
