import { type HomeListing, type HomeVariant, type UnreadableHome, unreadableHome } from '@quayside/connector-kit';
import type { Money, Site } from '@quayside/kernel';
import { amazonSite, productUrl } from '../sites.ts';
import type { Attributes, Issue, ItemSummary, ListingsItem } from '../wire.ts';
import { CONDITION_BY_TYPE } from './conditions.data.ts';
import { isFulfilledByAmazon, measuresOn, priceOf, quantityOf, specificsOn, statedPrice, textsOf } from './values.ts';

/** Attributes that have a field in the port, and attributes that do not describe the product. */
const NOT_SPECIFICS = new Set([
  'item_name',
  'product_description',
  'brand',
  'condition_type',
  'merchant_suggested_asin',
  'parentage_level',
  'variation_theme',
]);

const OTHER_PICTURES = 8;

export function summaryOn(site: Site, item: ListingsItem): ItemSummary | undefined {
  return item.summaries?.find(({ marketplaceId }) => marketplaceId === amazonSite(site).marketplaceId);
}

/** The issues of a listing on one site. An issue without a site applies to all sites. */
export function issuesOn(site: Site, { issues = [] }: ListingsItem): Issue[] {
  const { marketplaceId } = amazonSite(site);
  return issues.filter(({ marketplaceIds }) => marketplaceIds === undefined || marketplaceIds.includes(marketplaceId));
}

export function childSkusOf(item: ListingsItem): string[] {
  return (item.relationships ?? []).flatMap(({ relationships = [] }) =>
    relationships.flatMap(({ type, childSkus = [] }) => (type === 'VARIATION' ? childSkus : [])),
  );
}

/** Names of the attributes by which a family varies. */
function themeOf(item: ListingsItem): string[] {
  const [theme] = (item.relationships ?? []).flatMap(({ relationships = [] }) =>
    relationships.flatMap(({ variationTheme }) => (variationTheme ? [variationTheme] : [])),
  );
  return [...(theme?.attributes ?? [])];
}

function picturesOf(site: Site, attributes: Attributes | undefined): string[] {
  const names = Array.from({ length: OTHER_PICTURES }, (_, index) => `other_product_image_locator_${index + 1}`);
  return ['main_product_image_locator', ...names].flatMap((name) => textsOf(site, attributes, name, 'media_location'));
}

function gtinOf(site: Site, attributes: Attributes | undefined): string | null {
  return textsOf(site, attributes, 'externally_assigned_product_identifier')[0] ?? null;
}

function specificsOf(
  site: Site,
  attributes: Attributes | undefined,
  without: readonly string[],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(attributes ?? {}).flatMap((name) => {
      if (NOT_SPECIFICS.has(name) || without.includes(name) || name.includes('image_locator')) return [];
      const isIdentifier = name === 'externally_assigned_product_identifier';
      const values = isIdentifier ? [] : specificsOn(site, attributes, name);
      return values.length > 0 ? [[name, values]] : measuresOn(site, attributes, name);
    }),
  );
}

/** `TOY_FIGURE` → `Toy figure`. */
function namedType(productType: string): string {
  const words = productType.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An unknown condition keeps Amazon's name, so that it is not read as new. */
const conditionOf = (type: string): string => CONDITION_BY_TYPE[type] ?? type.toUpperCase();

/** Units in Amazon's warehouse by SKU. */
export type FbaStock = ReadonlyMap<string, number>;

export const stockFor = (item: ListingsItem, fba: FbaStock): number | undefined =>
  isFulfilledByAmazon(item) ? (fba.get(item.sku ?? '') ?? 0) : quantityOf(item);

/** What prevents a unit from being sold; undefined if nothing does. */
export function unreadUnit(
  site: Site,
  externalId: string,
  unit: ListingsItem,
  fba: FbaStock,
): UnreadableHome | undefined {
  const sku = unit.sku ?? null;
  const quantity = unit.fulfillmentAvailability === undefined ? undefined : stockFor(unit, fba);
  if (priceOf(site, unit) === undefined) {
    // A family names its variations; one that Amazon does not return was not taken out of it.
    const isReturned = unit.attributes !== undefined || unit.summaries !== undefined;
    if (!isReturned) return unreadableHome(externalId, sku, 'variation', sku ?? '');
    const { problem, value } = statedPrice(site, unit);
    return unreadableHome(externalId, sku, problem, value, { quantity });
  }
  if (stockFor(unit, fba) !== undefined) return undefined;
  return unreadableHome(externalId, sku, 'quantity', unit.fulfillmentAvailability);
}

function toVariant(site: Site, child: ListingsItem, theme: readonly string[], fba: FbaStock): HomeVariant | undefined {
  const price = priceOf(site, child);
  const quantity = stockFor(child, fba);
  if (price === undefined || quantity === undefined || child.sku === undefined) return undefined;
  const specifics = theme.flatMap((name) => {
    const [value] = textsOf(site, child.attributes, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    sku: child.sku,
    specifics: Object.fromEntries(specifics),
    price,
    quantity,
    gtin: gtinOf(site, child.attributes),
    images: picturesOf(site, child.attributes),
    ...(isFulfilledByAmazon(child) ? { isStockReadOnly: true as const } : {}),
  };
}

function cheapest(variants: readonly HomeVariant[]): Money | undefined {
  return variants
    .map(({ price }) => price)
    .reduce<Money | undefined>((least, price) => (least && least.minor <= price.minor ? least : price), undefined);
}

export interface ReadListing {
  /** Undefined if none of its units can be sold. */
  readonly listing: HomeListing | undefined;
  /** Units that cannot be read; the listing lacks them. */
  readonly unreadable: readonly UnreadableHome[];
}

/**
 * Reads a listing with everything that a publish elsewhere needs. A family is identified by its parent's SKU and contains its variations.
 * @param children one for each variation that the parent names, with its SKU only if Amazon did not return it
 */
export function toHomeListing(
  site: Site,
  item: ListingsItem,
  children: readonly ListingsItem[],
  fba: FbaStock,
): ReadListing {
  const { sku, attributes } = item;
  if (sku === undefined) return { listing: undefined, unreadable: [unreadableHome(null, null, 'sku', '')] };
  const summary = summaryOn(site, item);
  const theme = themeOf(item);
  const units = children.length > 0 ? children : [item];
  const unreadable = units.flatMap((unit) => unreadUnit(site, sku, unit, fba) ?? []);
  const variants = children.flatMap((child) => toVariant(site, child, theme, fba) ?? []);
  const price = children.length > 0 ? cheapest(variants) : priceOf(site, item);
  if (price === undefined || unreadable.length === units.length) return { listing: undefined, unreadable };
  const listing: HomeListing = {
    externalId: sku,
    sku,
    title: summary?.itemName ?? textsOf(site, attributes, 'item_name')[0] ?? '',
    price,
    quantity:
      children.length > 0 ? variants.reduce((sum, { quantity }) => sum + quantity, 0) : (stockFor(item, fba) ?? 0),
    ...(units.every(isFulfilledByAmazon) ? { isStockReadOnly: true as const } : {}),
    description: textsOf(site, attributes, 'product_description')[0] ?? '',
    categoryId: summary?.productType ?? '',
    categoryPath: summary?.productType ? [namedType(summary.productType)] : [],
    brand: textsOf(site, attributes, 'brand')[0] ?? null,
    mpn: textsOf(site, attributes, 'part_number')[0] ?? null,
    gtin: gtinOf(site, attributes),
    condition: conditionOf(summary?.conditionType ?? 'new_new'),
    images: picturesOf(site, attributes),
    attributes: specificsOf(site, attributes, theme),
    variants,
    url: summary?.asin ? productUrl(site, summary.asin) : null,
    ...(summary?.asin ? { asin: summary.asin } : {}),
  };
  return { listing, unreadable };
}
