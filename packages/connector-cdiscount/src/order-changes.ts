import {
  type AccountSession,
  ConnectorError,
  failedBy,
  type OrderCancellation,
  type RefundChannel,
} from '@quayside/connector-kit';
import { type CancelReason, money, type RefundReason, toDecimal } from '@quayside/kernel';
import type { CdiscountClient } from './client.ts';
import { fromNumber } from './transform/values.ts';
import type { Order, OrderLine } from './wire.ts';

/** How Octopia's own reasons are recognized; the list depends on the order's status and is read before each cancellation. */
const REASON_WORDS: Readonly<Record<CancelReason, RegExp>> = {
  out_of_stock: /stock|rupture/i,
  buyer_asked: /buyer|customer|client/i,
  address_problem: /address|adresse/i,
};

const GESTURE_REASONS: Readonly<Record<RefundReason, string>> = {
  buyer_return: 'ProductReturned',
  not_received: 'ProductNotReceived',
  not_as_described: 'ProductNotAsDescribed',
  shipping_discount: 'ShippingCost',
  goodwill: 'CommercialGesture',
};

/**
 * Cancels an order or some of its lines, including their shipping. The order is read before, and again after a
 * rejection.
 */
export async function cancelOrder(
  client: CdiscountClient,
  session: AccountSession,
  cancellation: OrderCancellation,
): Promise<void> {
  const { orderId } = cancellation;
  const order = await client.getOrder(session, orderId);
  const open = openLines(order, cancellation);
  if (open.length === 0) return;
  try {
    const reason = await reasonOf(client, session, order?.status ?? '', cancellation.reason);
    if (isWhole(order, open)) await client.cancelWhole(session, orderId, reason);
    else
      await client.cancelLines(
        session,
        orderId,
        open.map((line) => toCancelled(line, reason)),
      );
  } catch (error) {
    if (failedBy(error).error.kind !== 'rejected') throw error;
    // Another process may have cancelled it after the read.
    if (openLines(await client.getOrder(session, orderId), cancellation).length > 0) throw error;
  }
}

const isCancelled = ({ status }: OrderLine): boolean => status === 'Cancelled';

/** The lines that should be cancelled and are not yet. */
function openLines(order: Order | undefined, { lineIds }: OrderCancellation): readonly OrderLine[] {
  if (order?.status === 'Cancelled') return [];
  return (order?.lines ?? []).filter(
    (line) => !isCancelled(line) && (lineIds === null || lineIds.includes(line.orderLineId ?? '')),
  );
}

const isWhole = (order: Order | undefined, open: readonly OrderLine[]): boolean =>
  (order?.lines ?? []).every((line) => open.includes(line));

const toCancelled = ({ orderLineId = '', offer }: OrderLine, reason: string) => ({
  lineId: orderLineId,
  offerId: offer?.id ?? '',
  reason,
  shippingCostRefund: true,
});

async function reasonOf(
  client: CdiscountClient,
  session: AccountSession,
  status: string,
  wanted: CancelReason,
): Promise<string> {
  const reasons = await client.getCancellationReasons(session, status);
  const words = REASON_WORDS[wanted];
  const found = reasons.find(({ reference = '', label = '' }) => words.test(reference) || words.test(label));
  if (found?.reference !== undefined) return found.reference;
  throw new ConnectorError('rejected', `Cdiscount does not cancel an order that is ${status} for this reason.`, {
    field: 'reason',
  });
}

/** Commercial gestures. An order shows the amount that may still be refunded, in minor units. */
export function createRefunds(client: CdiscountClient): RefundChannel {
  const leftOf = async (session: AccountSession, orderId: string) =>
    fromNumber(await client.getGestureAmount(session, orderId))?.minor ?? 0;
  return {
    read: async (session, orderId) => String(await leftOf(session, orderId)),
    async give(session, { orderId, reason, amount }, before) {
      if (Number(before) - (await leftOf(session, orderId)) >= amount.minor) return;
      const euros = Number(toDecimal(money(amount.minor, amount.currency)));
      await client.createGesture(session, { orderId, reason: GESTURE_REASONS[reason], amount: euros });
    },
  };
}
