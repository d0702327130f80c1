import { hash32 } from '../platform/seeded.ts';
import { builtinGroups, sizeRanges, variedListings } from './builtin.data.ts';
import type { CatalogEntry, CatalogVariation } from './entry.ts';

const numbered = (index: number): string => `QS-${String(index + 1).padStart(4, '0')}`;
const short = (value: string): string =>
  value
    .replace(/[^A-Za-z0-9]+/g, '')
    .toUpperCase()
    .slice(0, 6);

function single(sku: string, categoryPath: string, row: string): CatalogEntry {
  const [brand = '', title = '', price = '', quantity = ''] = row.split('|');
  return { sku, title, categoryPath, brand, priceMinor: Number(price), currency: 'GBP', quantity: Number(quantity) };
}

/** Larger sizes of bedding, rugs and similar goods cost more; shoes and clothes do not. */
function sizePrice(base: number, aspect: string, range: string, step: number): number {
  const isPlain = aspect === 'UK Shoe Size' || /^(size|waist|sock|age|glove)/.test(range);
  return isPlain ? base : base + step * Math.round(base * 0.2);
}

function varied(sku: string, row: string): CatalogEntry {
  const [categoryPath = '', brand = '', title = '', price = '', range = '', colours = ''] = row.split('|');
  const priceMinor = Number(price);
  const size = sizeRanges[range];
  const variations: CatalogVariation[] = [];
  for (const colour of colours === '' ? [undefined] : colours.split(',')) {
    for (const [step, value] of (size?.values ?? [undefined]).entries()) {
      const variationSku = [sku, colour && short(colour), value && short(value)].filter(Boolean).join('-');
      variations.push({
        sku: variationSku,
        specifics: {
          ...(colour === undefined ? {} : { Colour: colour }),
          ...(size === undefined || value === undefined ? {} : { [size.aspect]: value }),
        },
        priceMinor: sizePrice(priceMinor, size?.aspect ?? '', range, step),
        quantity: hash32(`stock/${variationSku}`) % 13,
      });
    }
  }
  const quantity = variations.reduce((sum, variation) => sum + variation.quantity, 0);
  return { sku, title, categoryPath, brand, priceMinor, currency: 'GBP', quantity, variations };
}

/** The default catalogue: 300 fictional listings, 45 of them with variations. */
export function builtinCatalog(): CatalogEntry[] {
  const rows = builtinGroups.flatMap(({ categoryPath, rows }) => rows.map((row) => ({ categoryPath, row })));
  const singles = rows.map(({ categoryPath, row }, index) => single(numbered(index), categoryPath, row));
  return [...singles, ...variedListings.map((row, index) => varied(numbered(rows.length + index), row))];
}

/** The first listings of the default catalogue: so many without variations, and so many with them. */
export function firstOf({ singles, varied: families }: { singles: number; varied: number }): CatalogEntry[] {
  const all = builtinCatalog();
  const [without, having] = [all.filter(({ variations }) => !variations), all.filter(({ variations }) => variations)];
  return [...without.slice(0, singles), ...having.slice(0, families)];
}
