import { type AccountSession, mapBounded } from '@quayside/connector-kit';
import type { CdiscountClient } from './client.ts';
import type { Product } from './wire.ts';

/** Parallel reads. The throttle sets the pace; parallel calls only hide the round trip. */
const PARALLEL_READS = 6;
/** Cache lifetime of a product: an import lists first and reads details later, and one read serves both. */
const LIFETIME_MS = 30 * 60_000;
const LARGEST_CACHE = 10_000;
/** How long a missing product is cached. It may enter the catalogue at any time. */
const ABSENCE_MS = 10 * 60_000;
const LARGEST_ABSENCE_CACHE = 100_000;
/** From this many unknown products on, the seller's products are listed by the hundred before the rest is read one by one. */
const LISTED_FROM = 200;
const LISTED_AT_ONCE = 100;
/** Groups of variants rarely change, and each costs some hundred bytes. */
const GROUP_LIFETIME_MS = 86_400_000;
const LARGEST_GROUP_CACHE = 200_000;

export interface Products {
  /** Reads catalogue products by GTIN; unknown GTINs are omitted. */
  read(session: AccountSession, gtins: readonly string[]): Promise<Map<string, Product>>;
  /** The same for products that may not exist here: a recently missing product is not read again. */
  find(session: AccountSession, gtins: readonly string[]): Promise<Map<string, Product>>;
  /** The group of variants of each product, at most a day old; products without a group are omitted. */
  groups(session: AccountSession, gtins: readonly string[]): Promise<Map<string, string>>;
  /** Drops the cached products. */
  forget(gtins: Iterable<string>): void;
}

/** A cache of catalogue products by GTIN. The catalogue is shared by all sellers. */
export function createProducts(client: CdiscountClient): Products {
  const products = new Map<string, { at: number; product: Product }>();
  const groups = new Map<string, { at: number; group: string | undefined }>();
  const absent = new Map<string, { at: number }>();

  async function readProduct(session: AccountSession, gtin: string): Promise<Product | undefined> {
    const now = session.clock.now().getTime();
    const existing = products.get(gtin);
    if (existing && isFresh(existing, now, LIFETIME_MS)) return existing.product;
    const product = await client.getProduct(session, gtin);
    if (product) remember(gtin, product, now);
    else keep(absent, gtin, { at: now }, LARGEST_ABSENCE_CACHE);
    return product;
  }

  function remember(gtin: string, product: Product, at: number): void {
    absent.delete(gtin);
    keep(products, gtin, { at, product }, LARGEST_CACHE);
    keep(groups, gtin, { at, group: product.variantGroupReference || undefined }, LARGEST_GROUP_CACHE);
  }

  /**
   * Fills the cache from the seller's product list, because reading six thousand products one by one takes five minutes. The list stops
   * after a first page without a requested GTIN: it is then not the seller's own list but the whole catalogue.
   */
  async function list(session: AccountSession, gtins: readonly string[]): Promise<void> {
    if (gtins.length < LISTED_FROM) return;
    const wanted = new Set(gtins);
    const at = session.clock.now().getTime();
    const most = 2 * Math.ceil(gtins.length / LISTED_AT_ONCE);
    for (let page = 1, isOfUse = true; isOfUse && wanted.size > 0 && page <= most; page += 1) {
      const { products: found, isFull } = await client.getOwnProducts(session, page);
      const before = wanted.size;
      for (const product of found) {
        if (product.gtin === undefined || !wanted.delete(product.gtin)) continue;
        remember(product.gtin, product, at);
      }
      isOfUse = isFull && wanted.size < before;
    }
  }

  const isFresh = (existing: { at: number } | undefined, now: number, lifetimeMs: number): boolean =>
    existing !== undefined && now - existing.at < lifetimeMs;

  return {
    async read(session, gtins) {
      const distinct = [...new Set(gtins)];
      const now = session.clock.now().getTime();
      await list(
        session,
        distinct.filter((gtin) => !isFresh(products.get(gtin), now, LIFETIME_MS)),
      );
      const found = await mapBounded(distinct, PARALLEL_READS, (gtin) => readProduct(session, gtin));
      return new Map(found.flatMap((product, index) => (product ? [[distinct[index] ?? '', product]] : [])));
    },

    async find(session, gtins) {
      const now = session.clock.now().getTime();
      const wanted = [...new Set(gtins)].filter((gtin) => !isFresh(absent.get(gtin), now, ABSENCE_MS));
      const found = await mapBounded(wanted, PARALLEL_READS, (gtin) => readProduct(session, gtin));
      return new Map(found.flatMap((product, index) => (product ? [[wanted[index] ?? '', product]] : [])));
    },

    async groups(session, gtins) {
      const now = session.clock.now().getTime();
      const distinct = [...new Set(gtins)];
      const known = new Map<string, string>();
      await list(
        session,
        distinct.filter((gtin) => !isFresh(groups.get(gtin), now, GROUP_LIFETIME_MS)),
      );
      await mapBounded(distinct, PARALLEL_READS, async (gtin) => {
        const existing = groups.get(gtin);
        const group =
          existing && isFresh(existing, now, GROUP_LIFETIME_MS)
            ? existing.group
            : (await readProduct(session, gtin))?.variantGroupReference || undefined;
        if (group) known.set(gtin, group);
      });
      return known;
    },

    forget(gtins) {
      for (const gtin of gtins) {
        products.delete(gtin);
        groups.delete(gtin);
        absent.delete(gtin);
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
