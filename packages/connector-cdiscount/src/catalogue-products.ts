import type { AccountSession, CatalogueProduct } from '@quayside/connector-kit';
import type { Products } from './products.ts';
import { picturesOf } from './transform/home-listing.ts';
import { toGtin13 } from './transform/values.ts';

/** Finds catalogue products by GTINs of eight to fourteen digits, with or without spaces and hyphens. */
export async function findProducts(
  products: Products,
  session: AccountSession,
  gtins: readonly string[],
): Promise<Map<string, CatalogueProduct>> {
  const known = gtins.flatMap((gtin) => {
    const digits = toGtin13(gtin);
    return digits === undefined ? [] : [[gtin, digits] as const];
  });
  const found = await products.find(
    session,
    known.map(([, digits]) => digits),
  );
  return new Map(
    known.flatMap(([gtin, digits]): [string, CatalogueProduct][] => {
      const product = found.get(digits);
      return product ? [[gtin, { title: product.title ?? '', images: picturesOf(product) }]] : [];
    }),
  );
}
