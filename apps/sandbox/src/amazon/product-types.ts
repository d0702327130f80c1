import { createHash } from 'node:crypto';
import { OFFER_TYPE, type ProductType, productTypes } from './product-types.data.ts';
import { SHIPPING_GROUP } from './shipping-groups.ts';

const byName = new Map(productTypes.map((type) => [type.name, type]));

export const findProductType = (name: string): ProductType | undefined => byName.get(name);

export const isKnownType = (name: string): boolean => byName.has(name) || name === OFFER_TYPE;

export function productTypeOf(categoryPath: string): ProductType {
  const found = productTypes.find((type) => type.path.test(categoryPath)) ?? productTypes.at(-1);
  if (!found) throw new Error('there are no product types');
  return found;
}

type Language = keyof ProductType['displayNames'];

export function displayName(type: ProductType, locale: string): string {
  const language = locale.slice(0, 2);
  return type.displayNames[language in type.displayNames ? (language as Language) : 'en'];
}

const terms = ['condition_type', 'purchasable_offer', 'fulfillment_availability'];

/** Everything that an offer for a catalogue product may state: the seller's terms, and which product it is. */
export const OFFER_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...terms,
  'condition_note',
  'list_price',
  'max_order_quantity',
  'merchant_suggested_asin',
  SHIPPING_GROUP,
]);

export type Requirements = 'LISTING' | 'LISTING_PRODUCT_ONLY' | 'LISTING_OFFER_ONLY';

export const SKU_LIMIT = 40;

/** Amazon's checksum format: base64 of an MD5. */
export const checksumOf = (content: string): string => createHash('md5').update(content).digest('base64');
