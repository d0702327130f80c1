import { type BuyerContact, contactOf, type ExternalOrder, type ExternalOrderLine } from '@quayside/connector-kit';
import { type Currency, fromDecimal, isCurrency, type Money, money, siteFacts } from '@quayside/kernel';
import { siteOfCurrency, siteOfMarketplace } from '../sites.ts';
import type { Amount, Order, OrderLine } from '../wire.ts';
import { variantFallbackSku } from './home-listing.ts';

/** Undefined for an order without an id or dates, which eBay never sends. */
export function toExternalOrder(order: Order): ExternalOrder | undefined {
  const { orderId, creationDate, lastModifiedDate = creationDate } = order;
  if (!orderId || !creationDate || !lastModifiedDate) return undefined;
  const lines = order.lineItems ?? [];
  const total = toMoney(order.pricingSummary?.total) ?? sum(lines);
  const status = statusOf(order);
  const shipTo = order.fulfillmentStartInstructions?.[0]?.shippingStep?.shipTo;
  return {
    externalId: orderId,
    site: siteOfOrder(lines[0], total.currency),
    createdAt: creationDate,
    modifiedAt: lastModifiedDate,
    status,
    total,
    buyerUsername: order.buyer?.username ?? null,
    shipToName: shipTo?.fullName ?? null,
    shipToCountry: shipTo?.contactAddress?.countryCode ?? null,
    lines: lines.map((line) => ({
      ...toLine(line, total.currency),
      ...(status === 'paid' && line.lineItemFulfillmentStatus === 'FULFILLED' ? { isShipped: true as const } : {}),
    })),
    contact: toContact(order),
    ...amountsOf(order),
    shipBy: lines
      .flatMap(({ lineItemFulfillmentInstructions }) => lineItemFulfillmentInstructions?.shipByDate ?? [])
      .sort()[0],
    paidAt: order.paymentSummary?.payments?.[0]?.paymentDate,
    problem: problemOf(order.pricingSummary?.total),
  };
}

/** The readable part of an order that cannot be read as a whole. */
export function leastOf({ orderId, creationDate, lastModifiedDate = creationDate, lineItems }: Order) {
  if (!orderId || !creationDate || !lastModifiedDate) return undefined;
  const site = siteOfOrder(lineItems?.[0], 'EUR');
  const total = money(0, siteFacts(site).currency);
  return { externalId: orderId, site, createdAt: creationDate, modifiedAt: lastModifiedDate, total };
}

function toContact({ fulfillmentStartInstructions, buyerCheckoutNotes }: Order): BuyerContact | undefined {
  const { email, primaryPhone, contactAddress: at } = fulfillmentStartInstructions?.[0]?.shippingStep?.shipTo ?? {};
  return contactOf({
    email,
    phone: primaryPhone?.phoneNumber,
    lines: [at?.addressLine1, at?.addressLine2],
    city: at?.city,
    region: at?.stateOrProvince,
    postalCode: at?.postalCode,
    note: buyerCheckoutNotes,
  });
}

function amountsOf({ pricingSummary, totalMarketplaceFee }: Order): Pick<ExternalOrder, 'amounts'> {
  const items = toMoney(pricingSummary?.priceSubtotal);
  const shipping = toMoney(pricingSummary?.deliveryCost);
  const tax = toMoney(pricingSummary?.tax);
  const fee = toMoney(totalMarketplaceFee);
  return items || shipping || tax || fee ? { amounts: { items, shipping, tax, fee } } : {};
}

/** A total that is stated but cannot be parsed is not replaced by a sum. */
function problemOf(total: Partial<Amount> | undefined): ExternalOrder['problem'] {
  if (total?.value === undefined || total.currency === undefined || toMoney(total)) return undefined;
  return isCurrency(total.currency) ? 'unreadable' : 'foreign_currency';
}

/** The site of purchase; the listing's site if the buyer came from an unsupported marketplace. */
function siteOfOrder(line: OrderLine | undefined, currency: Currency) {
  return (
    siteOfMarketplace(line?.purchaseMarketplaceId) ??
    siteOfMarketplace(line?.listingMarketplaceId) ??
    siteOfCurrency(currency)
  );
}

/**
 * The status of an order. Cancelled overrides shipped, and shipped overrides paid. An order that was fully refunded before shipping counts
 * as cancelled.
 */
function statusOf({ cancelStatus, orderFulfillmentStatus, orderPaymentStatus }: Order): ExternalOrder['status'] {
  if (cancelStatus?.cancelState === 'CANCELED') return 'cancelled';
  if (orderFulfillmentStatus === 'FULFILLED') return 'shipped';
  if (orderPaymentStatus === 'PENDING' || orderPaymentStatus === 'FAILED') return 'pending';
  if (orderPaymentStatus === 'FULLY_REFUNDED' && orderFulfillmentStatus === 'NOT_STARTED') return 'cancelled';
  return 'paid';
}

/** A variation without a SKU has the name that it got at the import. */
function nameBySpecifics({ legacyItemId, variationAspects = [] }: OrderLine): string | null {
  if (legacyItemId === undefined || variationAspects.length === 0) return null;
  const specifics = Object.fromEntries(variationAspects.map(({ name = '', value = '' }) => [name, value]));
  return variantFallbackSku(legacyItemId, specifics);
}

function toLine(line: OrderLine, currency: Currency): ExternalOrderLine {
  return {
    externalId: line.lineItemId ?? '',
    sku: line.sku || nameBySpecifics(line),
    listingId: line.legacyItemId ?? null,
    title: line.title ?? '',
    quantity: line.quantity ?? 1,
    total: toMoney(line.total) ?? toMoney(line.lineItemCost) ?? money(0, currency),
  };
}

function toMoney(amount: Partial<Amount> | undefined): Money | undefined {
  if (amount?.value === undefined || amount.currency === undefined || !isCurrency(amount.currency)) return undefined;
  return fromDecimal(amount.value, amount.currency);
}

/** The sum of the lines, for an order without a readable total. */
function sum(lines: readonly OrderLine[]): Money {
  const totals = lines.flatMap((line) => toMoney(line.total) ?? toMoney(line.lineItemCost) ?? []);
  const currency = totals[0]?.currency ?? 'EUR';
  return money(
    totals.reduce((minor, total) => minor + (total.currency === currency ? total.minor : 0), 0),
    currency,
  );
}
