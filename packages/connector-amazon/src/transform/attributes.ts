import { ConnectorError, type DraftEntry, type DraftUnit, type OfferUpdate } from '@quayside/connector-kit';
import type { Money, Site } from '@quayside/kernel';
import { amazonSite } from '../sites.ts';
import type { Attributes, AttributeValue, ListingsItem, Patch, PutBody } from '../wire.ts';
import { TYPE_BY_CONDITION } from './conditions.data.ts';
import { summaryOn } from './home-listing.ts';
import { factsOf, familyOf, listPriceOf, type Place, varyingOf } from './product.ts';
import {
  isForAll,
  isFulfilledByAmazon,
  OFFER,
  OWN_CHANNEL,
  SHIPPING_GROUP,
  STOCK,
  textsOf,
  toNumber,
} from './values.ts';

/** Amazon's limits, in characters. */
export const TITLE_LIMIT = 200;
export const SKU_LIMIT = 40;
/** A generic product type for offers, and for changes of price or stock only. */
export const OFFER_TYPE = 'PRODUCT';

/** Finds what Amazon would certainly reject, before a call is spent on it. */
export function refusalOf(entry: DraftEntry): ConnectorError | undefined {
  const refused = (field: string, reason: string) => new ConnectorError('rejected', reason, { field });
  const titleLength = [...entry.title].length;
  if (titleLength > TITLE_LIMIT)
    return refused('title', `The title has ${titleLength} characters; Amazon takes ${TITLE_LIMIT}.`);
  if (entry.title.trim() === '') return refused('title', 'The title is empty.');
  const skus = [entry.key, ...entry.units.map(({ sku }) => sku)];
  const long = skus.find((sku) => sku.length > SKU_LIMIT);
  if (long !== undefined) return refused('sku', `The sku ${long} is longer than ${SKU_LIMIT} characters.`);
  const dots = skus.find(isDots);
  if (dots !== undefined) return unaddressable(dots);
  if (entry.units.length === 0) return refused('units', 'There is nothing to sell in the listing.');
  if (TYPE_BY_CONDITION[entry.condition] === undefined)
    return refused('condition', `Amazon has no condition for ${entry.condition}.`);
  return undefined;
}

/**
 * Whether the SKU is a dot segment. A URL path normalizes such a segment away in any encoding, so no call could address
 * the SKU.
 */
export const isDots = (sku: string): boolean => sku === '.' || sku === '..';

export const unaddressable = (sku: string): ConnectorError =>
  new ConnectorError('rejected', `The sku ${sku} can not be named in a call to Amazon.`, { field: 'sku' });

/** The consumer offer with this price. A sale or minimum price in it and offers to other audiences are kept. */
export function offerWith(site: Site, price: Money, existing: ListingsItem | undefined): AttributeValue[] {
  const { marketplaceId } = amazonSite(site);
  const offers = (existing?.attributes?.[OFFER] ?? []).filter((value) => value.marketplace_id === marketplaceId);
  const before = offers.find((value) => isForAll(site, value));
  const others = offers.filter((value) => !isForAll(site, value));
  const our_price = [{ schedule: [{ value_with_tax: toNumber(price) }] }];
  return [
    { ...before, marketplace_id: marketplaceId, currency: price.currency, audience: 'ALL', our_price },
    ...others,
  ];
}

/** Stock has no site, because it belongs to all sites. If Amazon stores the goods, the channel stays unchanged. */
function stockOf(quantity: number, existing: ListingsItem | undefined): AttributeValue[] {
  const channel = existing?.fulfillmentAvailability?.[0]?.fulfillmentChannelCode;
  if (existing && isFulfilledByAmazon(existing) && channel) return [{ fulfillment_channel_code: channel }];
  return [{ fulfillment_channel_code: OWN_CHANNEL, quantity }];
}

/** The seller's terms: everything that an offer for a catalogue product may state. */
function termsOf(entry: DraftEntry, unit: DraftUnit, site: Site, existing: ListingsItem | undefined): Attributes {
  const at = { marketplace_id: amazonSite(site).marketplaceId };
  const condition = TYPE_BY_CONDITION[entry.condition];
  return {
    // An unknown condition is omitted and never sent as new; Amazon then rejects the listing.
    ...(condition === undefined ? {} : { condition_type: [{ value: condition, ...at }] }),
    [OFFER]: offerWith(site, unit.price, existing),
    [STOCK]: stockOf(unit.quantity, existing),
    ...groupOf(entry, site, existing),
  };
}

function codeOf({ isFreeOfCodes }: DraftEntry, unit: DraftUnit, site: Site): Attributes {
  const { gtin } = unit;
  const at = { marketplace_id: amazonSite(site).marketplaceId };
  if (gtin === null) return isFreeOfCodes ? { [CODE_EXEMPTION]: [{ value: true, ...at }] } : {};
  return { externally_assigned_product_identifier: [{ type: codeTypeOf(gtin), value: gtin, ...at }] };
}

export const CODE_EXEMPTION = 'supplier_declared_has_product_identifier_exemption';

const SUGGESTED_ASIN = 'merchant_suggested_asin';

const suggesting = (site: Site, asin: string): Attributes => ({
  [SUGGESTED_ASIN]: [{ value: asin, marketplace_id: amazonSite(site).marketplaceId }],
});

/**
 * The product in Amazon's catalogue for which a unit is an offer; undefined if the listing describes its own product.
 * An existing listing on the site stays what it is. A new one is an offer for the product that the SKU has on another
 * site, or previously had here.
 */
function catalogueAsin(
  entry: DraftEntry,
  sku: string,
  site: Site,
  existing: ListingsItem | undefined,
): string | undefined {
  const here = existing && summaryOn(site, existing);
  const suggested = textsOf(site, existing?.attributes, SUGGESTED_ASIN)[0];
  const isDescribed = textsOf(site, existing?.attributes, 'item_name').length > 0;
  const asin = here
    ? (suggested ?? (isDescribed ? undefined : here.asin))
    : (existing?.summaries?.[0]?.asin ?? entry.knownOffers[sku]);
  return asin !== undefined && ASIN.test(asin) ? asin : undefined;
}

/**
 * The group in the entry, or the one that the seller set for the listing: a full submission without a group would
 * remove it, and the account's default group would apply.
 */
function groupOf(entry: DraftEntry, site: Site, existing: ListingsItem | undefined): Attributes {
  if (entry.shipping?.by === 'id') return { [SHIPPING_GROUP]: [groupValue(site, entry.shipping.policyId)] };
  const shown = shownGroup(site, existing);
  return shown === undefined || leftGroup(entry, site, existing) ? {} : { [SHIPPING_GROUP]: [groupValue(site, shown)] };
}

const groupValue = (site: Site, value: string): AttributeValue => ({
  value,
  marketplace_id: amazonSite(site).marketplaceId,
});

function shownGroup(site: Site, existing: ListingsItem | undefined): string | undefined {
  const { marketplaceId } = amazonSite(site);
  const value = existing?.attributes?.[SHIPPING_GROUP]?.find((one) => one.marketplace_id === marketplaceId)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** The group that Amazon still shows for the listing and that must be removed. */
function leftGroup(
  entry: DraftEntry,
  site: Site,
  existing: ListingsItem | undefined,
): Pick<Writing, 'leaves'> | undefined {
  const { shipping } = entry;
  if (shipping?.by !== 'account' || shipping.left === null || shipping.left !== shownGroup(site, existing))
    return undefined;
  return { leaves: { [SHIPPING_GROUP]: [groupValue(site, shipping.left)] } };
}

const ASIN = /^[A-Z0-9]{10}$/;

/** The type follows from the number of digits (GS1): 12 for American codes, 14 for cases of several units. */
function codeTypeOf(gtin: string): 'ean' | 'upc' | 'gtin' {
  if (gtin.length === 12) return 'upc';
  return gtin.length === 14 ? 'gtin' : 'ean';
}

/** The full submission of one SKU. */
export interface Writing {
  readonly sku: string;
  readonly body: PutBody;
  /** Values that the listing shows and should lose: the body does not contain them. */
  readonly leaves?: Attributes;
}

/**
 * An entry as offers for products in Amazon's catalogue, one for each unit. Amazon describes the products to buyers, so
 * an offer states only its terms; a family needs no parent, because its products already form a family. Undefined
 * unless every unit's product is known.
 */
export function toOffers(
  entry: DraftEntry,
  site: Site,
  existing: ReadonlyMap<string, ListingsItem>,
): Writing[] | undefined {
  const offers = entry.units.flatMap((unit) => offerOf(entry, unit, site, existing.get(unit.sku)) ?? []);
  return offers.length === entry.units.length ? offers : undefined;
}

/** A unit as an offer; undefined if its product is not in the catalogue. */
function offerOf(entry: DraftEntry, unit: DraftUnit, site: Site, item: ListingsItem | undefined): Writing | undefined {
  const asin = catalogueAsin(entry, unit.sku, site, item);
  if (asin === undefined) return undefined;
  const attributes = { ...termsOf(entry, unit, site, item), ...suggesting(site, asin) };
  const productType = entry.categoryId || OFFER_TYPE;
  const body: PutBody = { productType, requirements: 'LISTING_OFFER_ONLY', attributes };
  return { sku: unit.sku, body, ...leftGroup(entry, site, item) };
}

/**
 * The submissions that describe an entry's products: one for a single listing; otherwise the parent, then its
 * variations. A variation whose product is in the catalogue is an offer for it; if only one variation is left to
 * describe, it has no parent.
 */
export function toWritings(entry: DraftEntry, place: Place, existing: ReadonlyMap<string, ListingsItem>): Writing[] {
  const { site } = place;
  const body = (attributes: Attributes): PutBody => ({
    productType: entry.categoryId,
    requirements: 'LISTING',
    attributes,
  });
  const offers = new Map(
    entry.units.map((unit) => [unit, entry.isGroup ? offerOf(entry, unit, site, existing.get(unit.sku)) : undefined]),
  );
  const isFamily =
    entry.isGroup && (entry.units.length === 1 || entry.units.filter((one) => !offers.get(one)).length > 1);
  const units = entry.units.map((unit): Writing => {
    const offer = offers.get(unit);
    if (offer) return offer;
    const images = unit.images.length > 0 ? unit.images : entry.images;
    const item = existing.get(unit.sku);
    const asin = catalogueAsin(entry, unit.sku, site, item);
    const attributes = {
      ...listPriceOf(place, unit.price),
      ...factsOf(entry, place, images),
      ...varyingOf(place, unit),
      ...(isFamily ? familyOf(entry, place, unit) : {}),
      ...termsOf(entry, unit, site, item),
      ...codeOf(entry, unit, site),
      ...(asin === undefined ? {} : suggesting(site, asin)),
    };
    return { sku: unit.sku, body: body(attributes), ...leftGroup(entry, site, item) };
  });
  if (!isFamily) return units;
  const parent = { ...factsOf(entry, place, entry.images), ...familyOf(entry, place, undefined) };
  return [{ sku: entry.key, body: body(parent) }, ...units];
}

/**
 * The patches that set price and stock to the desired values. Empty if they already match, unless the values must be
 * sent again.
 */
export function toPatches(
  site: Site,
  { price, quantity, mustResend }: Pick<OfferUpdate, 'price' | 'quantity' | 'mustResend'>,
  existing: ListingsItem,
): Patch[] {
  const patches: Patch[] = [];
  if (price !== undefined)
    patches.push({ op: 'replace', path: `/attributes/${OFFER}`, value: offerWith(site, price, existing) });
  if (quantity !== undefined)
    patches.push({ op: 'replace', path: `/attributes/${STOCK}`, value: stockOf(quantity, existing) });
  return patches.filter(
    ({ path, value }) =>
      mustResend === true || !isShown(value, existing.attributes?.[path.replace('/attributes/', '')]),
  );
}

/** Whether Amazon shows everything that was sent. Amazon may add to a value. */
export function isShown(sent: readonly AttributeValue[], shown: readonly AttributeValue[] | undefined): boolean {
  return sent.every((value) => (shown ?? []).some((existing) => includes(existing, value)));
}

function includes(existing: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return Array.isArray(existing) && wanted.every((entry, index) => includes(existing[index], entry));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (typeof existing !== 'object' || existing === null) return false;
    const fields = existing as Record<string, unknown>;
    return Object.entries(wanted).every(([name, value]) => includes(fields[name], value));
  }
  return existing === wanted;
}
