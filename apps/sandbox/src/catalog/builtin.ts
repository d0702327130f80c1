import type { CatalogEntry } from './entry.ts';

const thin: readonly [string, string, string, number, number][] = [
  [
    'Garden > Hand Tools',
    'Brackenby',
    'Brackenby Stainless Steel Hand Trowel with Ash Handle 32cm Soft Grip',
    1299,
    14,
  ],
  [
    'Toys > Games > Chess',
    'Pawnworth',
    'Pawnworth Wooden Chess Set 38cm Folding Board with Felted Weighted Pieces',
    2450,
    8,
  ],
];

export function builtinCatalog(): CatalogEntry[] {
  return thin.map(([categoryPath, brand, title, priceMinor, quantity], index) => ({
    sku: `QS-${String(index + 1).padStart(4, '0')}`,
    title,
    categoryPath,
    brand,
    priceMinor,
    currency: 'GBP',
    quantity,
  }));
}
