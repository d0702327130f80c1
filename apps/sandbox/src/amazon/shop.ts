import { aspectDefinitions } from '../catalog/aspects.data.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { deriveCondition, deriveDescription, deriveSpecifics, picturesOf } from '../catalog/derive.ts';
import type { CatalogEntry, CatalogVariation } from '../catalog/entry.ts';
import { germanCatalog } from '../catalog/german-shop.ts';
import { deriveEan } from '../catalog/gtin.ts';
import { DAY_MS } from '../platform/durations.ts';
import { hash32 } from '../platform/seeded.ts';
import { attributeKinds } from './attribute-kinds.data.ts';
import { FBA_CHANNEL, OWN_CHANNEL } from './attributes.ts';
import type { Attributes, StoredListing } from './model.ts';
import { attributeOfAspect } from './product-types.data.ts';
import { productTypeOf } from './product-types.ts';
import type { AmazonProfile } from './sellers.data.ts';
import type { AmazonSite } from './sites.data.ts';

/** Catalogue listings start within the two years before this day. */
const LATEST_START = Date.UTC(2026, 9, 1);
/** In a shop with FBA, one listing in this many is stored by Amazon. */
const FBA_SHARE = 12;

const attributeOfName: ReadonlyMap<string, string> = new Map(
  Object.entries(aspectDefinitions).map(([key, { names }]) => [
    names.en,
    attributeOfAspect[key as keyof typeof attributeOfAspect],
  ]),
);

/** Ten characters derived from a text: a product has the same ASIN in every shop and on every site. */
export function asinOf(productKey: string): string {
  const digits = (
    hash32(`asin/${productKey}`).toString(36) + hash32(`asin-2/${productKey}`).toString(36)
  ).toUpperCase();
  return `B0${digits.slice(0, 8).padEnd(8, '0')}`;
}

/** The product that a seller creates by describing it under a SKU. */
export const ownAsin = (sellerId: string, sku: string): string => asinOf(`${sellerId}/${sku}`);

/** A catalogue row on Amazon: a single listing, a parent of variations, or a variation. */
interface Row {
  entry: CatalogEntry;
  variation: CatalogVariation | undefined;
}

export interface HomeShop {
  /** The listing derived from the catalogue; undefined for an unknown SKU. */
  derive(sku: string): StoredListing | undefined;
  /** Every SKU of the catalogue, parents and variations included. */
  skus(): Iterable<string>;
  /** Initial pieces in Amazon's warehouse; undefined if the seller stores the goods. */
  fbaQuantityOf(sku: string): number | undefined;
}

export interface Goods {
  /** The catalogue row with this ASIN. */
  byAsin(asin: string): { sku: string; entry: CatalogEntry } | undefined;
  byEan(ean: string): string | undefined;
  rows: ReadonlyMap<string, Row>;
  /** The rows that shops with this home site sell. */
  rowsAt(home: AmazonSite): ReadonlyMap<string, Row>;
}

/** The catalogue in Amazon's terms; shared by all shops. */
export function createGoods(catalog: Catalog): Goods {
  const rows = new Map<string, Row>();
  const german = new Map<string, Row>();
  const british = new Map<string, Row>();
  const asins = new Map<string, string>();
  const eans = new Map<string, string>();
  const add = (sku: string, row: Row) => {
    rows.set(sku, row);
    (row.entry.currency === 'EUR' ? german : british).set(sku, row);
    asins.set(asinOf(sku), sku);
    const ean = deriveEan(sku);
    if (ean !== undefined) eans.set(ean, asinOf(sku));
  };
  for (const entry of [...catalog.entries, ...germanCatalog()]) {
    add(entry.sku, { entry, variation: undefined });
    for (const variation of entry.variations ?? []) add(variation.sku, { entry, variation });
  }
  return {
    byAsin(asin) {
      const sku = asins.get(asin);
      const row = sku === undefined ? undefined : rows.get(sku);
      return sku === undefined || row === undefined ? undefined : { sku, entry: row.entry };
    },
    byEan: (ean) => eans.get(ean),
    rows,
    rowsAt: ({ site }) => (site === 'DE' ? german : british),
  };
}

/** The language and the audience of a home site's texts. */
interface Voice {
  at: { marketplace_id: string };
  localized(value: string): Record<string, unknown>[];
}

function voiceOf({ marketplaceId, locale }: AmazonSite): Voice {
  const at = { marketplace_id: marketplaceId };
  return { at, localized: (value) => [{ value, language_tag: locale, ...at }] };
}

/** A value in the form of the attribute's definition; none if the catalogue's text is not a valid value. */
function valuesOf(attribute: string, value: string, { at, localized }: Voice): Record<string, unknown>[] {
  const kind = attributeKinds[attribute];
  if (kind?.kind === 'words') return localized(value);
  if (kind?.kind !== 'plain') return [];
  return kind.of === undefined || kind.of.includes(value) ? [{ value, ...at }] : [];
}

function specificsOf({ entry, variation }: Row, catalog: Catalog, voice: Voice): Attributes {
  const specifics = {
    ...deriveSpecifics(entry, catalog.categories.leafOf(entry.categoryPath)),
    ...variation?.specifics,
  };
  const type = productTypeOf(entry.categoryPath);
  const known = new Set(['brand', ...type.required, ...type.optional, 'item_type_name']);
  return Object.fromEntries(
    Object.entries(specifics).flatMap(([name, value]) => {
      const attribute = attributeOfName.get(name);
      const values = attribute !== undefined && known.has(attribute) ? valuesOf(attribute, value, voice) : [];
      return attribute !== undefined && values.length > 0 ? [[attribute, values]] : [];
    }),
  );
}

function picturesFor(publicUrl: string, sku: string, { at }: Voice): Attributes {
  return Object.fromEntries(
    picturesOf(publicUrl, sku).map((media_location, index) => [
      index === 0 ? 'main_product_image_locator' : `other_product_image_locator_${index}`,
      [{ media_location, ...at }],
    ]),
  );
}

export function createHomeShop(profile: AmazonProfile, catalog: Catalog, goods: Goods, publicUrl: string): HomeShop {
  const { home } = profile;
  const voice = voiceOf(home);
  const { at, localized } = voice;
  const rows = goods.rowsAt(home);
  const isFba = (sku: string) => profile.usesFba && hash32(`fba/${sku}`) % FBA_SHARE === 0;

  function familyOf({ entry, variation }: Row): Attributes {
    const names = Object.keys(entry.variations?.[0]?.specifics ?? {}).map((name) => attributeOfName.get(name) ?? name);
    const theme = { variation_theme: [{ name: names.join('/').toUpperCase() }] };
    if (variation === undefined) {
      return entry.variations === undefined ? {} : { ...theme, parentage_level: [{ value: 'parent', ...at }] };
    }
    const relationship = { child_relationship_type: 'variation', parent_sku: entry.sku, ...at };
    return { ...theme, parentage_level: [{ value: 'child', ...at }], child_parent_sku_relationship: [relationship] };
  }

  function termsOf({ entry, variation }: Row, sku: string): Attributes {
    if (variation === undefined && entry.variations !== undefined) return {};
    const { priceMinor, quantity } = variation ?? entry;
    const stock = isFba(sku)
      ? { fulfillment_channel_code: FBA_CHANNEL }
      : { fulfillment_channel_code: OWN_CHANNEL, quantity };
    const schedule = [{ value_with_tax: priceMinor / 100 }];
    return {
      purchasable_offer: [{ currency: home.currency, audience: 'ALL', our_price: [{ schedule }], ...at }],
      fulfillment_availability: [stock],
    };
  }

  function derive(sku: string): StoredListing | undefined {
    const row = profile.ownsCatalogue ? rows.get(sku) : undefined;
    if (row === undefined) return undefined;
    const { entry, variation } = row;
    const ean = deriveEan(sku);
    const isFresh = deriveCondition(entry).enumName === 'NEW';
    const startedAt = LATEST_START - (hash32(`start/${entry.sku}`) % 730) * DAY_MS;
    return {
      sku,
      productType: productTypeOf(entry.categoryPath).name,
      attributes: {
        item_name: localized(
          variation ? `${entry.title} (${Object.values(variation.specifics).join(', ')})` : entry.title,
        ),
        product_description: localized(deriveDescription(entry, catalog.categories.leafOf(entry.categoryPath))),
        condition_type: [{ value: isFresh ? 'new_new' : 'used_very_good', ...at }],
        ...(ean === undefined || variation !== undefined
          ? {}
          : { externally_assigned_product_identifier: [{ type: 'ean', value: ean, ...at }] }),
        ...specificsOf(row, catalog, voice),
        ...picturesFor(publicUrl, entry.sku, voice),
        ...familyOf(row),
        ...termsOf(row, sku),
      },
      markets: { [home.marketplaceId]: { createdAt: startedAt, updatedAt: startedAt, asin: asinOf(sku), issues: [] } },
    };
  }

  return {
    derive,
    skus: () => (profile.ownsCatalogue ? rows.keys() : []),
    fbaQuantityOf(sku) {
      const row = profile.ownsCatalogue && isFba(sku) ? rows.get(sku) : undefined;
      return row && (row.variation ?? row.entry).quantity;
    },
  };
}
