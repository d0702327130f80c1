import { fromDecimal, isCurrency, type Money, money, readQuantity, type Site } from '@quayside/kernel';
import { amazonSite, currencyOf } from '../sites.ts';
import type { Attributes, AttributeValue, ListingsItem, WireMoney } from '../wire.ts';

export const OFFER = 'purchasable_offer';
export const STOCK = 'fulfillment_availability';
/** Names the seller's shipping template. */
export const SHIPPING_GROUP = 'merchant_shipping_group';
/** The channel of the seller's own stock; every other channel is an Amazon warehouse. */
export const OWN_CHANNEL = 'DEFAULT';

/** A decimal of an order or an offer. */
export function readMoney(wire: WireMoney | undefined): Money | undefined {
  const currency = wire?.currencyCode;
  if (wire?.amount === undefined || currency === undefined || !isCurrency(currency)) return undefined;
  return fromDecimal(wire.amount, currency);
}

/** Converts a price to a JSON number of whole currency units. Exact in both directions for every price below 10^13. */
export function toNumber(amount: Money): number {
  return amount.minor / 100;
}

export function fromNumber(amount: unknown, currency: string | undefined): Money | undefined {
  const minor = typeof amount === 'number' ? Math.round(amount * 100) : Number.NaN;
  return Number.isSafeInteger(minor) && currency !== undefined && isCurrency(currency)
    ? money(minor, currency)
    : undefined;
}

/** Whether the value applies to all buyers on the site. Business prices have a separate audience. */
export function isForAll(site: Site, value: AttributeValue): boolean {
  return value.marketplace_id === amazonSite(site).marketplaceId && (value.audience ?? 'ALL') === 'ALL';
}

interface Schedule {
  readonly schedule?: readonly { readonly value_with_tax?: unknown }[];
}

/** The consumer price on the site; undefined without an offer, and for a price that is not above 0 or in another currency. */
export function priceOf(site: Site, item: ListingsItem): Money | undefined {
  const { marketplaceId } = amazonSite(site);
  const offer = item.attributes?.[OFFER]?.find((value) => isForAll(site, value));
  const [price] = (offer?.our_price as readonly Schedule[] | undefined) ?? [];
  const currency = typeof offer?.currency === 'string' ? offer.currency : undefined;
  const listed = item.offers?.find((one) => one.marketplaceId === marketplaceId && one.offerType === 'B2C')?.price;
  const read = [fromNumber(price?.schedule?.[0]?.value_with_tax, currency), readMoney(listed)];
  return read.find((one) => one !== undefined && one.minor > 0 && one.currency === currencyOf(site));
}

/** What Amazon states instead of a price that `priceOf` does not read. */
export function statedPrice(site: Site, item: ListingsItem): { problem: 'price' | 'currency'; value: string } {
  const { marketplaceId } = amazonSite(site);
  const offer = item.attributes?.[OFFER]?.find((value) => isForAll(site, value));
  const [price] = (offer?.our_price as readonly Schedule[] | undefined) ?? [];
  const listed = item.offers?.find((one) => one.marketplaceId === marketplaceId && one.offerType === 'B2C')?.price;
  const amount = price?.schedule?.[0]?.value_with_tax ?? listed?.amount ?? '';
  const currency = offer?.currency ?? listed?.currencyCode ?? '';
  const isCurrencyWrong = amount !== '' && currency !== currencyOf(site);
  return { problem: isCurrencyWrong ? 'currency' : 'price', value: `${amount} ${currency}`.trim() };
}

export function isFulfilledByAmazon(item: ListingsItem): boolean {
  const channels = item.fulfillmentAvailability ?? [];
  return channels.length > 0 && channels.every(({ fulfillmentChannelCode }) => fulfillmentChannelCode !== OWN_CHANNEL);
}

/** The seller's own stock; 0 if the listing has none, and undefined if it cannot be read. */
export function quantityOf({ fulfillmentAvailability }: ListingsItem): number | undefined {
  if (fulfillmentAvailability?.length === 0) return 0;
  const own = fulfillmentAvailability?.find(({ fulfillmentChannelCode }) => fulfillmentChannelCode === OWN_CHANNEL);
  return readQuantity(own?.quantity);
}

/** The values of an attribute on a site, as texts. */
export function textsOf(site: Site, attributes: Attributes | undefined, name: string, field = 'value'): string[] {
  const { marketplaceId } = amazonSite(site);
  return (attributes?.[name] ?? []).flatMap((value) => {
    const isHere = value.marketplace_id === undefined || value.marketplace_id === marketplaceId;
    const text = value[field];
    return isHere && (typeof text === 'string' || typeof text === 'number') ? [String(text)] : [];
  });
}

/** The same with each value's unit, and booleans as `true` or `false`: the format of an item's specifics. */
export function specificsOn(site: Site, attributes: Attributes | undefined, name: string): string[] {
  const { marketplaceId } = amazonSite(site);
  return (attributes?.[name] ?? []).flatMap(({ value, unit, marketplace_id: at }) => {
    const isHere = at === undefined || at === marketplaceId;
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isHere && isPlain ? [typeof unit === 'string' ? `${value} ${unit}` : String(value)] : [];
  });
}

/** The dimensions of an attribute with several, each in the form `item_dimensions.length`. */
export function measuresOn(site: Site, attributes: Attributes | undefined, name: string): [string, string[]][] {
  const { marketplaceId } = amazonSite(site);
  const here = attributes?.[name]?.find(({ marketplace_id: at }) => at === undefined || at === marketplaceId);
  return Object.entries(here ?? {}).flatMap(([part, field]): [string, string[]][] => {
    const { value, unit } = (typeof field === 'object' && field !== null ? field : {}) as {
      value?: unknown;
      unit?: unknown;
    };
    return typeof value === 'number' && typeof unit === 'string' ? [[`${name}.${part}`, [`${value} ${unit}`]]] : [];
  });
}
