import {
  contactOf,
  decimalOf,
  type ExternalOrder,
  type ExternalOrderLine,
  instantOf,
  NO_DATE,
  type OrderReading,
  objectsOf,
  wireText,
} from '@quayside/connector-kit';
import { money } from '@quayside/kernel';
import { CURRENCY, siteOfChannel } from '../sites.ts';
import type { Order, OrderLine } from '../wire.ts';

const WAITING = 'WaitingAcceptance';
/** States of an order that the seller accepted or declined. */
export const ACCEPTED: ReadonlySet<string> = new Set(['Accepted', 'InPreparation', 'Shipped', 'Delivered']);
export const DECLINED: ReadonlySet<string> = new Set(['Refused']);

/**
 * Cdiscount cancels an order that the seller has not accepted within two days. No API states the deadline, so it is counted from the
 * order's creation: never too late, and early by the duration of the payment check.
 */
const ANSWERED_WITHIN_MS = 2 * 86_400_000;

/** The seller ships an order only when Cdiscount has the payment; accepting alone is not enough. */
const STATUSES: ReadonlyMap<unknown, NonNullable<ExternalOrder['status']>> = new Map([
  ['Processing', 'pending'],
  [WAITING, 'pending'],
  ['Accepted', 'pending'],
  ['InPreparation', 'paid'],
  ['Shipped', 'shipped'],
  ['Delivered', 'shipped'],
  ['Refused', 'cancelled'],
  ['Cancelled', 'cancelled'],
  ['Rejected', 'cancelled'],
]);

/** States of a line that is not sold any more, while the other lines of its order may be. */
const GONE: ReadonlySet<unknown> = new Set(['Cancelled', 'Refused', 'Rejected']);
const SENT: ReadonlySet<unknown> = new Set(['Shipped', 'Delivered']);

export const idsOf = ({ orderId, lines }: Order) => ({
  field: 'orderId',
  id: orderId,
  lineIds: objectsOf(lines).map(({ orderLineId }) => orderLineId),
});

export function toExternalOrder(order: Order, reading: OrderReading): Omit<ExternalOrder, 'externalId' | 'doubts'> {
  const channel = order.salesChannel?.id;
  const site = siteOfChannel(channel ?? undefined) ?? reading.doubt('unknown_site', 'salesChannel.id', channel);
  const created = instantOf(order.createdAt) ?? instantOf(order.purchasedAt);
  if (created === undefined) reading.doubt('impossible_date', 'createdAt', order.createdAt ?? order.purchasedAt);
  const createdAt = created ?? NO_DATE;
  const own = reading.lines('lines', order.lines);
  const status = STATUSES.get(order.status) ?? reading.doubt('unknown_status', 'status', order.status);
  const lines = own.map((line) => toLine(line, order, reading));
  const shipping = own.reduce((sum, { offerPrice }) => sum + plain(offerPrice?.shippingCost), 0);
  const stated = order.totalPrice?.offerPrice;
  const isStated = stated !== undefined && stated !== null;
  const address = own.find(({ shippingAddress }) => shippingAddress)?.shippingAddress ?? order.billingAddress;
  const name = [address?.firstName, address?.lastName].flatMap((part) => wireText(part) ?? []).join(' ');
  return {
    site,
    createdAt,
    modifiedAt: instantOf(order.updatedAt) ?? createdAt,
    status,
    // The seller's own price. The buyer may have paid less, and Cdiscount bears the difference.
    total: reading.total('totalPrice.offerPrice', isStated ? amountOf(stated, order) : null, CURRENCY, lines, shipping),
    buyerUsername: wireText(order.customer?.reference) ?? null,
    shipToName: name || null,
    shipToCountry: wireText(address?.countryCode) ?? null,
    lines,
    contact: contactOf({
      email: address?.email,
      phone: address?.phone,
      lines: [address?.addressLine1, address?.addressLine2, address?.addressLine3],
      city: address?.city,
      postalCode: address?.postalCode,
    }),
    amounts: amountsOf(own),
    shipBy: instantOf(order.shippedAtMax),
    // Octopia states no time of delivery, so it is the last change of a delivered order.
    deliveredAt: order.status === 'Delivered' ? instantOf(order.updatedAt) : undefined,
    ...(order.status === WAITING && created !== undefined ? { answerBy: answerBy(created) } : {}),
    ...(own.length > 0 && own.every(isFulfilledByCdiscount) ? { isFulfilledByMarketplace: true as const } : {}),
  };
}

/** Cdiscount trades in euros, also where it names no currency. */
const amountOf = (amount: unknown, { currencyCode }: Order) => ({ amount, currency: currencyCode ?? CURRENCY });

const plain = (amount: unknown): number => decimalOf(amount, CURRENCY)?.minor ?? 0;

/** Prices include VAT, which the seller owes, so no separate tax is stated. */
function amountsOf(lines: readonly OrderLine[]): ExternalOrder['amounts'] {
  const open = lines.filter(({ status }) => !GONE.has(status));
  const sum = (of: (line: OrderLine) => number) => {
    const minor = open.reduce((total, line) => total + of(line), 0);
    return Number.isSafeInteger(minor) ? money(minor, CURRENCY) : undefined;
  };
  return {
    items: sum(({ offerPrice, quantity }) => plain(offerPrice?.unitSalesPrice) * piecesOf(quantity)),
    shipping: sum(({ offerPrice }) => plain(offerPrice?.shippingCost)),
    fee: sum(({ offerPrice }) => plain(offerPrice?.commission?.amountWithVat)),
  };
}

const piecesOf = (quantity: unknown): number => (Number.isSafeInteger(quantity) ? Math.max(Number(quantity), 0) : 0);

const answerBy = (createdAt: string): string => new Date(Date.parse(createdAt) + ANSWERED_WITHIN_MS).toISOString();

const isFulfilledByCdiscount = ({ offer }: OrderLine): boolean => offer?.supplyMode === 'Fulfillment';

function toLine(line: OrderLine, order: Order, reading: OrderReading): ExternalOrderLine {
  const { offer, status } = line;
  const externalId = reading.lineId('orderLineId', line.orderLineId);
  const isCancelled = GONE.has(status);
  const isGone = isCancelled && Number(line.quantity) === 0;
  const quantity = isGone ? 0 : reading.quantity('quantity', line.quantity, externalId);
  const sku = wireText(offer?.sellerProductId)?.trim() ?? null;
  const unit = isGone
    ? money(0, CURRENCY)
    : reading.money('unitSalesPrice', amountOf(line.offerPrice?.unitSalesPrice, order), CURRENCY, externalId);
  return {
    externalId,
    sku,
    // The listing is identified by its reference. An order does not state the group of a variant.
    listingId: sku,
    title: wireText(offer?.productTitle) ?? '',
    quantity,
    total: reading.priceOf('unitSalesPrice', unit, quantity, externalId),
    ...(SENT.has(status) && quantity !== null ? { shipped: quantity } : {}),
    ...(isCancelled ? { isCancelled: true as const } : {}),
  };
}
