import type { CatalogEntry } from './entry.ts';
import { germanGroups } from './german-shop.data.ts';

/** The goods of the shop whose home site is Germany; the other shops sell the sandbox's catalogue in Britain. */
export function germanCatalog(): CatalogEntry[] {
  const rows = germanGroups.flatMap(({ categoryPath, rows }) => rows.map((row) => ({ categoryPath, row })));
  return rows.map(({ categoryPath, row }, index) => {
    const [brand = '', title = '', price = '', quantity = '', specifics = ''] = row.split('|');
    return {
      sku: `HK-${String(index + 1).padStart(3, '0')}`,
      title,
      categoryPath,
      brand,
      priceMinor: Number(price),
      currency: 'EUR',
      quantity: Number(quantity),
      condition: 'New',
      description: `${title}. Aus dem Lager in Bremen, in zwei Tagen bei Ihnen.`,
      specifics: Object.fromEntries([['Brand', brand], ...specifics.split(';').map((pair) => pair.split('='))]),
    };
  });
}
