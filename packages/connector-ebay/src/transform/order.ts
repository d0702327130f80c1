import {
  type BuyerContact,
  contactOf,
  currencyCode,
  decimalOf,
  type ExternalOrder,
  type ExternalOrderLine,
  instantOf,
  NO_DATE,
  type OrderReading,
  objectsOf,
  wireText,
} from '@quayside/connector-kit';
import { type Currency, isCurrency, type Site, siteFacts } from '@quayside/kernel';
import { siteOfCurrency, siteOfMarketplace } from '../sites.ts';
import type { Amount, Order, OrderLine } from '../wire.ts';
import { variantFallbackSku } from './home-listing.ts';

export const idsOf = ({ orderId, lineItems }: Order) => ({
  field: 'orderId',
  id: orderId,
  lineIds: objectsOf(lineItems).map(({ lineItemId }) => lineItemId),
});

export function toExternalOrder(order: Order, reading: OrderReading): Omit<ExternalOrder, 'externalId' | 'doubts'> {
  const { creationDate, lastModifiedDate } = order;
  const own = reading.lines('lineItems', order.lineItems);
  const site = siteOfOrder(own, order, reading);
  const currency = site === null ? undefined : siteFacts(site).currency;
  const status = statusOf(order, reading);
  const lines = own.map((line) => toLine(line, status, currency, reading));
  const stated = order.pricingSummary?.total;
  const shipTo = objectsOf(order.fulfillmentStartInstructions)[0]?.shippingStep?.shipTo;
  if (instantOf(creationDate) === undefined) reading.doubt('impossible_date', 'creationDate', creationDate);
  return {
    site,
    createdAt: instantOf(creationDate) ?? NO_DATE,
    modifiedAt: instantOf(lastModifiedDate) ?? instantOf(creationDate) ?? NO_DATE,
    status,
    total: reading.total('pricingSummary.total', stated ? amountIn(stated, currency) : null, currency, lines),
    buyerUsername: wireText(order.buyer?.username) ?? null,
    shipToName: wireText(shipTo?.fullName) ?? null,
    shipToCountry: wireText(shipTo?.contactAddress?.countryCode) ?? null,
    lines,
    contact: toContact(order),
    ...amountsOf(order, currency),
    ...(isRefunded(order) ? { isRefunded: true as const } : {}),
    shipBy: own
      .flatMap(({ lineItemFulfillmentInstructions }) => instantOf(lineItemFulfillmentInstructions?.shipByDate) ?? [])
      .sort()[0],
    paidAt: instantOf(objectsOf(order.paymentSummary?.payments)[0]?.paymentDate),
  };
}

function toContact({ fulfillmentStartInstructions, buyerCheckoutNotes }: Order): BuyerContact | undefined {
  const shipTo = objectsOf(fulfillmentStartInstructions)[0]?.shippingStep?.shipTo;
  const at = shipTo?.contactAddress;
  return contactOf({
    email: shipTo?.email,
    phone: shipTo?.primaryPhone?.phoneNumber,
    lines: [at?.addressLine1, at?.addressLine2],
    city: at?.city,
    region: at?.stateOrProvince,
    postalCode: at?.postalCode,
    note: buyerCheckoutNotes,
  });
}

function amountsOf(
  { pricingSummary, totalMarketplaceFee }: Order,
  currency: Currency | undefined,
): Pick<ExternalOrder, 'amounts'> {
  const part = (stated: WireAmount) => {
    const { amount, currency: own } = amountIn(stated, currency);
    const known = typeof own === 'string' && isCurrency(own) ? decimalOf(amount, own) : undefined;
    return known && known.minor >= 0 ? known : undefined;
  };
  const items = part(pricingSummary?.priceSubtotal);
  const shipping = part(pricingSummary?.deliveryCost);
  const tax = part(pricingSummary?.tax);
  const fee = part(totalMarketplaceFee);
  return items || shipping || tax || fee ? { amounts: { items, shipping, tax, fee } } : {};
}

type WireAmount =
  | (Partial<Amount> & { readonly convertedFromValue?: unknown; readonly convertedFromCurrency?: unknown })
  | null
  | undefined;

/** eBay may state an amount in the currency of another marketplace, with the amount before the conversion beside it. */
function amountIn(stated: WireAmount, currency: Currency | undefined): { amount: unknown; currency: unknown } {
  const code = currencyCode(stated?.currency);
  return currency !== undefined && code !== currency && currencyCode(stated?.convertedFromCurrency) === currency
    ? { amount: stated?.convertedFromValue, currency }
    : { amount: stated?.value, currency: code ?? stated?.currency };
}

/** The site of the listings; that of the purchase only if no line names the listing's. */
function siteOfOrder(lines: readonly OrderLine[], { pricingSummary }: Order, reading: OrderReading): Site | null {
  const named = (of: (line: OrderLine) => unknown) =>
    lines.flatMap((line) => siteOfMarketplace(wireText(of(line))) ?? [])[0];
  const found =
    named((line) => line.listingMarketplaceId) ??
    (lines.some(({ listingMarketplaceId }) => listingMarketplaceId)
      ? undefined
      : named((line) => line.purchaseMarketplaceId));
  if (found) return found;
  const stated = lines[0]?.listingMarketplaceId ?? lines[0]?.purchaseMarketplaceId;
  if (lines.length > 0) reading.doubt('unknown_site', 'lineItems.listingMarketplaceId', stated);
  const currency = currencyCode(pricingSummary?.total?.currency);
  return currency !== undefined && isCurrency(currency) && currency !== 'EUR' ? siteOfCurrency(currency) : null;
}

const CANCEL_STATES: ReadonlySet<unknown> = new Set([undefined, null, 'NONE_REQUESTED', 'IN_PROGRESS', 'CANCELED']);
const FULFILMENT: ReadonlySet<unknown> = new Set(['NOT_STARTED', 'IN_PROGRESS', 'FULFILLED']);
const PAYMENT: ReadonlySet<unknown> = new Set(['PENDING', 'FAILED', 'PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED']);

/**
 * The status of an order. Cancelled overrides shipped, and shipped overrides paid. Of an order that was fully refunded, nothing more is
 * shipped: it counts as cancelled, or as shipped if a part of it was.
 */
function statusOf(
  { cancelStatus, orderFulfillmentStatus, orderPaymentStatus }: Order,
  reading: OrderReading,
): ExternalOrder['status'] {
  const cancelState = cancelStatus?.cancelState;
  if (cancelState === 'CANCELED') return 'cancelled';
  if (!CANCEL_STATES.has(cancelState)) return reading.doubt('unknown_status', 'cancelStatus.cancelState', cancelState);
  if (!FULFILMENT.has(orderFulfillmentStatus)) {
    return reading.doubt('unknown_status', 'orderFulfillmentStatus', orderFulfillmentStatus);
  }
  if (orderFulfillmentStatus === 'FULFILLED') return 'shipped';
  if (!PAYMENT.has(orderPaymentStatus)) {
    return reading.doubt('unknown_status', 'orderPaymentStatus', orderPaymentStatus);
  }
  if (orderPaymentStatus === 'PENDING' || orderPaymentStatus === 'FAILED') return 'pending';
  if (orderPaymentStatus !== 'FULLY_REFUNDED') return 'paid';
  return orderFulfillmentStatus === 'NOT_STARTED' ? 'cancelled' : 'shipped';
}

/** Nothing is left to ship, but eBay does not say that the sale was cancelled. */
function isRefunded({ cancelStatus, orderFulfillmentStatus, orderPaymentStatus }: Order): boolean {
  const isCancelled = cancelStatus?.cancelState === 'CANCELED';
  return !isCancelled && orderPaymentStatus === 'FULLY_REFUNDED' && orderFulfillmentStatus !== 'FULFILLED';
}

/** A variation without a SKU has the name that it got at the import. */
function nameBySpecifics({ legacyItemId, variationAspects }: OrderLine): string | null {
  const itemId = wireText(legacyItemId);
  const aspects = objectsOf(variationAspects);
  if (itemId === undefined || aspects.length === 0) return null;
  const specifics = Object.fromEntries(aspects.map(({ name, value }) => [wireText(name) ?? '', wireText(value) ?? '']));
  return variantFallbackSku(itemId, specifics);
}

function toLine(
  line: OrderLine,
  status: ExternalOrder['status'],
  currency: Currency | undefined,
  reading: OrderReading,
): ExternalOrderLine {
  const externalId = reading.lineId('lineItemId', line.lineItemId);
  const quantity = reading.quantity('quantity', line.quantity, externalId);
  const field = line.total === undefined || line.total === null ? 'lineItemCost' : 'total';
  const isShipped = status === 'paid' && line.lineItemFulfillmentStatus === 'FULFILLED' && quantity !== null;
  return {
    externalId,
    sku: wireText(line.sku) ?? nameBySpecifics(line),
    listingId: wireText(line.legacyItemId) ?? null,
    title: wireText(line.title) ?? '',
    quantity,
    total: reading.money(field, amountIn(line[field], currency), currency, externalId),
    ...(isShipped ? { shipped: quantity } : {}),
  };
}
