import {
  type AccountSession,
  failedBy,
  type OrderCancellation,
  type OrderRefund,
  type RefundChannel,
} from '@quayside/connector-kit';
import { type CancelReason, fromDecimal, isCurrency, money, type RefundReason, toDecimal } from '@quayside/kernel';
import { isRefusal } from './bulk.ts';
import type { EbayClient } from './client.ts';
import type { Amount, GivenRefund, NewRefund, Order } from './wire.ts';

type OrderChanger = Pick<EbayClient, 'getOrder' | 'issueRefund' | 'createCancellation'>;

const CANCEL_REASONS: Readonly<Record<CancelReason, string>> = {
  out_of_stock: 'OUT_OF_STOCK_OR_CANNOT_FULFILL',
  buyer_asked: 'BUYER_ASKED_CANCEL',
  address_problem: 'ADDRESS_ISSUES',
};

const REFUND_REASONS: Readonly<Record<RefundReason, string>> = {
  buyer_return: 'BUYER_RETURN',
  not_received: 'ITEM_NOT_RECEIVED',
  not_as_described: 'ITEM_NOT_AS_DESCRIBED',
  shipping_discount: 'SHIPPING_DISCOUNT',
  goodwill: 'OTHER_ADJUSTMENT',
};

/** Cancels a whole order; eBay cannot cancel single lines. The order is read before, and again after a rejection. */
export async function cancelOrder(
  client: OrderChanger,
  session: AccountSession,
  { orderId, site, reason }: OrderCancellation,
): Promise<void> {
  if (isCancelled(await client.getOrder(session, orderId))) return;
  try {
    await client.createCancellation(session, site, orderId, CANCEL_REASONS[reason]);
  } catch (error) {
    // Another process may have cancelled it after the read.
    if (!isRefusal(failedBy(error).error) || !isCancelled(await client.getOrder(session, orderId))) throw error;
  }
}

const isCancelled = (order: Order | undefined): boolean =>
  ['CANCELED', 'IN_PROGRESS'].includes(order?.cancelStatus?.cancelState ?? '');

/** Refunds. An order shows the ids of its refunds. */
export function createRefunds(client: OrderChanger): RefundChannel {
  return {
    async read(session, orderId) {
      return JSON.stringify([...sumsOf(await client.getOrder(session, orderId)).keys()]);
    },
    async give(session, refund, before) {
      const known = new Set(JSON.parse(before) as string[]);
      const isShown = async () =>
        [...sumsOf(await client.getOrder(session, refund.orderId))].some(
          ([id, minor]) => !known.has(id) && minor === refund.amount.minor,
        );
      if (await isShown()) return;
      try {
        await client.issueRefund(session, refund.orderId, toNewRefund(refund));
      } catch (error) {
        // Another process may have made it after the read.
        if (!isRefusal(failedBy(error).error) || !(await isShown())) throw error;
      }
    },
  };
}

/** The amount of each refund of the order, by its id. A refund of several lines has one id. */
function sumsOf(order: Order | undefined): Map<string, number> {
  const given = [...(order?.paymentSummary?.refunds ?? []), ...(order?.lineItems ?? []).flatMap(refundsOf)];
  const sums = new Map<string, number>();
  for (const { refundId = '', amount } of given) sums.set(refundId, (sums.get(refundId) ?? 0) + minorOf(amount));
  return sums;
}

const refundsOf = ({ refunds = [] }: { readonly refunds?: readonly GivenRefund[] }) => refunds;

function minorOf({ value = '', currency = '' }: Partial<Amount> = {}): number {
  return isCurrency(currency) ? (fromDecimal(value, currency)?.minor ?? 0) : 0;
}

function toNewRefund({ reason, amount, lines }: OrderRefund): NewRefund {
  const reasonForRefund = REFUND_REASONS[reason];
  const amountOf = (minor: number): Amount => ({
    value: toDecimal(money(minor, amount.currency)),
    currency: amount.currency,
  });
  if (lines.length === 0) return { reasonForRefund, orderLevelRefundAmount: amountOf(amount.minor) };
  return {
    reasonForRefund,
    refundItems: lines.map(({ externalId, minor }) => ({ lineItemId: externalId, refundAmount: amountOf(minor) })),
  };
}
