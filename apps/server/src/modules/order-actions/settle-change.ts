import type { HistoryWhy } from '@quayside/contract';
import type { ChangedOrder, OutcomeListener } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory } from '../history/index.ts';
import { type AddSales, noteRefund, readOrderFacts, settleOrder } from '../orders/index.ts';

const WHYS: Readonly<Record<ChangedOrder['kind'], readonly [confirmed: HistoryWhy, rejected: HistoryWhy]>> = {
  cancel: ['cancel_confirmed', 'cancel_rejected'],
  refund: ['refund_confirmed', 'refund_rejected'],
};

/** Shows the result of a cancellation or a refund, and settles the pieces that the seller chose. */
export const orderChangeListener = (addSales: AddSales): OutcomeListener => ({
  async orderChanged(tx, { userId }, change) {
    const { orderId, kind, site, amount, refusal } = change;
    const [confirmed, rejected] = WHYS[kind];
    await recordHistory(tx, userId, [
      {
        actor: { kind: 'marketplace', id: null },
        entity: 'order',
        entityId: orderId,
        site,
        field: 'status',
        before: null,
        after: refusal ?? amount,
        why: refusal === null ? confirmed : rejected,
      },
    ]);
    const [order] = await readOrderFacts(tx, userId, [orderId]);
    if (order && amount && refusal === null) await noteRefund(tx, addSales, order, orderId, amount.minor);
    const itemIds = order && change.pieces.length > 0 ? await settleOrder(tx, order, orderId) : [];
    await emitEvents(tx, userId, [
      { kind: 'order', orderId },
      ...(itemIds.length === 0 ? [] : [{ kind: 'stock' as const, itemIds }]),
    ]);
  },
});
