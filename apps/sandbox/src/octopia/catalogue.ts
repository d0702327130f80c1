import { join } from 'node:path';
import { openJournal } from '../platform/journal.ts';
import type { Good } from './goods.ts';
import type { StoredProduct } from './model.ts';

/** All products that Octopia knows, whoever brought them: an offer needs one of them. */
export interface Catalogue {
  find(gtin: string): StoredProduct | undefined;
  products(): Iterable<StoredProduct>;
  /** Adds products, or replaces what was known of them. */
  put(products: readonly StoredProduct[]): void;
  settled(): Promise<void>;
  close(): Promise<void>;
}

export async function openCatalogue(dataDirectory: string, builtin: readonly Good[]): Promise<Catalogue> {
  const products = new Map(builtin.map(({ product }) => [product.gtin, product]));
  const journal = await openJournal(join(dataDirectory, 'octopia', 'products'), (record) => {
    for (const product of record as StoredProduct[]) products.set(product.gtin, product);
  });
  return {
    find: (gtin) => products.get(gtin),
    products: () => products.values(),
    put(added) {
      if (added.length === 0) return;
      journal.append(added);
      for (const product of added) products.set(product.gtin, product);
    },
    settled: () => journal.settled(),
    close: () => journal.close(),
  };
}
