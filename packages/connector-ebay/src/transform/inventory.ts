import { ConnectorError, type PublishEntry, type PublishUnit } from '@quayside/connector-kit';
import { type Site, toDecimal } from '@quayside/kernel';
import { ebaySite, localeOf } from '../sites.ts';
import type { Aspects, InventoryItem, InventoryItemGroup, NewOffer, OfferContent, Product } from '../wire.ts';
import { regulatoryOf } from './regulatory.ts';

/** eBay's limits, in characters unless noted otherwise. */
export const TITLE_LIMIT = 80;
export const SKU_LIMIT = 50;
const PRODUCT_DESCRIPTION_LIMIT = 4_000;
const LISTING_DESCRIPTION_LIMIT = 500_000;
const ASPECT_NAME_LIMIT = 40;
const ASPECT_VALUE_LIMIT = 50;
const BRAND_LIMIT = 65;
const PICTURE_LIMIT = 24;

/**
 * Finds what eBay would certainly reject, before a call is spent on it; undefined if nothing is found.
 * @param picturesOverHttps eBay fetches pictures over https only; the sandbox may serve them over http
 */
export function refusalOf(entry: PublishEntry, picturesOverHttps: boolean): ConnectorError | undefined {
  const titleLength = [...entry.title].length;
  if (titleLength > TITLE_LIMIT) {
    return rejected('title', `The title has ${titleLength} characters; eBay takes ${TITLE_LIMIT}.`);
  }
  if (entry.title.trim() === '') return rejected('title', 'The title is empty.');
  if (entry.description.length > LISTING_DESCRIPTION_LIMIT) {
    return rejected('description', `The description is longer than ${LISTING_DESCRIPTION_LIMIT} characters.`);
  }
  const longSku = entry.units.find(({ sku }) => sku.length > SKU_LIMIT);
  if (longSku) return rejected('sku', `The sku ${longSku.sku} is longer than ${SKU_LIMIT} characters.`);
  const pictures = [...entry.images, ...entry.units.flatMap(({ images }) => images)];
  const plain = picturesOverHttps ? pictures.find((url) => !url.startsWith('https://')) : undefined;
  if (plain !== undefined) return rejected('images', `The picture ${plain} is not served over https.`);
  if (entry.units.length === 0) return rejected('units', 'There is nothing to sell in the listing.');
  return undefined;
}

function rejected(field: string, reason: string): ConnectorError {
  return new ConnectorError('rejected', reason, { field });
}

/**
 * The inventory item of one unit. It replaces eBay's item completely, so fields that Quayside does not store (package size, pickup, videos
 * …) are copied from `existing`.
 */
export function toInventoryItem(
  site: Site,
  entry: PublishEntry,
  unit: PublishUnit,
  existing: InventoryItem | undefined,
): InventoryItem {
  const { conditionDescription, conditionDescriptors, packageWeightAndSize } = existing ?? {};
  const { subtitle, epid, videoIds } = existing?.product ?? {};
  const pickup = existing?.availability?.pickupAtLocationAvailability;
  const distributions = existing?.availability?.shipToLocationAvailability?.availabilityDistributions;
  const images = (unit.images.length > 0 ? unit.images : entry.images).slice(0, PICTURE_LIMIT);
  return given({
    sku: unit.sku,
    locale: localeOf(site),
    availability: given({
      shipToLocationAvailability: given({ quantity: unit.quantity, availabilityDistributions: distributions }),
      pickupAtLocationAvailability: pickup,
    }),
    condition: entry.condition,
    conditionDescription,
    conditionDescriptors,
    packageWeightAndSize,
    product: given({
      title: entry.title,
      subtitle,
      description: entry.description.length <= PRODUCT_DESCRIPTION_LIMIT ? stated(entry.description) : undefined,
      aspects: toAspects({ ...entry.attributes, ...singleValues(unit.specifics) }),
      ...productCode(unit.gtin),
      brand: shortened(entry.brand),
      mpn: shortened(entry.mpn),
      imageUrls: images.length > 0 ? images : undefined,
      epid,
      videoIds,
    }),
  });
}

/** EAN, UPC or ISBN by the form of the code (GS1: 978 and 979 are books). */
function productCode(gtin: string | null): Pick<Product, 'ean' | 'upc' | 'isbn'> {
  if (gtin === null) return {};
  if (gtin.length === 12) return { upc: [gtin] };
  return /^97[89]\d{10}$/.test(gtin) ? { isbn: [gtin] } : { ean: [gtin] };
}

/** Specifics within eBay's lengths. A long value is cut between words; a specific with a long name is omitted. */
export function toAspects(attributes: Readonly<Record<string, readonly string[]>>): Aspects | undefined {
  const aspects = Object.entries(attributes)
    .filter(([name]) => name !== '' && [...name].length <= ASPECT_NAME_LIMIT)
    .map(([name, values]) => [name, values.map(cutAspectValue).filter(Boolean)] as const)
    .filter(([, values]) => values.length > 0);
  return aspects.length > 0 ? Object.fromEntries(aspects) : undefined;
}

function cutAspectValue(value: string): string {
  const trimmed = value.trim();
  if ([...trimmed].length <= ASPECT_VALUE_LIMIT) return trimmed;
  const cut = [...trimmed].slice(0, ASPECT_VALUE_LIMIT).join('');
  const space = cut.lastIndexOf(' ');
  return space > 0 ? cut.slice(0, space) : cut;
}

function singleValues(specifics: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(specifics).map(([name, value]) => [name, [value]]));
}

/** The group of a listing with variations. */
export function toGroup(entry: PublishEntry, existing: InventoryItemGroup | undefined): InventoryItemGroup {
  const varying = varyingNames(entry);
  const common = Object.entries(entry.attributes).filter(([name]) => !varying.includes(name));
  const pictured = varying.find((name) => picturesVaryBy(entry, name));
  return given({
    title: entry.title,
    subtitle: existing?.subtitle,
    description: stated(entry.description),
    aspects: toAspects(Object.fromEntries(common)),
    imageUrls: entry.images.length > 0 ? entry.images.slice(0, PICTURE_LIMIT) : undefined,
    videoIds: existing?.videoIds,
    variantSKUs: entry.units.map(({ sku }) => sku),
    variesBy: given({
      aspectsImageVariesBy: pictured === undefined ? undefined : [pictured],
      specifications: varying.map((name) => ({
        name,
        values: [
          ...new Set(entry.units.flatMap(({ specifics }) => cutAspectValue(specificOf(specifics, name) ?? '') || [])),
        ],
      })),
    }),
  });
}

/** Reads an own property, because a seller may name a specific `valueOf`. */
function specificOf(specifics: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(specifics, name) ? specifics[name] : undefined;
}

function varyingNames(entry: PublishEntry): string[] {
  return [...new Set(entry.units.flatMap(({ specifics }) => Object.keys(specifics)))];
}

/** Whether pictures vary by this specific: the units have their own pictures, and units with the same value share them. */
function picturesVaryBy(entry: PublishEntry, name: string): boolean {
  const pictures = new Map<string, string>();
  for (const { specifics, images } of entry.units) {
    const value = specificOf(specifics, name);
    const shown = images.join('\n');
    if (value === undefined || shown === '' || (pictures.get(value) ?? shown) !== shown) return false;
    pictures.set(value, shown);
  }
  return new Set(pictures.values()).size > 1;
}

export function toNewOffer(site: Site, entry: PublishEntry, unit: PublishUnit): NewOffer {
  return {
    sku: unit.sku,
    marketplaceId: ebaySite(site).marketplaceId,
    format: 'FIXED_PRICE',
    ...toOfferContent(entry, unit, undefined),
  };
}

/** The content of an offer. Other fields of `existing` are kept, because the update replaces everything. */
export function toOfferContent(
  entry: PublishEntry,
  unit: PublishUnit,
  existing: OfferContent | undefined,
): OfferContent {
  const { fulfillmentPolicyId, paymentPolicyId, returnPolicyId, merchantLocationKey } = entry.settings;
  return given({
    ...keptOf(existing ?? {}),
    availableQuantity: unit.quantity,
    categoryId: entry.categoryId,
    listingDuration: 'GTC',
    listingDescription: stated(entry.description),
    listingPolicies: given({
      ...existing?.listingPolicies,
      fulfillmentPolicyId: entry.shipping?.by === 'id' ? entry.shipping.policyId : fulfillmentPolicyId,
      paymentPolicyId,
      returnPolicyId,
    }),
    merchantLocationKey,
    regulatory: regulatoryOf(entry, existing?.regulatory),
    tax: entry.isVatFree ? withoutVat(existing?.tax) : existing?.tax,
    pricingSummary: {
      ...existing?.pricingSummary,
      price: { value: toDecimal(unit.price), currency: unit.price.currency },
    },
  });
}

/** Fields of an offer that the seller may have set elsewhere. Status, ids and the listing are read-only and never sent. */
function keptOf(existing: OfferContent): OfferContent {
  return {
    secondaryCategoryId: existing.secondaryCategoryId,
    charity: existing.charity,
    extendedProducerResponsibility: existing.extendedProducerResponsibility,
    hideBuyerDetails: existing.hideBuyerDetails,
    includeCatalogProductDetails: existing.includeCatalogProductDetails,
    lotSize: existing.lotSize,
    quantityLimitPerBuyer: existing.quantityLimitPerBuyer,
    regulatory: existing.regulatory,
    storeCategoryNames: existing.storeCategoryNames,
  } as OfferContent;
}

/** The taxes of an offer without a VAT rate; undefined if nothing else is left. */
function withoutVat(tax: OfferContent['tax']): OfferContent['tax'] {
  const kept = Object.entries(tax ?? {}).filter(([name]) => name !== 'vatPercentage');
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Blank text counts as absent, because eBay rejects it. */
function stated(value: string | null): string | undefined {
  return value === null || value.trim() === '' ? undefined : value;
}

function shortened(value: string | null): string | undefined {
  const whole = stated(value);
  return whole === undefined ? undefined : [...whole].slice(0, BRAND_LIMIT).join('');
}

type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Removes undefined fields, so that they are not sent. */
function given<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
}
