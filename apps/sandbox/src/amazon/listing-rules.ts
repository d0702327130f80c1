import { endsInCheckDigit } from '../catalog/gtin.ts';
import { attributeOfPath, CHANNELS, OFFER, offerOf, STOCK } from './attributes.ts';
import { judgeByDefinition } from './definition-judge.ts';
import { type AmazonRefusal, invalidInput } from './errors.ts';
import type { Attributes, AttributeValue, Edit, Issue, Patch } from './model.ts';
import { judgeCode } from './product-codes.ts';
import { choices, productTypes } from './product-types.data.ts';
import { findProductType, isKnownType, type Requirements, SKU_LIMIT } from './product-types.ts';
import type { AmazonProfile } from './sellers.data.ts';
import { SHIPPING_GROUP, shippingGroups } from './shipping-groups.ts';
import { type Goods, ownAsin } from './shop.ts';
import { siteById } from './sites.data.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValues = (value: unknown): value is AttributeValue[] => Array.isArray(value) && value.every(isObject);

const OPS = ['add', 'replace', 'merge', 'delete'];
const REQUIREMENTS: readonly string[] = ['LISTING', 'LISTING_PRODUCT_ONLY', 'LISTING_OFFER_ONLY'];

function readProductType(body: Record<string, unknown>): string {
  const { productType } = body;
  if (typeof productType !== 'string' || productType === '')
    throw invalidInput("Missing required field 'productType'.");
  if (!isKnownType(productType)) throw invalidInput(`'${productType}' is not a valid product type.`);
  return productType;
}

/** Reads a PUT body or a feed message of type UPDATE; throws if Amazon rejects it as a whole. */
export function readPut(body: unknown): Edit & { kind: 'put' } {
  if (!isObject(body)) throw invalidInput('The request body is not valid JSON.');
  const { attributes, requirements = 'LISTING' } = body;
  const productType = readProductType(body);
  if (!REQUIREMENTS.includes(String(requirements)))
    throw invalidInput(`'${requirements}' is not a valid requirements set.`);
  if (!isObject(attributes)) throw invalidInput("Missing required field 'attributes'.");
  for (const [name, values] of Object.entries(attributes)) {
    if (!isValues(values)) throw invalidInput(`The attribute '${name}' is not a list of objects.`);
  }
  return { kind: 'put', productType, requirements: String(requirements), attributes: attributes as Attributes };
}

/** The number of digits in each type of product code. */
export function readPatch(body: unknown): Edit & { kind: 'patch' } {
  if (!isObject(body)) throw invalidInput('The request body is not valid JSON.');
  const productType = readProductType(body);
  const { patches } = body;
  if (!Array.isArray(patches) || patches.length === 0) throw invalidInput("Missing required field 'patches'.");
  for (const patch of patches) {
    const { op, path, value } = isObject(patch) ? patch : {};
    if (!OPS.includes(String(op))) throw invalidInput(`'${op}' is not a valid patch operation.`);
    if (typeof path !== 'string' || attributeOfPath(path) === undefined)
      throw invalidInput(`'${path}' is not a valid path.`);
    if (value !== undefined ? !isValues(value) : op !== 'delete')
      throw invalidInput(`The value of '${path}' is not a list of objects.`);
  }
  return { kind: 'patch', productType, patches: patches as Patch[] };
}

const error = (code: string, message: string, attribute: string, category: string): Issue => ({
  code,
  message,
  severity: 'ERROR',
  attributeNames: [attribute],
  categories: [category],
});

function judgeOffer(attributes: Attributes, marketplaceId: string): Issue[] {
  const sent = attributes[OFFER];
  if (sent === undefined) return [];
  const offer = offerOf(attributes, marketplaceId);
  const currency = siteById.get(marketplaceId)?.currency;
  if (!offer)
    return [
      error(
        '99022',
        `The field "our_price" of the attribute '${OFFER}' does not have enough values.`,
        OFFER,
        'INVALID_ATTRIBUTE',
      ),
    ];
  if (offer.currency !== currency) {
    return [
      error('90244', `The currency '${offer.currency}' is not that of the marketplace.`, OFFER, 'INVALID_ATTRIBUTE'),
    ];
  }
  if (offer.priceMinor <= 0) return [error('90111', 'The price has to be above zero.', OFFER, 'INVALID_PRICE')];
  return [];
}

function judgeSku(sku: string): Issue[] {
  if (sku.length <= SKU_LIMIT) return [];
  return [error('90225', `The SKU is longer than ${SKU_LIMIT} characters.`, 'sku', 'INVALID_ATTRIBUTE')];
}

const IDENTIFIER = 'externally_assigned_product_identifier';
/** The number of digits of each type of product code. */
const DIGITS_OF: Readonly<Record<string, RegExp>> = {
  ean: /^(\d{8}|\d{13})$/,
  upc: /^\d{12}$/,
  gtin: /^(\d{8}|\d{12,14})$/,
};

const isCode = (type: string, code: string): boolean => DIGITS_OF[type]?.test(code) === true && endsInCheckDigit(code);

function judgeValues(attributes: Attributes, marketplaceIds: readonly string[], profile: AmazonProfile): Issue[] {
  return Object.entries(attributes).flatMap(([name, values]) =>
    values.flatMap((value): Issue[] => {
      const { marketplace_id: marketplaceId, value: stated } = value;
      if (marketplaceId !== undefined && !marketplaceIds.includes(String(marketplaceId))) {
        return [
          error(
            '90057',
            `The attribute '${name}' names the marketplace '${marketplaceId}', which the request does not.`,
            name,
            'INVALID_ATTRIBUTE',
          ),
        ];
      }
      if (
        name === STOCK &&
        value.quantity !== undefined &&
        !(Number.isInteger(value.quantity) && Number(value.quantity) >= 0)
      ) {
        return [error('90215', 'The quantity has to be a whole number, zero or more.', name, 'INVALID_ATTRIBUTE')];
      }
      if (name === IDENTIFIER && !isCode(String(value.type), String(stated))) {
        return [
          error('90245', `'${stated}' is not a valid value of the type '${value.type}'.`, name, 'INVALID_ATTRIBUTE'),
        ];
      }
      if (name === STOCK && !CHANNELS.includes(String(value.fulfillment_channel_code))) {
        const channel = `'${value.fulfillment_channel_code}' is not a fulfillment channel.`;
        return [error('90245', channel, name, 'INVALID_ATTRIBUTE')];
      }
      const groups = shippingGroups(profile, String(marketplaceId ?? marketplaceIds[0])).map(({ id }) => id);
      const allowed = name === SHIPPING_GROUP ? groups : choices[name];
      if (allowed !== undefined && !allowed.includes(String(stated))) {
        return [
          error('90245', `'${stated}' is not a valid value of the attribute '${name}'.`, name, 'INVALID_ATTRIBUTE'),
        ];
      }
      return [];
    }),
  );
}

export interface Judged {
  sku: string;
  /** Whether an ASIN is in the catalogue or belongs to a product that the seller created. */
  isKnownAsin(asin: string): boolean;
  /** The catalogue, whose products have product codes. */
  goods: Goods;
  /** The account, whose shipping groups a listing may use. */
  profile: AmazonProfile;
  /** Whether the SKU is listed on all requested marketplaces. */
  isListed: boolean;
}

/** A known product is in the catalogue or was created with the listing. It outlives the listing. */
export function knowsAsin(goods: Goods, sellerId: string, sku: string): Judged['isKnownAsin'] {
  return (asin) => goods.byAsin(asin) !== undefined || asin === ownAsin(sellerId, sku);
}

/** The immediate errors of a submission. With an error it is INVALID and changes nothing. */
export function judge(
  edit: Edit,
  marketplaceIds: readonly string[],
  { sku, isKnownAsin, isListed, profile, goods }: Judged,
): Issue[] {
  if (edit.kind === 'delete') return [];
  if (edit.kind === 'patch') {
    if (!isListed)
      return [error('8541', 'The SKU does not have a listing on the marketplace.', 'sku', 'INVALID_ATTRIBUTE')];
    const set = edit.patches.filter((patch) => patch.op !== 'delete');
    const attributes = attributesOf(set);
    const own = [
      ...judgeValues(attributes, marketplaceIds, profile),
      ...marketplaceIds.flatMap((id) => judgeOffer(attributes, id)),
    ];
    // A merge may contain only a part of a value, so it is not checked as a whole.
    const whole = attributesOf(set.filter(({ op }) => op !== 'merge'));
    return [...byDefinitionExcept(own, edit.productType, marketplaceIds, 'PATCH', whole), ...own];
  }
  const { attributes } = edit;
  const isOffer = edit.requirements === 'LISTING_OFFER_ONLY';
  const isParent = attributes.parentage_level?.some(({ value }) => value === 'parent') ?? false;
  const asin = attributes.merchant_suggested_asin?.[0]?.value;
  const unknownAsin =
    typeof asin === 'string' && !isKnownAsin(asin)
      ? [error('8105', `'${asin}' is not in the Amazon catalogue.`, 'merchant_suggested_asin', 'INVALID_ATTRIBUTE')]
      : [];
  const offers = isParent ? [] : marketplaceIds.flatMap((id) => judgeOffer(attributes, id));
  const codes = isOffer || isParent ? [] : marketplaceIds.flatMap((id) => judgeCode(goods, profile, attributes, id));
  const own = [
    ...judgeSku(sku),
    ...unknownAsin,
    ...codes,
    ...judgeValues(attributes, marketplaceIds, profile),
    ...offers,
  ];
  return [
    ...byDefinitionExcept(own, edit.productType, marketplaceIds, edit.requirements as Requirements, attributes),
    ...own,
  ];
}

const attributesOf = (patches: readonly Patch[]): Attributes =>
  Object.fromEntries(patches.map(({ path, value = [] }) => [attributeOfPath(path) ?? '', value]));

/** Issues according to the definition, of attributes that have none so far: each attribute gets only one. */
function byDefinitionExcept(
  own: readonly Issue[],
  productType: string,
  marketplaceIds: readonly string[],
  requirements: Requirements | 'PATCH',
  attributes: Attributes,
): Issue[] {
  // The generic product type is for offers and patches, whose attributes are the same for all types.
  const isGeneric = requirements === 'LISTING_OFFER_ONLY' || requirements === 'PATCH';
  const type = findProductType(productType) ?? (isGeneric ? productTypes[0] : undefined);
  if (!type) return [];
  const named = new Set(own.flatMap(({ attributeNames = [] }) => attributeNames));
  return marketplaceIds
    .flatMap((id) => judgeByDefinition(type, id, requirements, attributes))
    .filter(({ attributeNames: [name = ''] = [] }) => !named.has(name));
}

export const hasErrors = (issues: readonly Issue[]): boolean => issues.some(({ severity }) => severity === 'ERROR');

/** Converts the rejection of a feed message to an issue. */
export function issueOf(refusal: AmazonRefusal): Issue {
  return { code: '4000001', message: refusal.message, severity: 'ERROR', categories: ['INVALID_ATTRIBUTE'] };
}
