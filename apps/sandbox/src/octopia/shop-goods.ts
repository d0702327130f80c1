import type { Catalog } from '../catalog/catalog.ts';
import { deriveSpecifics } from '../catalog/derive.ts';
import type { CatalogEntry, CatalogVariation } from '../catalog/entry.ts';
import { germanCatalog } from '../catalog/german-shop.ts';
import { deriveEan } from '../catalog/gtin.ts';
import { hash32 } from '../platform/seeded.ts';
import { categoryByReference } from './category-tree.ts';
import { type Good, goodFrom } from './goods.ts';
import { anyShelf, frenchColours, frenchMaterials, shelves } from './shop-goods.data.ts';

/**
 * The goods of the sandbox's eBay and Amazon shops as products of Octopia's catalogue: by EAN, in French. Derived on demand, so that a
 * large catalogue file costs neither start time nor disk space.
 */
export interface ShopGoods {
  find(gtin: string): Good | undefined;
  brands(): Iterable<string>;
}

/** One product in this many is unknown to Cdiscount. */
const UNKNOWN = 10;
const EUROS_PER_POUND = 1.17;
const NO_BRAND = 'Sans marque';
const COLOUR = '9842';
const MATERIAL = '9855';
const SIZE = '9861';
const AGE = '9870';
/** Words of a title that are the same in every language, such as measures. */
const MEASURE =
  /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?:\s?x\s?\d+(?:[.,]\d+)?)*\s?(?:cm|mm|ml|kg|[mlgw])(?![\p{L}\d])|(?<!\d)1:\d{2,3}(?!\d)/giu;
const MEASURES_TOLD = 2;
const LONGEST_TITLE = 132;

interface Row {
  sku: string;
  entry: CatalogEntry;
  variation: CatalogVariation | undefined;
}

/** The codes of a listing or of its variations; a family itself is not a product. */
function rowsOf(entry: CatalogEntry): Row[] {
  if (entry.variations === undefined) return [{ sku: entry.sku, entry, variation: undefined }];
  return entry.variations.map((variation) => ({ sku: variation.sku, entry, variation }));
}

const isKnown = (ean: string): boolean => hash32(`unknown/${ean}`) % UNKNOWN !== 0;

function measuresOf(title: string): string[] {
  const found = title.match(MEASURE) ?? [];
  return found.slice(0, MEASURES_TOLD).map((text) => {
    const spaced = text.replace(/\s?x\s?/gi, ' x ').replace(/(\d)\s?([a-z]+)$/i, '$1 $2');
    return spaced.replaceAll('.', ',').toLowerCase().replace(/ l$/, ' L').replace(/ w$/, ' W');
  });
}

function goodOf({ sku, entry, variation }: Row, gtin: string, catalog: Catalog, publicUrl: string): Good {
  const { categoryCode, noun } = shelves.find(({ path }) => path.test(entry.categoryPath)) ?? anyShelf;
  const category = categoryByReference.get(categoryCode);
  const specifics = {
    ...deriveSpecifics(entry, catalog.categories.leafOf(entry.categoryPath)),
    ...variation?.specifics,
  };
  const colour = frenchColours[specifics.Colour ?? ''];
  const material = frenchMaterials[specifics.Material ?? ''];
  const size =
    variation === undefined ? undefined : (specifics['UK Shoe Size'] ?? specifics.Size ?? specifics.Capacity);
  const stated: Readonly<Record<string, string | undefined>> = {
    [COLOUR]: colour,
    [MATERIAL]: material,
    [SIZE]: size,
    [AGE]: '3 ans',
  };
  const brand = entry.brand === '' ? NO_BRAND : entry.brand;
  const named = entry.brand === '' ? noun : `${noun} ${brand}`;
  const facts = [...measuresOf(entry.title), material?.toLowerCase(), colour?.toLowerCase(), size, `réf. ${sku}`];
  const perUnit = entry.currency === 'GBP' ? EUROS_PER_POUND : 1;
  const terms = variation ?? entry;
  return goodFrom(
    {
      reference: sku,
      categoryCode,
      brand,
      title: [named, ...facts.filter((fact) => fact !== undefined)].join(', ').slice(0, LONGEST_TITLE),
      group: variation !== undefined && category?.isVariant ? entry.sku : '',
      attributes: (category?.properties ?? []).flatMap(({ reference }) => {
        const value = stated[reference];
        return value === undefined ? [] : [{ propertyReference: reference, values: [value] }];
      }),
      priceMinor: Math.round(terms.priceMinor * perUnit),
      quantity: terms.quantity,
    },
    publicUrl,
    gtin,
  );
}

export function createShopGoods(catalog: Catalog, publicUrl: string): ShopGoods {
  let rows: ReadonlyMap<string, Row> | undefined;

  /** Created on first use, because most sandboxes never use Octopia. */
  function known(): ReadonlyMap<string, Row> {
    rows ??= new Map(
      [...catalog.entries, ...germanCatalog()].flatMap(rowsOf).flatMap((row): [string, Row][] => {
        const ean = deriveEan(row.sku);
        return ean !== undefined && isKnown(ean) ? [[ean, row]] : [];
      }),
    );
    return rows;
  }

  return {
    find(gtin) {
      const row = known().get(gtin);
      return row && goodOf(row, gtin, catalog, publicUrl);
    },
    brands: () => new Set([...known().values()].map(({ entry: { brand } }) => (brand === '' ? NO_BRAND : brand))),
  };
}
