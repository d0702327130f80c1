import { ConnectorError, type PublishEntry, type PublishUnit, toPlainText } from '@quayside/connector-kit';
import type { KnownCategory } from '../categories.ts';
import type { Product, ProductAttribute, ProductRequest } from '../wire.ts';
import { TITLE_LIMIT } from './offer-request.ts';
import { toGtin13 } from './values.ts';

const DESCRIPTION_LIMIT = 2_000;
const PICTURES = 6;

/** The title of a variant, which is a separate product: it includes the differing properties if they fit. */
function titleOf(entry: PublishEntry, unit: PublishUnit): string {
  const specifics = Object.values(unit.specifics).join(', ');
  const title = `${entry.title} - ${specifics}`;
  return entry.isGroup && specifics !== '' && [...title].length <= TITLE_LIMIT ? title : entry.title;
}

/** The properties that the category has, by label or reference; others are not sent. */
function attributesOf(entry: PublishEntry, unit: PublishUnit, { properties }: KnownCategory): ProductAttribute[] {
  const specifics = Object.entries(unit.specifics).map(([name, value]) => [name, [value]] as const);
  const values = new Map([...Object.entries(entry.attributes), ...specifics].map(([name, own]) => [keyOf(name), own]));
  return properties.flatMap(({ reference, label }) => {
    if (reference === undefined) return [];
    const own = values.get(keyOf(reference)) ?? values.get(keyOf(label ?? reference));
    return own && own.length > 0 ? [{ propertyReference: reference, values: own }] : [];
  });
}

const keyOf = (name: string): string => name.trim().toLocaleLowerCase('fr');

/** Why the category cannot accept the product; undefined if it can. */
export function productRefusal(entry: PublishEntry, category: KnownCategory | undefined): ConnectorError | undefined {
  if (!category) {
    return new ConnectorError('rejected', `Cdiscount has no category ${entry.categoryId} that takes products.`, {
      field: 'categoryId',
    });
  }
  if (category.isBrandMandatory && !entry.brand?.trim()) {
    return new ConnectorError('rejected', `Cdiscount asks for a brand in ${category.path.join(' > ')}.`, {
      field: 'brand',
    });
  }
  return undefined;
}

export function toProduct(entry: PublishEntry, unit: PublishUnit, category: KnownCategory): ProductRequest {
  const images = unit.images.length > 0 ? unit.images : entry.images;
  return {
    gtin: toGtin13(unit.gtin) ?? '',
    sellerProductReference: unit.sku,
    title: titleOf(entry, unit),
    description: toPlainText(entry.description, DESCRIPTION_LIMIT) || entry.title,
    ...(entry.brand?.trim() ? { brand: entry.brand.trim() } : {}),
    categoryCode: category.reference,
    ...(entry.isGroup ? { variantGroupReference: entry.key } : {}),
    sellerPictureUrls: images.slice(0, PICTURES).map((url, index) => ({ index: index + 1, url })),
    attributes: attributesOf(entry, unit, category),
  };
}

/**
 * Whether the catalogue's product belongs to the seller and has a different description. A product of another seller, or of an unknown
 * owner, stays unchanged.
 */
export function isToBeRevised(existing: Product, wanted: ProductRequest): boolean {
  if (existing.sellerProductReference !== wanted.sellerProductReference) return false;
  return existing.title !== wanted.title || existing.description !== wanted.description;
}
