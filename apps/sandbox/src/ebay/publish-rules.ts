import { aspectsOf } from '../catalog/aspects.ts';
import { isConditionOf } from './conditions.ts';
import { type LabelDuty, requiresEnergyLabel, requiresLabels } from './duties.ts';
import type { EbayWorld } from './ebay-world.ts';
import { type EbayErrorBody, ebayError } from './errors.ts';
import { localeOf } from './live.ts';
import { statusOf } from './media.ts';
import type { GroupBody, InventoryItemBody, PolicyKind, StoredOffer } from './model.ts';
import { minorOf } from './money.ts';
import { type DocumentsOf, regulatoryProblems } from './regulatory.ts';
import { POLICY_PROGRAM } from './seed.ts';
import type { Seller } from './seller.ts';
import { policyKey } from './seller-state.ts';
import { siteCategories } from './site-categories.ts';
import { type EbaySite, siteByMarketplace } from './sites.data.ts';

/** Limits from eBay's documentation, in characters and pieces. */
const TITLE_LENGTH = 80;
const SUBTITLE_LENGTH = 55;
const CONDITION_DESCRIPTION_LENGTH = 1000;
const DESCRIPTION_LENGTH = 4000;
const LISTING_DESCRIPTION_LENGTH = 500_000;
const ASPECT_NAME_LENGTH = 40;
const ASPECT_VALUE_LENGTH = 50;
const BRAND_LENGTH = 65;
const PICTURES = 24;
const UNTIL_CANCELLED = 'GTC';

export const conditions: ReadonlySet<string> = new Set([
  'NEW',
  'LIKE_NEW',
  'NEW_OTHER',
  'NEW_WITH_DEFECTS',
  'CERTIFIED_REFURBISHED',
  'EXCELLENT_REFURBISHED',
  'VERY_GOOD_REFURBISHED',
  'GOOD_REFURBISHED',
  'SELLER_REFURBISHED',
  'USED_EXCELLENT',
  'USED_VERY_GOOD',
  'USED_GOOD',
  'USED_ACCEPTABLE',
  'FOR_PARTS_OR_NOT_WORKING',
  'PRE_OWNED_EXCELLENT',
  'PRE_OWNED_FAIR',
]);

const lengthOf = (text: string | undefined): number => [...(text ?? '')].length;

const badField = (fieldName: string, additionalInfo: string): EbayErrorBody =>
  ebayError(25016, { fieldName, additionalInfo });

function isPictureUrl(url: string, publicUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  // eBay accepts only https; the sandbox's own pictures, and a seller's machine next to it, use plain http.
  return protocol === 'https:' || url.startsWith(publicUrl) || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

/** Problems of any item, live or not, for which a write is rejected at once. */
export function itemProblems(body: InventoryItemBody): EbayErrorBody[] {
  const problems: EbayErrorBody[] = [];
  const quantity = body.availability?.shipToLocationAvailability?.quantity;
  if (quantity !== undefined && quantity < 0) problems.push(ebayError(25004, { additionalInfo: 'below zero' }));
  if (body.condition !== undefined && !conditions.has(body.condition)) {
    problems.push(ebayError(25021, { additionalInfo: `${body.condition} is not a condition` }));
  }
  const product = body.product ?? {};
  if (lengthOf(product.description) > DESCRIPTION_LENGTH) {
    problems.push(badField('description', `more than ${DESCRIPTION_LENGTH} characters`));
  }
  if (lengthOf(body.conditionDescription) > CONDITION_DESCRIPTION_LENGTH) {
    problems.push(badField('conditionDescription', `more than ${CONDITION_DESCRIPTION_LENGTH} characters`));
  }
  problems.push(...subtitleProblems(product.subtitle));
  for (const name of ['brand', 'mpn'] as const) {
    if (lengthOf(product[name]) > BRAND_LENGTH) problems.push(badField(name, `more than ${BRAND_LENGTH} characters`));
  }
  if ((product.imageUrls ?? []).length > PICTURES) {
    problems.push(ebayError(25014, { additionalInfo: `more than ${PICTURES}` }));
  }
  problems.push(...aspectProblems(product.aspects));
  return problems;
}

export function subtitleProblems(subtitle: string | undefined): EbayErrorBody[] {
  return lengthOf(subtitle) > SUBTITLE_LENGTH ? [badField('subtitle', `more than ${SUBTITLE_LENGTH} characters`)] : [];
}

export function aspectProblems(aspects: Record<string, string[]> | undefined): EbayErrorBody[] {
  const problems: EbayErrorBody[] = [];
  for (const [name, values] of Object.entries(aspects ?? {})) {
    if (lengthOf(name) > ASPECT_NAME_LENGTH) {
      problems.push(badField('aspects', `the name "${name}" has more than ${ASPECT_NAME_LENGTH} characters`));
    }
    for (const value of values) {
      if (lengthOf(value) > ASPECT_VALUE_LENGTH) {
        problems.push(badField('aspects', `the value of "${name}" has more than ${ASPECT_VALUE_LENGTH} characters`));
      }
    }
  }
  return problems;
}

function contentProblems(
  world: EbayWorld,
  title: string | undefined,
  description: string | undefined,
  pictures: readonly string[],
): EbayErrorBody[] {
  const problems: EbayErrorBody[] = [];
  const length = lengthOf(title?.trim());
  if (length === 0) problems.push(badField('title', 'it is missing'));
  if (length > TITLE_LENGTH) problems.push(badField('title', `${length} characters; ${TITLE_LENGTH} are allowed`));
  if (lengthOf(description?.trim()) === 0) problems.push(badField('listingDescription', 'it is missing'));
  if (lengthOf(description) > LISTING_DESCRIPTION_LENGTH) {
    problems.push(badField('listingDescription', `more than ${LISTING_DESCRIPTION_LENGTH} characters`));
  }
  if (pictures.length === 0) problems.push(ebayError(25014, { additionalInfo: 'at least one is needed' }));
  for (const url of pictures) {
    if (!isPictureUrl(url, world.config.publicUrl)) {
      problems.push(ebayError(25015, { additionalInfo: `${url} is not an https address` }));
    }
  }
  return problems;
}

function categoryProblems(
  world: EbayWorld,
  site: EbaySite,
  offer: StoredOffer,
  aspects: Record<string, string[]>,
  item: InventoryItemBody,
): EbayErrorBody[] {
  const { product } = item;
  const { categoryId } = offer.body;
  if (categoryId === undefined) return [ebayError(25005, { additionalInfo: 'it is missing' })];
  const category = siteCategories(world, site.marketplaceId).byId.get(categoryId);
  if (!category) return [ebayError(25005, { additionalInfo: `${categoryId} is unknown on ${site.marketplaceId}` })];
  if (category.children.length > 0) return [ebayError(25005, { additionalInfo: `${categoryId} is not a leaf` })];
  const asked = aspectsOf(category.kind.path, offer.language);
  const missing = asked.filter((aspect) => {
    if (!aspect.required) return false;
    // The product's own brand and part number count as the item specifics with those names.
    if (aspect.key === 'brand' && product?.brand) return false;
    return !(aspects[aspect.name] ?? []).some((value) => value.trim() !== '');
  });
  const wrong = asked.flatMap(({ isSelectionOnly, name, values }) =>
    isSelectionOnly
      ? (aspects[name] ?? []).filter((value) => !values.includes(value)).map((value) => ({ name, value }))
      : [],
  );
  const crowded = asked.filter(({ many, name }) => !many && (aspects[name] ?? []).length > 1);
  return [
    ...crowded.map(({ name }) => ebayError(25002, { additionalInfo: `${name} takes one value` })),
    ...missing.map((aspect) => ebayError(25029, { field: aspect.name })),
    ...wrong.map(({ name, value }) =>
      ebayError(25002, { additionalInfo: `the value "${value}" is not one that the category offers for ${name}` }),
    ),
    ...(item.condition === undefined || isConditionOf(category.kind, item.condition)
      ? []
      : [ebayError(25021, { additionalInfo: `the category ${categoryId} does not take ${item.condition}` })]),
  ];
}

const policyRules: readonly [
  PolicyKind,
  'fulfillmentPolicyId' | 'paymentPolicyId' | 'returnPolicyId',
  25007 | 25008 | 25009,
][] = [
  ['fulfillment', 'fulfillmentPolicyId', 25007],
  ['payment', 'paymentPolicyId', 25008],
  ['return', 'returnPolicyId', 25009],
];

function accountProblems(seller: Seller, site: EbaySite, offer: StoredOffer): EbayErrorBody[] {
  const { state } = seller;
  const problems: EbayErrorBody[] = [];
  if (!state.programs.has(POLICY_PROGRAM)) {
    problems.push(ebayError(25018, { additionalInfo: 'the seller has not opted in to business policies' }));
  }
  for (const [kind, field, errorId] of policyRules) {
    const id = offer.body.listingPolicies?.[field];
    const policy = id === undefined ? undefined : state.policies.get(policyKey(kind, id));
    if (id === undefined) problems.push(ebayError(errorId, { additionalInfo: 'it is missing' }));
    else if (!policy) problems.push(ebayError(errorId, { additionalInfo: `${id} does not exist` }));
    else if (policy.marketplaceId !== site.marketplaceId) {
      problems.push(ebayError(errorId, { additionalInfo: `${id} belongs to ${policy.marketplaceId}` }));
    }
  }
  const key = offer.body.merchantLocationKey;
  const location = key === undefined ? undefined : state.locations.get(key);
  if (key === undefined) problems.push(ebayError(25012, { additionalInfo: 'it is missing' }));
  else if (!location) problems.push(ebayError(25012, { additionalInfo: `${key} does not exist` }));
  else if (!location.enabled) problems.push(ebayError(25012, { additionalInfo: `${key} is disabled` }));
  return problems;
}

function termProblems(site: EbaySite, offer: StoredOffer, item: InventoryItemBody, isNew: boolean): EbayErrorBody[] {
  const problems: EbayErrorBody[] = [];
  const price = offer.body.pricingSummary?.price;
  const minor = price === undefined ? undefined : minorOf(price.value);
  if (price === undefined) problems.push(ebayError(25003, { additionalInfo: 'it is missing' }));
  else if (minor === undefined || minor <= 0) {
    problems.push(ebayError(25003, { additionalInfo: `${price.value} is not above zero` }));
  } else if (price.currency !== site.currency) {
    problems.push(ebayError(25003, { additionalInfo: `${price.currency} is not ${site.marketplaceId}'s currency` }));
  }
  const { listingDuration = UNTIL_CANCELLED } = offer.body;
  if (listingDuration !== UNTIL_CANCELLED) {
    problems.push(badField('listingDuration', `a fixed price stands until it is cancelled: ${UNTIL_CANCELLED}`));
  }
  const stock = item.availability?.shipToLocationAvailability?.quantity;
  const available = Math.min(stock ?? 0, offer.body.availableQuantity ?? stock ?? 0);
  if (stock === undefined) problems.push(ebayError(25004, { additionalInfo: 'it is missing' }));
  else if (isNew && available < 1) {
    problems.push(ebayError(25004, { additionalInfo: 'a listing cannot begin with nothing in stock' }));
  }
  return problems;
}

/**
 * A variation has one value for each specific by which its group varies, and it is one of those that the group lists.
 */
function variationProblems({ variesBy }: GroupBody, sku: string, aspects: Record<string, string[]>): EbayErrorBody[] {
  return (variesBy?.specifications ?? []).flatMap(({ name = '', values = [] }) => {
    const [own, ...more] = aspects[name] ?? [];
    if (own !== undefined && more.length === 0 && values.includes(own)) return [];
    const additionalInfo = `${sku} needs one of the values that the group names for ${name}`;
    return [ebayError(25013, { additionalInfo })];
  });
}

/**
 * Everything that prevents an offer from going live, or a live one from being changed to this; empty if nothing does.
 */
export function publishProblems(
  world: EbayWorld,
  seller: Seller,
  offer: StoredOffer,
  item: InventoryItemBody | undefined,
  group: GroupBody | undefined,
  isNew: boolean,
): EbayErrorBody[] {
  const site = siteByMarketplace.get(offer.body.marketplaceId);
  if (!site) return [ebayError(25604, { additionalInfo: `${offer.body.marketplaceId} is not a marketplace` })];
  if (!site.languages.includes(offer.language)) {
    const additionalInfo = `Content-Language ${offer.language} does not fit ${site.marketplaceId}`;
    return [ebayError(25604, { additionalInfo })];
  }
  if (!item) {
    const additionalInfo =
      `${offer.body.sku} could not be found or is not available in the system for the marketplace ` +
      `${site.marketplaceId} (locale ${localeOf(offer.language)})`;
    return [ebayError(25604, { additionalInfo })];
  }
  const product = item.product ?? {};
  const problems = itemProblems(item);
  if (item.condition === undefined) problems.push(ebayError(25021, { additionalInfo: 'it is missing' }));
  problems.push(
    ...contentProblems(
      world,
      group ? group.title : product.title,
      offer.body.listingDescription ?? group?.description ?? product.description,
      [...(group?.imageUrls ?? []), ...(product.imageUrls ?? [])],
    ),
    ...categoryProblems(world, site, offer, { ...group?.aspects, ...product.aspects }, item),
    ...(group ? variationProblems(group, offer.body.sku, product.aspects ?? {}) : []),
    ...accountProblems(seller, site, offer),
    ...termProblems(site, offer, item, isNew),
    ...regulatoryProblems(offer.body.regulatory, needsOf(world, offer), documentsOf(world, seller)),
  );
  return problems;
}

/** The status of each document that the seller has uploaded. */
function documentsOf({ clock }: EbayWorld, { state: { documents } }: Seller): DocumentsOf {
  return (id) => {
    const document = documents.get(id);
    return document && statusOf(document, clock.now());
  };
}

function needsOf(world: EbayWorld, { body: { marketplaceId, categoryId = '' } }: StoredOffer) {
  const requires = (duty: LabelDuty) => requiresLabels(world, duty, marketplaceId, categoryId);
  return {
    energyLabel: requiresEnergyLabel(world, marketplaceId, categoryId),
    hazmat: requires('HAZMAT'),
    productSafety: requires('PRODUCT_SAFETY'),
  };
}
