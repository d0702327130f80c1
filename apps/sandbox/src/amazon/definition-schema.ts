import { type AttributeKind, attributeKinds, commonAttributes, requiredOfAll } from './attribute-kinds.data.ts';
import { attributeTitles, choiceNames } from './attribute-titles.data.ts';
import { FBA_CHANNEL, OWN_CHANNEL } from './attributes.ts';
import { type ProductType, typesWithShippingGroup, variationThemes } from './product-types.data.ts';
import { displayName, OFFER_ATTRIBUTES, type Requirements } from './product-types.ts';
import { SHIPPING_GROUP, type ShippingGroup } from './shipping-groups.ts';
import type { AmazonSite } from './sites.data.ts';

type Schema = Record<string, unknown>;

const marketplace = { $ref: '#/$defs/marketplace_id' };
const language = { $ref: '#/$defs/language_tag' };

function listOf(properties: Schema, required: readonly string[], selectors: readonly string[], most = 1): Schema {
  return {
    type: 'array',
    minItems: 1,
    minUniqueItems: 1,
    maxUniqueItems: most,
    selectors,
    items: { type: 'object', required, properties, additionalProperties: false },
  };
}

const perMarketplace = (properties: Schema, required: readonly string[], most = 1): Schema =>
  listOf({ ...properties, marketplace_id: marketplace }, required, ['marketplace_id'], most);

function schemaOfKind(name: string, kind: AttributeKind, locale: string): Schema {
  switch (kind.kind) {
    case 'words': {
      const value = {
        type: 'string',
        ...(kind.longest === undefined ? {} : { maxLength: kind.longest }),
        ...(kind.mostBytes === undefined ? {} : { maxUtf8ByteLength: kind.mostBytes }),
      };
      const properties = { value, language_tag: language, marketplace_id: marketplace };
      return listOf(properties, ['language_tag', 'value'], ['marketplace_id', 'language_tag'], kind.most ?? 1);
    }
    case 'plain': {
      const value = kind.of
        ? { type: 'string', enum: kind.of, enumNames: kind.of.map((one) => namedIn(locale, name, one)) }
        : { type: 'string', maxLength: kind.longest };
      return perMarketplace({ value }, ['value']);
    }
    case 'whole':
      return perMarketplace({ value: { type: 'integer', minimum: 0 } }, ['value']);
    case 'yes-no':
      return perMarketplace({ value: { type: 'boolean', enum: [false, true] } }, ['value']);
    case 'measure': {
      const unit = { type: 'string', enum: kind.units };
      return perMarketplace({ value: { type: 'number', minimum: 0 }, unit }, ['unit', 'value']);
    }
  }
}

const number = { type: 'number' };
/** Prices with the periods in which they apply. */
const prices = (fields: Schema, required: readonly string[]) => ({
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['schedule'],
    properties: {
      schedule: {
        type: 'array',
        minItems: 1,
        items: { type: 'object', required, properties: fields, additionalProperties: false },
      },
    },
    additionalProperties: false,
  },
});
const price = prices({ value_with_tax: number }, ['value_with_tax']);
const time = { type: 'string' };
const moment = { type: 'object', properties: { value: time }, additionalProperties: false };
const picture = perMarketplace({ media_location: { type: 'string', pattern: '^(https?|s3)://' } }, ['media_location']);

/** Including tax in Europe and the United Kingdom; elsewhere the field is called `value`. */
const listPrice = (currency: string) =>
  listOf(
    {
      value_with_tax: { type: 'number', minimum: 0 },
      currency: { type: 'string', enum: [currency] },
      marketplace_id: marketplace,
    },
    ['currency', 'value_with_tax'],
    ['marketplace_id', 'currency'],
  );

/** Attributes with a structure of their own. */
const structured: Readonly<Record<string, Schema>> = {
  externally_assigned_product_identifier: listOf(
    { type: { type: 'string', enum: ['ean', 'gtin', 'upc'] }, value: { type: 'string' }, marketplace_id: marketplace },
    ['type', 'value'],
    ['marketplace_id', 'type'],
  ),
  purchasable_offer: listOf(
    {
      currency: { type: 'string' },
      audience: { type: 'string', enum: ['ALL', 'B2B'] },
      start_at: moment,
      end_at: moment,
      our_price: price,
      minimum_seller_allowed_price: price,
      maximum_seller_allowed_price: price,
      discounted_price: prices({ value_with_tax: number, start_at: time, end_at: time }, ['value_with_tax']),
      marketplace_id: marketplace,
    },
    [],
    ['marketplace_id', 'currency', 'audience'],
  ),
  fulfillment_availability: listOf(
    {
      fulfillment_channel_code: { type: 'string', enum: [FBA_CHANNEL, OWN_CHANNEL] },
      quantity: { type: 'integer', minimum: 0 },
      lead_time_to_ship_max_days: { type: 'integer', minimum: 0, maximum: 120 },
    },
    ['fulfillment_channel_code'],
    ['fulfillment_channel_code'],
  ),
  max_order_quantity: perMarketplace({ value: { type: 'integer', minimum: 1 } }, ['value']),
  variation_theme: listOf({ name: { type: 'string', enum: variationThemes } }, ['name'], []),
  child_parent_sku_relationship: perMarketplace(
    {
      child_relationship_type: { type: 'string', enum: ['variation'] },
      parent_sku: { type: 'string', maxLength: 40, minUtf8ByteLength: 1, maxUtf8ByteLength: 40 },
    },
    ['child_relationship_type'],
  ),
  // The manufacturer and the responsible person in the EU, each as one electronic address.
  gpsr_manufacturer_reference: perMarketplace(
    { gpsr_manufacturer_email_address: { type: 'string', maxLength: 100 } },
    [],
  ),
  dsa_responsible_party_address: perMarketplace({ value: { type: 'string', maxLength: 1_000 } }, ['value']),
  main_product_image_locator: picture,
  ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`other_product_image_locator_${index + 1}`, picture])),
};

const states = (name: string, value: unknown): Schema => ({
  required: [name],
  properties: { [name]: { contains: { required: ['value'], properties: { value: { enum: [value] } } } } },
});
const lacks = (...names: readonly string[]): Schema => ({
  allOf: names.map((name) => ({ not: { required: [name] } })),
});
const isParent = states('parentage_level', 'parent');
const unlessParent = (required: readonly string[], facts: Schema = {}): Schema => ({
  if: { allOf: [{ not: isParent }, facts] },
  // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
  then: { required },
});
const where = (facts: Schema, required: readonly string[]): Schema => ({
  if: facts,
  // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
  then: { required },
});

const ownStockIsCounted: Schema = {
  properties: {
    fulfillment_availability: {
      items: where({ properties: { fulfillment_channel_code: { enum: [OWN_CHANNEL] } } }, ['quantity']),
    },
  },
};

/**
 * What is required depends on other attributes: a parent sells nothing, a family has a theme, and a new product has a
 * code or an exemption.
 */
const conditions: readonly Schema[] = [
  unlessParent(['condition_type', 'purchasable_offer', 'fulfillment_availability', 'list_price']),
  unlessParent(['externally_assigned_product_identifier'], {
    allOf: [
      lacks('merchant_suggested_asin'),
      { not: states('supplier_declared_has_product_identifier_exemption', true) },
    ],
  }),
  where({ required: ['parentage_level'] }, ['variation_theme', 'child_parent_sku_relationship']),
  where(states('batteries_required', true), ['batteries_included']),
  ownStockIsCounted,
];

const shipsItself: Schema = {
  required: ['fulfillment_availability'],
  properties: {
    fulfillment_availability: {
      contains: {
        required: ['fulfillment_channel_code'],
        properties: { fulfillment_channel_code: { enum: [OWN_CHANNEL] } },
      },
    },
  },
};

const conditionsOf = ({ name }: ProductType): readonly Schema[] =>
  typesWithShippingGroup.has(name) ? [...conditions, unlessParent([SHIPPING_GROUP], shipsItself)] : conditions;

const groupProperty = (groups: readonly ShippingGroup[]): Schema =>
  perMarketplace(
    {
      value: {
        type: 'string',
        ...(groups.length > 0 ? { enum: groups.map(({ id }) => id), enumNames: groups.map(({ name }) => name) } : {}),
      },
    },
    ['value'],
  );

type Language = keyof (typeof attributeTitles)[string];
const languageOf = (locale: string) => locale.slice(0, 2) as Language;

/** The name of a value on the site. */
function namedIn(locale: string, name: string, value: string): string {
  if (name === 'country_of_origin')
    return new Intl.DisplayNames(locale.replace('_', '-'), { type: 'region' }).of(value) ?? value;
  return choiceNames[name]?.[value]?.[languageOf(locale)] ?? value;
}

/** An attribute's name as sellers read it. */
const titleOf = (name: string, locale: string): string =>
  attributeTitles[name]?.[languageOf(locale)] ??
  name.replaceAll('_', ' ').replace(/\b[a-z]/g, (one) => one.toUpperCase());

function propertiesOf(
  type: ProductType | undefined,
  groups: readonly ShippingGroup[],
  { locale, currency }: AmazonSite,
): Record<string, Schema> {
  const own = [...commonAttributes, ...(type?.required ?? []), ...(type?.optional ?? [])];
  const plain = own.flatMap((name) => {
    const kind = attributeKinds[name];
    return kind ? [[name, schemaOfKind(name, kind, locale)] as const] : [];
  });
  const all = {
    ...Object.fromEntries(plain),
    ...structured,
    list_price: listPrice(currency),
    [SHIPPING_GROUP]: groupProperty(groups),
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [name, { title: titleOf(name, locale), ...schema }]),
  );
}

/**
 * The JSON schema that a product type definition links to, as strict as Amazon's: no unknown attributes or fields,
 * required ones, and conditions between them.
 * @param groups the shipping groups of the calling seller; a definition without a seller lists none
 */
export function schemaOf(
  type: ProductType,
  site: AmazonSite,
  requirements: Requirements,
  groups: readonly ShippingGroup[],
): Schema {
  const all = propertiesOf(type, groups, site);
  const isOffer = requirements === 'LISTING_OFFER_ONLY';
  const offer = Object.entries(all).filter(([name]) => OFFER_ATTRIBUTES.has(name));
  const defined = (value: string) => ({
    type: 'string',
    anyOf: [{ type: 'string' }, { type: 'string', enum: [value] }],
    default: value,
  });
  return {
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    title: displayName(type, site.locale),
    type: 'object',
    $defs: { language_tag: defined(site.locale), marketplace_id: defined(site.marketplaceId) },
    properties: isOffer ? Object.fromEntries(offer) : all,
    required: isOffer
      ? ['condition_type', 'purchasable_offer', 'fulfillment_availability', 'merchant_suggested_asin']
      : [...requiredOfAll, ...type.required],
    ...(requirements === 'LISTING' ? { allOf: conditionsOf(type) } : {}),
    additionalProperties: false,
  };
}

/** The same for the attributes that a patch sets: it may set any few of them. */
export function patchSchemaOf(type: ProductType, site: AmazonSite): Schema {
  return {
    ...schemaOf(type, site, 'LISTING', []),
    required: [],
    allOf: [ownStockIsCounted],
    additionalProperties: true,
  };
}
