import { choices } from './product-types.data.ts';

/**
 * How an attribute is written. The kinds and limits are those of Amazon's definitions; the attributes are a selection
 * of Amazon's.
 */
export type AttributeKind =
  /** Text in the marketplace's language, with its `language_tag`. */
  | { kind: 'words'; longest?: number; mostBytes?: number; most?: number }
  /** A value without a language; with `of`, one of the listed values. */
  | { kind: 'plain'; longest?: number; of?: readonly string[] }
  | { kind: 'whole' }
  | { kind: 'yes-no' }
  /** A number with its unit. */
  | { kind: 'measure'; units: readonly string[] };

const words = (longest: number, most = 1): AttributeKind => ({ kind: 'words', longest, most });
const plain = (longest: number): AttributeKind => ({ kind: 'plain', longest });
const oneOf = (name: string): AttributeKind => ({ kind: 'plain', of: choices[name] ?? [] });

export const attributeKinds: Readonly<Record<string, AttributeKind>> = {
  item_name: words(200),
  brand: words(100),
  bullet_point: words(550, 10),
  product_description: { kind: 'words', mostBytes: 10_000 },
  item_type_keyword: plain(20_090),
  country_of_origin: oneOf('country_of_origin'),
  supplier_declared_dg_hz_regulation: oneOf('supplier_declared_dg_hz_regulation'),
  item_type_name: words(100),
  manufacturer: words(100),
  model_name: words(100),
  model_number: plain(40),
  part_number: plain(40),
  color: words(1_000),
  material: words(1_000, 14),
  size: words(50),
  style: words(1_000),
  theme: words(1_000, 5),
  department: oneOf('department'),
  fabric_type: words(500),
  special_feature: words(1_000, 5),
  age_range_description: words(100),
  footwear_size: words(50),
  scale_name: words(100),
  room_type: words(100, 5),
  power_source_type: words(100),
  compatible_devices: words(1_000, 5),
  number_of_items: { kind: 'whole' },
  batteries_required: { kind: 'yes-no' },
  batteries_included: { kind: 'yes-no' },
  supplier_declared_has_product_identifier_exemption: { kind: 'yes-no' },
  capacity: { kind: 'measure', units: ['centiliters', 'liters', 'milliliters', 'fluid_ounces'] },
  item_weight: { kind: 'measure', units: ['grams', 'kilograms', 'pounds', 'ounces'] },
  condition_type: oneOf('condition_type'),
  condition_note: words(2_204),
  merchant_suggested_asin: plain(10),
  parentage_level: oneOf('parentage_level'),
};

/** The attributes that every product type has in addition to its own. */
export const commonAttributes: readonly string[] = [
  'item_name', 'brand', 'bullet_point', 'product_description', 'item_type_keyword', 'country_of_origin', 'manufacturer',
  'supplier_declared_dg_hz_regulation', 'item_type_name', 'model_name', 'model_number', 'number_of_items', 'item_weight',
  'batteries_required', 'batteries_included', 'supplier_declared_has_product_identifier_exemption', 'condition_type',
  'condition_note', 'merchant_suggested_asin', 'parentage_level',
];

/** The attributes that every new product needs, whatever its type. */
export const requiredOfAll: readonly string[] = [
  'brand', 'bullet_point', 'country_of_origin', 'item_name', 'item_type_keyword', 'product_description',
  'supplier_declared_dg_hz_regulation',
];
