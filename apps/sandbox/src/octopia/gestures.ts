import { badRequest, conflict } from './errors.ts';
import type { StoredOrder } from './model.ts';
import { euros, json, type OctopiaCall, type OctopiaOperation } from './operation.ts';
import { totalMinor } from './order-json.ts';
import { requireOrder } from './orders.ts';

/** Commercial gestures: refunds of part or all of the price once the goods have been shipped. */

const isSent = ({ status }: StoredOrder): boolean => status === 'Shipped' || status === 'Delivered';

const leftMinor = (order: StoredOrder): number =>
  totalMinor(order) - (order.gestures ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

function amounts(call: OctopiaCall) {
  const order = requireOrder(call);
  return json(200, {
    orderId: order.id,
    allowableAmount: isSent(order) ? euros(leftMinor(order)) : 0,
    currencyCode: 'EUR',
  });
}

function create(call: OctopiaCall) {
  const { orderId, reason, amount } = (typeof call.body === 'object' && call.body !== null ? call.body : {}) as Record<
    string,
    unknown
  >;
  const order = requireOrder(call, String(orderId ?? ''));
  if (typeof reason !== 'string' || reason === '')
    throw badRequest('The request failed', { reason: ['It is required.'] });
  const amountMinor = typeof amount === 'number' ? Math.round(amount * 100) : Number.NaN;
  if (!(amountMinor > 0) || Math.abs(Number(amount) * 100 - amountMinor) > 1e-6) {
    throw badRequest('The request failed', { amount: ['It has to be above zero with at most two decimals.'] });
  }
  if (!isSent(order)) throw conflict(`An order that is ${order.status} allows no commercial gesture.`);
  const left = leftMinor(order);
  if (left <= 0) throw conflict('The whole amount was given back before.');
  if (amountMinor > left) throw badRequest('The request failed', { amount: [`At most ${euros(left)} is allowed.`] });
  const { value, change } = call.seller.next('gesture');
  const gesture = { id: `CG${String(value).padStart(8, '0')}`, amountMinor, reason, at: call.now };
  const gestures = [...(order.gestures ?? []), gesture];
  call.seller.commit([change, { t: 'order', order: { ...order, gestures, updatedAt: call.now } }]);
  return json(201, { commercialGestureRequestId: gesture.id });
}

export const gestureOperations: readonly OctopiaOperation[] = [
  {
    name: 'getGestureAmounts',
    method: 'GET',
    url: '/orders/:orderId/commercial-gestures-available-amounts',
    run: amounts,
  },
  { name: 'createGesture', method: 'POST', url: '/order-commercial-gesture-requests', run: create },
];
