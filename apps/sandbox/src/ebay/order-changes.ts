import { PurchaseRefused } from '../buyers/refused.ts';
import type { EbayWorld } from './ebay-world.ts';
import type { StoredOrder } from './model.ts';
import { refundedMinor, totalMinor } from './order-json.ts';
import type { Seller } from './seller.ts';

/** What buyers do with orders that they have placed, and what the seller answers on eBay's own pages. */

function requireOrder(seller: Seller, orderId: string): StoredOrder {
  const order = seller.state.orders.get(orderId);
  if (!order || order.combinedInto !== undefined) throw new PurchaseRefused(`there is no order ${orderId}`);
  return order;
}

async function store(seller: Seller, orders: readonly StoredOrder[]): Promise<void> {
  seller.commit(orders.map((order) => ({ t: 'order', order })));
  await seller.settled();
}

export async function payOrder(world: EbayWorld, seller: Seller, orderId: string): Promise<StoredOrder> {
  const { isUnpaid, ...order } = requireOrder(seller, orderId);
  if (!isUnpaid) throw new PurchaseRefused('the order is paid');
  const paid = { ...order, modifiedAt: world.clock.now() };
  await store(seller, [paid]);
  return paid;
}

/**
 * Makes one order of a buyer's unpaid ones: it has a new number, and the lines keep theirs. eBay shows the orders that it replaces no more.
 */
export async function combineOrders(
  world: EbayWorld,
  seller: Seller,
  orderIds: readonly string[],
): Promise<StoredOrder> {
  const parts = [...new Set(orderIds)].map((orderId) => requireOrder(seller, orderId));
  const [first] = parts;
  if (!first || parts.length < 2) throw new PurchaseRefused('name at least two orders');
  if (parts.some((part) => !part.isUnpaid || part.cancellation))
    throw new PurchaseRefused('an order is paid or cancelled');
  if (parts.some(({ marketplaceId }) => marketplaceId !== first.marketplaceId))
    throw new PurchaseRefused('the orders are of different sites');
  const number = (seller.state.counters.get('order') ?? 0) + 1;
  const digits = String(number).padStart(10, '0');
  const orderId = `${seller.profile.number}-${digits.slice(0, 5)}-${digits.slice(5)}`;
  const now = world.clock.now();
  const combined: StoredOrder = {
    ...first,
    orderId,
    createdAt: now,
    modifiedAt: now,
    lines: parts.flatMap(({ lines }) => lines),
    // The goods travel in one parcel.
    shippingMinor: Math.max(...parts.map(({ shippingMinor }) => shippingMinor)),
  };
  seller.commit([{ t: 'counter', name: 'order', value: number }]);
  await store(seller, [...parts.map((part) => ({ ...part, combinedInto: orderId, modifiedAt: now })), combined]);
  return combined;
}

/** The buyer asks the seller to cancel; the order goes on until the seller answers. */
export async function askToCancel(
  world: EbayWorld,
  seller: Seller,
  orderId: string,
  reason = 'BUYER_ASKED_CANCEL',
): Promise<StoredOrder> {
  const order = requireOrder(seller, orderId);
  if (order.cancellation || order.cancelRequest || order.lines.some(({ shipped }) => shipped > 0))
    throw new PurchaseRefused('the order can not be cancelled');
  const at = world.clock.now();
  const id = `6${orderId.replaceAll('-', '')}`;
  const asked = { ...order, cancelRequest: { id, reason, at }, modifiedAt: at };
  await store(seller, [asked]);
  return asked;
}

/** The seller answers the buyer's request on eBay's pages: the order is cancelled and paid back, or goes on. */
export async function answerCancelRequest(
  world: EbayWorld,
  seller: Seller,
  orderId: string,
  isAccepted: boolean,
): Promise<StoredOrder> {
  const { cancelRequest, ...order } = requireOrder(seller, orderId);
  if (!cancelRequest) throw new PurchaseRefused('nobody asked to cancel the order');
  const at = world.clock.now();
  const left = order.isUnpaid ? 0 : totalMinor(order) - refundedMinor(order);
  const digits = orderId.replaceAll('-', '');
  const refund = { refundId: `5${digits}${order.refunds.length + 1}`, amountMinor: left, at };
  const cancelled = {
    cancellation: { cancelId: cancelRequest.id, reason: cancelRequest.reason, at },
    refunds: left > 0 ? [...order.refunds, refund] : order.refunds,
  };
  const answered = { ...order, ...(isAccepted ? cancelled : {}), modifiedAt: at };
  await store(seller, [answered]);
  return answered;
}
