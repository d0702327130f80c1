import { toProductType } from '../src/requirements.ts';
import type { SchemaNode } from '../src/wire.ts';

/** A product type with the given attributes, in the format of Amazon's definitions. */

const tagged = { language_tag: { type: 'string' }, marketplace_id: { type: 'string' } };

/** Text in the site's language. */
export const words = (value: object = {}, maxUniqueItems = 1) => ({
  type: 'array',
  selectors: ['marketplace_id', 'language_tag'],
  maxUniqueItems,
  items: {
    type: 'object',
    required: ['language_tag', 'value'],
    properties: { value: { type: 'string', ...value }, ...tagged },
    additionalProperties: false,
  },
});

/** A value without a language. */
export const plain = (value: object, more: Record<string, SchemaNode> = {}) => ({
  type: 'array',
  selectors: ['marketplace_id'],
  maxUniqueItems: 1,
  items: {
    type: 'object',
    required: ['value', ...Object.keys(more)],
    properties: { value, ...more, marketplace_id: { type: 'string' } },
    additionalProperties: false,
  },
});

const any = { type: 'array', items: { type: 'object' } };
const picture = { type: 'array', items: { type: 'object', properties: { media_location: { type: 'string' } } } };

const COMMON = {
  item_name: words({ maxLength: 200 }),
  brand: words({ maxLength: 100 }),
  bullet_point: words({ maxLength: 500 }, 10),
  product_description: words({ maxUtf8ByteLength: 10_000 }),
  main_product_image_locator: picture,
  other_product_image_locator_1: picture,
  condition_type: plain({ type: 'string' }),
  purchasable_offer: any,
  fulfillment_availability: any,
  externally_assigned_product_identifier: any,
  merchant_suggested_asin: plain({ type: 'string' }),
  merchant_shipping_group: plain({ type: 'string' }),
  parentage_level: plain({ type: 'string', enum: ['child', 'parent'] }),
  child_parent_sku_relationship: any,
  variation_theme: {
    type: 'array',
    items: {
      type: 'object',
      required: ['name'],
      properties: {
        name: {
          type: 'string',
          enum: ['SIZE', 'SIZE/COLOR', 'SIZE_NAME', 'STYLE_NAME', 'STYLE'],
          $lifecycle: { enumDeprecated: ['STYLE'] },
        },
        marketplace_id: { type: 'string' },
      },
    },
  },
};

/** The schema of a product type with these attributes beside the common ones. */
export function schemaOf(properties: Record<string, object>, required: readonly string[] = [], more: object = {}) {
  return {
    type: 'object',
    properties: { ...COMMON, ...properties },
    required,
    additionalProperties: false,
    ...more,
  };
}

export const definitionOf = (...parts: Parameters<typeof schemaOf>) =>
  toProductType('TOYS_AND_GAMES', schemaOf(...parts));
