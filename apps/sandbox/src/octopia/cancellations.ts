import { badRequest, conflict } from './errors.ts';
import type { StoredCancellation, StoredOrder } from './model.ts';
import { iso, json, type OctopiaCall, type OctopiaOperation } from './operation.ts';
import { inStatus, returned } from './order-steps.ts';
import { requireOrder } from './orders.ts';
import { pageByIndex } from './paging.ts';

/** Cancellation by the seller: for a reason from Octopia's list, of the whole order or of some lines. */
const reasons = [
  { reference: 'OutOfStock', label: 'Produit en rupture de stock' },
  { reference: 'PriceError', label: 'Erreur de prix' },
  { reference: 'DamagedProduct', label: 'Produit endommagé avant expédition' },
  { reference: 'UndeliverableAddress', label: 'Adresse non livrable' },
  { reference: 'BuyerRequest', label: 'Demande du client' },
];
const CANCELLABLE = ['Accepted', 'InPreparation'];

function listReasons({ query }: OctopiaCall) {
  if (query.userType !== 'Seller') throw badRequest('The retrieval failed', { userType: ["It has to be 'Seller'."] });
  if (query.orderStatus === undefined) throw badRequest('The retrieval failed', { orderStatus: ['It is required.'] });
  const items = CANCELLABLE.includes(query.orderStatus) ? reasons : [];
  return json(200, { itemsPerPage: items.length, items });
}

function requireReason(value: unknown, path: string): string {
  if (reasons.some(({ reference }) => reference === value)) return String(value);
  throw badRequest('The request failed', { [path]: ['It is not one of the reasons for cancelling.'] });
}

function requireYesOrNo(value: unknown, path: string): boolean {
  if (value === undefined || value === null || typeof value === 'boolean') return value === true;
  throw badRequest('The request failed', { [path]: ['It has to be true or false.'] });
}

const fieldsOf = (body: unknown): Record<string, unknown> =>
  (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;

function cancelLines(
  call: OctopiaCall,
  order: StoredOrder,
  chosen: readonly { id: string; reason: string; isShippingRefunded: boolean }[],
) {
  const { seller, now } = call;
  if (!CANCELLABLE.includes(order.status)) throw conflict(`An order that is ${order.status} can not be cancelled.`);
  const ids = new Set(chosen.map(({ id }) => id));
  const gone = order.lines.filter((line) => ids.has(line.id) && line.status !== 'Cancelled');
  if (gone.length !== ids.size) throw conflict('A line is unknown or was cancelled before.');
  const lines = order.lines.map((line) => (ids.has(line.id) ? { ...line, status: 'Cancelled' as const } : line));
  const isOver = lines.every(({ status }) => status === 'Cancelled');
  const changed: StoredOrder = { ...order, lines, updatedAt: now };
  const { value, change } = seller.next('cancellation');
  const [first] = chosen;
  const cancellation: StoredCancellation = {
    id: `CR${String(value).padStart(8, '0')}`,
    orderId: order.id,
    lineIds: [...ids],
    reason: first?.reason ?? '',
    isShippingRefunded: first?.isShippingRefunded ?? false,
    createdAt: now,
  };
  seller.commit([
    change,
    ...returned(seller, gone, now),
    { t: 'order', order: isOver ? inStatus(changed, 'Cancelled', now) : changed },
    { t: 'cancellation', cancellation },
  ]);
  return json(201, { cancellationRequestId: cancellation.id });
}

function cancelOrder(call: OctopiaCall) {
  const { orderSellerId, reason, shippingCostRefund } = fieldsOf(call.body);
  const order = requireOrder(call, String(orderSellerId ?? ''));
  const known = requireReason(reason, 'reason');
  const isShippingRefunded = requireYesOrNo(shippingCostRefund, 'shippingCostRefund');
  const open = order.lines.filter(({ status }) => status !== 'Cancelled');
  return cancelLines(
    call,
    order,
    open.map(({ id }) => ({ id, reason: known, isShippingRefunded })),
  );
}

function cancelSome(call: OctopiaCall) {
  const { orderSellerId, lines } = fieldsOf(call.body);
  const order = requireOrder(call, String(orderSellerId ?? ''));
  if (!Array.isArray(lines) || lines.length === 0)
    throw badRequest('The request failed', { lines: ['It is required.'] });
  const chosen = lines.map((entry: unknown, index) => {
    const { lineId, offerId, reason, shippingCostRefund } = fieldsOf(entry);
    const line = order.lines.find(({ id }) => id === lineId);
    if (line?.offerId !== offerId) {
      throw badRequest('The request failed', { [`lines[${index}].offerId`]: ['It is not the offer of this line.'] });
    }
    return {
      id: String(lineId),
      reason: requireReason(reason, `lines[${index}].reason`),
      isShippingRefunded: requireYesOrNo(shippingCostRefund, `lines[${index}].shippingCostRefund`),
    };
  });
  return cancelLines(call, order, chosen);
}

function list(call: OctopiaCall) {
  const { orderSellerId, cancellationRequestId, lineId } = call.query;
  const found = [...call.seller.state.cancellations.values()].filter(
    (one) =>
      (orderSellerId === undefined || one.orderId === orderSellerId) &&
      (cancellationRequestId === undefined || one.id === cancellationRequestId) &&
      (lineId === undefined || one.lineIds.includes(lineId)),
  );
  const items = pageByIndex(call, found).map((one) => ({
    cancellationRequestId: one.id,
    orderSellerId: one.orderId,
    status: 'Validated',
    reason: one.reason,
    shippingCostRefund: one.isShippingRefunded,
    lines: one.lineIds.map((id) => ({ lineId: id })),
    createdAt: iso(one.createdAt),
  }));
  return json(200, { itemsPerPage: items.length, items });
}

export const cancellationsOperations: readonly OctopiaOperation[] = [
  { name: 'getCancellationReasons', method: 'GET', url: '/cancellation-reasons', run: listReasons },
  { name: 'listCancellations', method: 'GET', url: '/order-cancellation-requests', run: list },
  { name: 'createCancellation', method: 'POST', url: '/order-cancellation-requests', run: cancelOrder },
  { name: 'createPartialCancellation', method: 'POST', url: '/order-partial-cancellation-requests', run: cancelSome },
];
