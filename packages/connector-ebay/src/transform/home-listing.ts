import type { HomeListing, HomeListingSummary, HomeVariant, OtherFormat } from '@quayside/connector-kit';
import { fromDecimal, isCurrency, type Money } from '@quayside/kernel';
import { CONDITION_BY_ID } from '../conditions.data.ts';
import { currencyOf, nameValues, tradingNumber } from '../trading/trading-xml.ts';
import { child, children, text, type XmlElement } from '../trading/xml.ts';

/** Undefined if the price is absent, not a decimal, or in an unsupported currency. */
export function readPrice(price: XmlElement | undefined): Money | undefined {
  const currency = currencyOf(price);
  return isCurrency(currency) ? fromDecimal(text(price), currency) : undefined;
}

const FORMATS: Readonly<Record<string, OtherFormat>> = {
  Auction: 'auction',
  Chinese: 'auction',
  AdType: 'classified',
  LeadGeneration: 'classified',
};
const FIXED_PRICE = new Set(['', 'FixedPriceItem', 'StoresFixedPrice']);

/** How an `Item` is sold; undefined at a fixed price. The current price of an auction is its highest bid, at which nothing may be sold. */
export function otherFormatOf(item: XmlElement): OtherFormat | undefined {
  const type = text(item, 'ListingType');
  return FIXED_PRICE.has(type) ? undefined : (FORMATS[type] ?? 'other');
}

/** Reads one `Item` of GetMyeBaySelling's active list; undefined without an id or a readable price. */
export function toSummary(item: XmlElement): HomeListingSummary | undefined {
  const externalId = text(item, 'ItemID');
  const price = readPrice(child(item, 'SellingStatus', 'CurrentPrice') ?? child(item, 'BuyItNowPrice'));
  if (externalId === '' || !price) return undefined;
  return {
    externalId,
    sku: text(item, 'SKU') || externalId,
    title: text(item, 'Title'),
    price,
    quantity: tradingNumber(item, child(item, 'QuantityAvailable') ? 'QuantityAvailable' : 'Quantity'),
  };
}

/** Reads GetItem's `Item`. A listing without a SKU is identified by its item id, a variation without one by item id and specifics. */
export function toHomeListing(item: XmlElement): HomeListing | undefined {
  const externalId = text(item, 'ItemID');
  const price = readPrice(child(item, 'SellingStatus', 'CurrentPrice') ?? child(item, 'StartPrice'));
  if (externalId === '' || !price) return undefined;

  const attributes = nameValues(child(item, 'ItemSpecifics'));
  const details = child(item, 'ProductListingDetails');
  const variants = toVariants(externalId, item, price);
  return {
    externalId,
    sku: text(item, 'SKU') || externalId,
    title: text(item, 'Title'),
    price,
    quantity: variants.length > 0 ? sum(variants) : available(item),
    description: text(item, 'Description'),
    categoryId: text(item, 'PrimaryCategory', 'CategoryID'),
    categoryPath: text(item, 'PrimaryCategory', 'CategoryName').split(':').filter(Boolean),
    brand: firstText(text(details, 'BrandMPN', 'Brand'), attributes.Brand?.[0]),
    mpn: firstText(text(details, 'BrandMPN', 'MPN'), attributes.MPN?.[0]),
    gtin: readGtin(details),
    condition: CONDITION_BY_ID[text(item, 'ConditionID')] ?? 'NEW',
    images: children(child(item, 'PictureDetails'), 'PictureURL').map((picture) => text(picture)),
    attributes,
    variants,
    url: text(item, 'ListingDetails', 'ViewItemURL') || null,
  };
}

function toVariants(externalId: string, item: XmlElement, listingPrice: Money): HomeVariant[] {
  const container = child(item, 'Variations');
  const picturesOf = variantPictures(container);
  return children(container, 'Variation').map((variation) => {
    const specifics = specificsOf(variation);
    return {
      sku: text(variation, 'SKU') || variantFallbackSku(externalId, specifics),
      specifics,
      price: readPrice(child(variation, 'StartPrice')) ?? listingPrice,
      quantity: available(variation),
      gtin: readGtin(child(variation, 'VariationProductListingDetails')),
      images: picturesOf(specifics),
    };
  });
}

/**
 * Names a variation without a SKU by its specifics, in whatever order eBay lists them. Separators within a value are
 * escaped, so that two variations of a listing never have the same name.
 */
export function variantFallbackSku(externalId: string, specifics: Readonly<Record<string, string>>): string {
  const values = Object.entries(specifics)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value.replaceAll(/[\\/]/g, '\\$&'));
  return `${externalId}:${values.join('/')}`;
}

/** Whether a variation's name was made by `variantFallbackSku`, unless the seller uses such SKUs. */
export function isNamedBySpecifics(externalId: string, sku: string): boolean {
  return sku.startsWith(`${externalId}:`);
}

export function specificsOf(variation: XmlElement): Record<string, string> {
  const named = nameValues(child(variation, 'VariationSpecifics'));
  return Object.fromEntries(Object.entries(named).map(([name, values]) => [name, values[0] ?? '']));
}

/** eBay stores variation pictures by the values of one specific, usually the colour. */
function variantPictures(variations: XmlElement | undefined): (specifics: Record<string, string>) => string[] {
  const pictures = child(variations, 'Pictures');
  const specific = text(pictures, 'VariationSpecificName');
  const byValue = new Map(
    children(pictures, 'VariationSpecificPictureSet').map((set) => [
      text(set, 'VariationSpecificValue'),
      children(set, 'PictureURL').map((picture) => text(picture)),
    ]),
  );
  return (specifics) => byValue.get(specifics[specific] ?? '') ?? [];
}

/** The available quantity; GetItem's Quantity includes sold units. */
function available(unit: XmlElement): number {
  const sold = tradingNumber(unit, 'SellingStatus', 'QuantitySold');
  return Math.max(0, tradingNumber(unit, 'Quantity') - sold);
}

/** Skips "Does not apply" and its translations, which eBay shows for a listing without a code. */
function readGtin(details: XmlElement | undefined): string | null {
  const codes = ['EAN', 'UPC', 'ISBN', 'GTIN'].map((name) => text(details, name).replaceAll(/[\s-]/g, ''));
  return codes.find((code) => /^(\d{8}|\d{12,14})$/.test(code)) ?? null;
}

function firstText(...candidates: readonly (string | undefined)[]): string | null {
  return candidates.find((candidate) => candidate !== undefined && candidate !== '') ?? null;
}

function sum(variants: readonly HomeVariant[]): number {
  return variants.reduce((total, { quantity }) => total + quantity, 0);
}
