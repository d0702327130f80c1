import { join } from 'node:path';
import { openJournal } from '../platform/journal.ts';
import type { Good } from './goods.ts';
import type { StoredProduct } from './model.ts';
import type { ShopGoods } from './shop-goods.ts';

/** All products that Octopia knows, regardless of who submitted them; every offer needs one of them. */
export interface Catalogue {
  find(gtin: string): StoredProduct | undefined;
  /** A product's usual price in cents; undefined for a product that a seller submitted. */
  usualPriceOf(gtin: string): number | undefined;
  brands(): ReadonlySet<string>;
  /** Adds or replaces products. */
  put(products: readonly StoredProduct[]): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** `builtin` are the goods of Octopia's own shops, and `shopGoods` those that the other marketplaces' shops sell. */
export async function openCatalogue(
  dataDirectory: string,
  builtin: readonly Good[],
  shopGoods: ShopGoods,
): Promise<Catalogue> {
  const products = new Map(builtin.map(({ product }) => [product.gtin, product]));
  const prices = new Map(builtin.map(({ product, priceMinor }) => [product.gtin, priceMinor]));
  const journal = await openJournal(join(dataDirectory, 'octopia', 'products'), (record) => {
    for (const product of record as StoredProduct[]) products.set(product.gtin, product);
  });
  return {
    find: (gtin) => products.get(gtin) ?? shopGoods.find(gtin)?.product,
    usualPriceOf: (gtin) => prices.get(gtin) ?? shopGoods.find(gtin)?.priceMinor,
    brands: () => new Set([...[...products.values()].map(({ brand }) => brand), ...shopGoods.brands()]),
    put(added) {
      if (added.length === 0) return;
      journal.append(added);
      for (const product of added) products.set(product.gtin, product);
    },
    settled: () => journal.settled(),
    close: () => journal.close(),
  };
}
