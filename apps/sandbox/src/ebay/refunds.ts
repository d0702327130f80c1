import { conform } from './conform.ts';
import { refusal } from './errors.ts';
import type { StoredOrder, StoredRefund } from './model.ts';
import { minorOf } from './money.ts';
import { json, type Operation, type UserCall } from './operation.ts';
import { refundedMinor, refundsOf, totalMinor } from './order-json.ts';
import { refundShape } from './shapes.data.ts';

interface AmountSent {
  value?: string;
  currency?: string;
}

interface RefundRequest {
  reasonForRefund?: string;
  comment?: string;
  refundItems?: { refundAmount?: AmountSent; lineItemId?: string; legacyReference?: object }[];
  orderLevelRefundAmount?: AmountSent;
}

const REASONS = [
  'BUYER_CANCEL',
  'SELLER_CANCEL',
  'ITEM_NOT_RECEIVED',
  'BUYER_RETURN',
  'ITEM_NOT_AS_DESCRIBED',
  'OTHER_ADJUSTMENT',
  'SHIPPING_DISCOUNT',
];
const COMMENT_LIMIT = 1_000;
const WINDOW_MS = 90 * 86_400_000;

function readMinor({ value, currency }: AmountSent, order: StoredOrder): number {
  if (value === undefined) throw refusal(400, 34906);
  if (currency === undefined) throw refusal(400, 34908);
  if (currency !== order.currency) throw refusal(400, 34909);
  const minor = minorOf(value);
  if (minor === undefined || minor <= 0) throw refusal(400, 34907);
  return minor;
}

function readLines(order: StoredOrder, items: NonNullable<RefundRequest['refundItems']>) {
  return items.map(({ lineItemId, legacyReference, refundAmount = {} }) => {
    if (lineItemId === undefined && legacyReference === undefined) throw refusal(400, 34910);
    const line = order.lines.find((known) => known.lineItemId === lineItemId);
    if (!line) throw refusal(400, 34914);
    const amountMinor = readMinor(refundAmount, order);
    const before = refundsOf(order, line).reduce((sum, one) => sum + one.amountMinor, 0);
    const paid = line.priceMinor * line.quantity + (order.lines.length === 1 ? order.shippingMinor : 0);
    if (before + amountMinor > paid) throw refusal(409, 34924);
    return { lineItemId: line.lineItemId, amountMinor };
  });
}

function refund(call: UserCall) {
  const order = call.seller.state.orders.get(call.params.orderId ?? '');
  if (!order) throw refusal(404, 34913);
  const { reasonForRefund, comment, refundItems, orderLevelRefundAmount } = conform<RefundRequest>(
    refundShape,
    call.body,
    34902,
  );
  if (reasonForRefund === undefined || !REASONS.includes(reasonForRefund)) throw refusal(400, 34903);
  if ((comment ?? '').length > COMMENT_LIMIT) throw refusal(400, 34921);
  const isByLine = refundItems !== undefined && refundItems.length > 0;
  if (isByLine === (orderLevelRefundAmount !== undefined)) throw refusal(400, 34905);
  if (refundedMinor(order) >= totalMinor(order)) throw refusal(400, 34917);
  const at = call.world.clock.now();
  if (at - order.createdAt > WINDOW_MS) throw refusal(400, 34920);
  const lines = isByLine ? readLines(order, refundItems) : undefined;
  const amountMinor =
    lines?.reduce((sum, line) => sum + line.amountMinor, 0) ?? readMinor(orderLevelRefundAmount ?? {}, order);
  if (refundedMinor(order) + amountMinor > totalMinor(order)) throw refusal(400, 34915);
  const given: StoredRefund = {
    refundId: `5${order.orderId.replaceAll('-', '')}${order.refunds.length + 1}`,
    amountMinor,
    at,
    ...(lines === undefined ? {} : { lines }),
  };
  call.seller.commit([{ t: 'order', order: { ...order, refunds: [...order.refunds, given], modifiedAt: at } }]);
  return json(200, { refundId: given.refundId, refundStatus: 'REFUNDED' });
}

export const refundOperations: readonly Operation[] = [
  {
    api: 'fulfillment',
    auth: 'user',
    name: 'issueRefund',
    method: 'POST',
    url: '/sell/fulfillment/v1/order/:orderId/issue_refund',
    scopes: ['sell.finances'],
    isSigned: true,
    run: refund,
  },
];
