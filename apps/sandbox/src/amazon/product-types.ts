import { createHash } from 'node:crypto';
import { OFFER_TYPE, type ProductType, productTypes } from './product-types.data.ts';
import { SHIPPING_GROUP, type ShippingGroup } from './shipping-groups.ts';
import type { AmazonSite } from './sites.data.ts';

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

/** What every new product states, whatever its type; a parent of variations has neither price nor stock. */
const facts = ['item_name', 'brand', 'product_description', 'main_product_image_locator'];
const terms = ['condition_type', 'purchasable_offer', 'fulfillment_availability'];

/** All that an offer for a product of the catalogue may state: the seller's terms, and which product it is. */
export const OFFER_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...terms,
  'condition_note',
  'list_price',
  'max_order_quantity',
  'merchant_suggested_asin',
  SHIPPING_GROUP,
]);

export type Requirements = 'LISTING' | 'LISTING_PRODUCT_ONLY' | 'LISTING_OFFER_ONLY';

export function requiredAttributes(
  type: ProductType | undefined,
  requirements: Requirements,
  isParent: boolean,
): string[] {
  if (requirements === 'LISTING_OFFER_ONLY') return [...terms, 'merchant_suggested_asin'];
  const product = [...facts, ...(isParent ? [] : (type?.required ?? []))];
  return requirements === 'LISTING_PRODUCT_ONLY' || isParent ? product : [...product, ...terms];
}

export const TITLE_LIMIT = 200;
export const SKU_LIMIT = 40;

/** Values that a type offers for a choice; other attributes take any text. */
const choices: Readonly<Record<string, readonly string[]>> = {
  department: ['Men', 'Women', 'Unisex Adults', 'Kids'],
  condition_type: [
    'new_new',
    'new_open_box',
    'new_oem',
    'refurbished_refurbished',
    'used_like_new',
    'used_very_good',
    'used_good',
    'used_acceptable',
    'collectible_like_new',
    'collectible_very_good',
    'collectible_good',
    'collectible_acceptable',
    'club_club',
  ],
};

const text = (maxLength: number, values?: readonly string[]) => ({
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['value'],
    properties: {
      value: { type: 'string', maxLength, ...(values ? { enum: values } : {}) },
      language_tag: { type: 'string' },
      marketplace_id: { type: 'string' },
    },
    additionalProperties: false,
  },
});

const groupProperty = (groups: readonly ShippingGroup[]) => ({
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['value', 'marketplace_id'],
    properties: {
      value: {
        type: 'string',
        ...(groups.length > 0 ? { enum: groups.map(({ id }) => id), enumNames: groups.map(({ name }) => name) } : {}),
      },
      marketplace_id: { type: 'string' },
    },
    additionalProperties: false,
  },
});

const open = { type: 'array', minItems: 1, items: { type: 'object' } };

/** The JSON schema that a product type definition links to. */
/** @param groups the shipping groups of the seller who asks; a definition without a seller names none */
export function schemaOf(
  type: ProductType,
  site: AmazonSite,
  requirements: Requirements,
  groups: readonly ShippingGroup[],
) {
  const own = ['item_type_name', ...type.required, ...type.optional];
  const properties: Record<string, object> = {
    item_name: text(TITLE_LIMIT),
    brand: text(100),
    product_description: text(2000),
    bullet_point: text(500),
    condition_type: text(50, choices.condition_type),
    externally_assigned_product_identifier: open,
    merchant_suggested_asin: text(10),
    main_product_image_locator: open,
    purchasable_offer: open,
    fulfillment_availability: open,
    parentage_level: open,
    variation_theme: open,
    child_parent_sku_relationship: open,
    [SHIPPING_GROUP]: groupProperty(groups),
    ...Object.fromEntries(own.map((name) => [name, text(200, choices[name])])),
  };
  for (let index = 1; index <= 8; index++) properties[`other_product_image_locator_${index}`] = open;
  const isOffer = requirements === 'LISTING_OFFER_ONLY';
  return {
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    title: displayName(type, site.locale),
    type: 'object',
    properties: isOffer
      ? Object.fromEntries(Object.entries(properties).filter(([name]) => OFFER_ATTRIBUTES.has(name)))
      : properties,
    required: requiredAttributes(type, requirements, false),
    additionalProperties: false,
  };
}

export const choicesOf = (attribute: string): readonly string[] | undefined => choices[attribute];

/** Amazon's form of a checksum: base64 of an MD5. */
export const checksumOf = (content: string): string => createHash('md5').update(content).digest('base64');
