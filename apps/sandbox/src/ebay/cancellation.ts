import { conform } from './conform.ts';
import { refusal } from './errors.ts';
import type { StoredOrder } from './model.ts';
import { amountOf } from './money.ts';
import { json, type Operation, type UserCall } from './operation.ts';
import { refundedMinor, totalMinor } from './order-json.ts';

/** Cancellation by the seller: the Post-Order API (v2), which cancels whole orders only and refunds the buyer. */
const base = '/post-order/v2/cancellation';
const REASONS = ['OUT_OF_STOCK_OR_CANNOT_FULFILL', 'BUYER_ASKED_CANCEL', 'ADDRESS_ISSUES'];
const WINDOW_MS = 30 * 86_400_000;

const createShape = { legacyOrderId: 'string', cancelReason: 'string', buyerPaid: 'boolean' } as const;

function requireOrder(call: UserCall, legacyOrderId = ''): StoredOrder {
  const order = call.seller.state.orders.get(legacyOrderId);
  if (!order) throw refusal(404, 1601, { legacyOrderId });
  return order;
}

/** Why the order cannot be cancelled; undefined if it can. */
function obstacleOf(order: StoredOrder, now: number): 1603 | 1604 | 1605 | undefined {
  if (order.cancellation) return 1603;
  if (order.lines.some(({ shipped }) => shipped > 0)) return 1604;
  return now - order.createdAt > WINDOW_MS ? 1605 : undefined;
}

function checkEligibility(call: UserCall) {
  const body = conform<{ legacyOrderId?: string }>(createShape, call.body, 1602);
  const obstacle = obstacleOf(requireOrder(call, body.legacyOrderId), call.world.clock.now());
  return json(200, {
    legacyOrderId: body.legacyOrderId,
    eligible: obstacle === undefined,
    eligibleCancelReason: obstacle === undefined ? REASONS : [],
    failureReason: obstacle === undefined ? [] : [String(obstacle)],
  });
}

function create(call: UserCall) {
  const body = conform<{ legacyOrderId?: string; cancelReason?: string }>(createShape, call.body, 1602);
  const order = requireOrder(call, body.legacyOrderId);
  if (body.cancelReason === undefined || !REASONS.includes(body.cancelReason)) throw refusal(400, 1602);
  const at = call.world.clock.now();
  const obstacle = obstacleOf(order, at);
  if (obstacle !== undefined) throw refusal(409, obstacle);
  const digits = order.orderId.replaceAll('-', '');
  const left = order.isUnpaid ? 0 : totalMinor(order) - refundedMinor(order);
  const refunds =
    left > 0
      ? [...order.refunds, { refundId: `5${digits}${order.refunds.length + 1}`, amountMinor: left, at }]
      : order.refunds;
  const cancellation = { cancelId: `5${digits}`, reason: body.cancelReason, at };
  call.seller.commit([{ t: 'order', order: { ...order, refunds, cancellation, modifiedAt: at } }]);
  return json(200, { cancelId: cancellation.cancelId });
}

function shown(call: UserCall, { orderId, marketplaceId, currency, cancellation, ...order }: StoredOrder) {
  if (!cancellation) return [];
  const at = { value: new Date(cancellation.at).toISOString() };
  return [
    {
      cancelId: cancellation.cancelId,
      legacyOrderId: orderId,
      marketplaceId,
      cancelReason: cancellation.reason,
      cancelState: 'CLOSED',
      cancelStatus: 'CANCEL_CLOSED_WITH_REFUND',
      cancelRequestDate: at,
      cancelCloseDate: at,
      requestorType: 'SELLER',
      sellerLoginName: call.seller.profile.username,
      requestRefundAmount: amountOf(totalMinor({ orderId, marketplaceId, currency, ...order }), currency),
    },
  ];
}

function search(call: UserCall) {
  const { legacy_order_id: asked, cancel_id: cancelId } = call.query;
  const cancellations = [...call.seller.state.orders.values()]
    .filter((order) => asked === undefined || order.orderId === asked)
    .flatMap((order) => shown(call, order))
    .filter((one) => cancelId === undefined || one.cancelId === cancelId);
  return json(200, { cancellations, total: cancellations.length });
}

function get(call: UserCall) {
  const { cancelId = '' } = call.params;
  const order = [...call.seller.state.orders.values()].find((one) => one.cancellation?.cancelId === cancelId);
  const [cancelDetail] = order ? shown(call, order) : [];
  if (!cancelDetail) throw refusal(404, 1606, { cancelId });
  return json(200, { cancelDetail });
}

const api = 'postOrder';
const auth = 'user';

export const cancellationOperations: readonly Operation[] = [
  {
    api,
    auth,
    name: 'checkCancellationEligibility',
    method: 'POST',
    url: `${base}/check_eligibility`,
    run: checkEligibility,
  },
  { api, auth, name: 'createCancellation', method: 'POST', url: base, isSigned: true, run: create },
  { api, auth, name: 'searchCancellations', method: 'GET', url: `${base}/search`, run: search },
  { api, auth, name: 'getCancellation', method: 'GET', url: `${base}/:cancelId`, run: get },
];
