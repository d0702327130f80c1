import {
  type HomeListing,
  type HomeListingSummary,
  type HomeVariant,
  type OtherFormat,
  type UnreadableHome,
  unreadableHome,
} from '@quayside/connector-kit';
import { fromDecimal, isCurrency, type Money, type Site, siteFacts } from '@quayside/kernel';
import { CONDITION_BY_ID } from '../conditions.data.ts';
import { currencyOf, nameValues, tradingQuantity } from '../trading/trading-xml.ts';
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

/** Whether listings of a site may state prices in the currency: Canada's are in its own or in US dollars. */
export function isCurrencyOf(site: Site, currency: string): boolean {
  return currency === siteFacts(site).currency || (site === 'CA' && currency === 'USD');
}

/** The price of a listing or variation; undefined if it is absent, not a decimal above 0, or in a currency that the site does not have. */
export function priceAt(site: Site, price: XmlElement | undefined): Money | undefined {
  const read = isCurrencyOf(site, currencyOf(price)) ? readPrice(price) : undefined;
  return read && read.minor > 0 ? read : undefined;
}

/** What is wrong with a price that `priceAt` does not read. */
export function priceProblem(site: Site, price: XmlElement | undefined): readonly ['price' | 'currency', string] {
  const currency = currencyOf(price);
  const isCurrencyWrong = price !== undefined && !isCurrencyOf(site, currency);
  return [isCurrencyWrong ? 'currency' : 'price', `${text(price)} ${currency}`.trim()];
}

/** The price element of an `Item`, of a list or of its details. */
export function priceElement(item: XmlElement): XmlElement | undefined {
  return child(item, 'SellingStatus', 'CurrentPrice') ?? child(item, 'StartPrice') ?? child(item, 'BuyItNowPrice');
}

/** Reads one `Item` of GetMyeBaySelling's active list; if that is not possible, what is wrong with it. */
export function toSummary(site: Site, item: XmlElement): HomeListingSummary | UnreadableHome {
  const externalId = text(item, 'ItemID');
  const sku = text(item, 'SKU') || externalId;
  const quantity = tradingQuantity(item, child(item, 'QuantityAvailable') ? 'QuantityAvailable' : 'Quantity');
  if (externalId === '') return unreadableHome(null, sku || null, 'id', text(item, 'Title'), { quantity });
  const price = priceAt(site, priceElement(item));
  if (!price) return unreadableHome(externalId, sku, ...priceProblem(site, priceElement(item)), { quantity });
  if (quantity === undefined) return unreadableHome(externalId, sku, 'quantity', statedQuantity(item));
  return { externalId, sku, title: text(item, 'Title'), price, quantity };
}

export interface ReadListing {
  /** Undefined if nothing of it can be sold, because its id, its price or its quantity cannot be read. */
  readonly listing: HomeListing | undefined;
  /** What cannot be read: the listing itself, or some of its variations, which the listing then lacks. */
  readonly unreadable: readonly UnreadableHome[];
}

/** Reads GetItem's `Item`. A listing without a SKU is identified by its item id, a variation without one by item id and specifics. */
export function toHomeListing(site: Site, item: XmlElement): ReadListing {
  const externalId = text(item, 'ItemID');
  const sku = text(item, 'SKU') || externalId;
  const stated = priceElement(item);
  if (externalId === '') return { listing: undefined, unreadable: [unreadableHome(null, sku || null, 'id', '')] };
  const own = priceAt(site, stated);
  const { variants, unreadable } = toVariants(site, externalId, item, own);
  const isVaried = variants.length + unreadable.length > 0;
  const quantity = isVaried ? sum(variants) : available(item);
  if (isVaried && variants.length === 0) return { listing: undefined, unreadable };
  const price = own ?? cheapest(variants);
  if (!price) {
    const problem = unreadableHome(externalId, sku, ...priceProblem(site, stated), { quantity });
    return { listing: undefined, unreadable: [problem] };
  }
  if (quantity === undefined) {
    return { listing: undefined, unreadable: [unreadableHome(externalId, sku, 'quantity', statedQuantity(item))] };
  }
  const attributes = nameValues(child(item, 'ItemSpecifics'));
  const details = child(item, 'ProductListingDetails');
  const listing: HomeListing = {
    externalId,
    sku,
    title: text(item, 'Title'),
    price,
    quantity,
    description: text(item, 'Description'),
    categoryId: text(item, 'PrimaryCategory', 'CategoryID'),
    categoryPath: text(item, 'PrimaryCategory', 'CategoryName').split(':').filter(Boolean),
    brand: firstText(text(details, 'BrandMPN', 'Brand'), attributes.Brand?.[0]),
    mpn: firstText(text(details, 'BrandMPN', 'MPN'), attributes.MPN?.[0]),
    gtin: readGtin(details),
    condition: conditionOf(item),
    images: children(child(item, 'PictureDetails'), 'PictureURL').map((picture) => text(picture)),
    attributes,
    variants,
    url: text(item, 'ListingDetails', 'ViewItemURL') || null,
  };
  return { listing, unreadable };
}

/** An unknown condition keeps eBay's words, so that it is not read as new. */
function conditionOf(item: XmlElement): string {
  const id = text(item, 'ConditionID');
  return id === '' ? 'NEW' : (CONDITION_BY_ID[id] ?? firstText(text(item, 'ConditionDisplayName'), id) ?? id);
}

function toVariants(
  site: Site,
  externalId: string,
  item: XmlElement,
  listingPrice: Money | undefined,
): { variants: HomeVariant[]; unreadable: UnreadableHome[] } {
  const container = child(item, 'Variations');
  const picturesOf = variantPictures(container);
  const variants: HomeVariant[] = [];
  const unreadable: UnreadableHome[] = [];
  for (const variation of children(container, 'Variation')) {
    const specifics = specificsOf(variation);
    const sku = text(variation, 'SKU') || variantFallbackSku(externalId, specifics);
    const stated = child(variation, 'StartPrice');
    const price = stated ? priceAt(site, stated) : listingPrice;
    const quantity = available(variation);
    const images = picturesOf(specifics);
    const gtin = readGtin(child(variation, 'VariationProductListingDetails'));
    if (!price) unreadable.push(unreadableHome(externalId, sku, ...priceProblem(site, stated), { quantity }));
    else if (quantity === undefined) {
      unreadable.push(unreadableHome(externalId, sku, 'quantity', statedQuantity(variation)));
    } else variants.push({ sku, specifics, price, quantity, gtin, images });
  }
  return { variants, unreadable };
}

function cheapest(variants: readonly HomeVariant[]): Money | undefined {
  return variants
    .map(({ price }) => price)
    .reduce<Money | undefined>((least, price) => (least && least.minor <= price.minor ? least : price), undefined);
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

/** The available quantity; GetItem's Quantity includes sold units. Undefined if one of the two numbers cannot be read. */
function available(unit: XmlElement): number | undefined {
  const sold = child(unit, 'SellingStatus', 'QuantitySold')
    ? tradingQuantity(unit, 'SellingStatus', 'QuantitySold')
    : 0;
  const quantity = tradingQuantity(unit, 'Quantity');
  return quantity === undefined || sold === undefined ? undefined : Math.max(0, quantity - sold);
}

function statedQuantity(unit: XmlElement): string {
  const sold = text(unit, 'SellingStatus', 'QuantitySold');
  const quantity = text(unit, child(unit, 'QuantityAvailable') ? 'QuantityAvailable' : 'Quantity');
  return sold === '' ? quantity : `${quantity} − ${sold}`;
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
