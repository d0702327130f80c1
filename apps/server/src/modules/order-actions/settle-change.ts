import type { HistoryWhy } from '@quayside/contract';
import type { Tx } from '../../platform/database/db.ts';
import type { ChangedOrder, OutcomeListener } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory } from '../history/index.ts';
import { readLinesOfActions } from '../orders/index.ts';
import { refreshProductRows } from '../products/index.ts';
import { moveStock } from '../stock/index.ts';

const WHYS: Readonly<Record<ChangedOrder['kind'], readonly [confirmed: HistoryWhy, rejected: HistoryWhy]>> = {
  cancel: ['cancel_confirmed', 'cancel_rejected'],
  refund: ['refund_confirmed', 'refund_rejected'],
};

/** Shows the result of a cancellation or a refund, and moves the pieces that the seller chose, once. */
export const orderChangeListener: OutcomeListener = {
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
    const itemIds = refusal === null ? await movePieces(tx, userId, change) : [];
    await emitEvents(tx, userId, [
      { kind: 'order', orderId },
      ...(itemIds.length === 0 ? [] : [{ kind: 'stock' as const, itemIds }]),
    ]);
  },
};

/**
 * Pieces of a refund return to stock; those of a cancellation leave it.
 * @returns the items whose stock changed
 */
async function movePieces(tx: Tx, userId: number, { orderId, number, kind, pieces }: ChangedOrder): Promise<number[]> {
  if (pieces.length === 0) return [];
  const lines = new Map((await readLinesOfActions(tx, userId, [orderId])).map((line) => [line.lineId, line]));
  const sign = kind === 'refund' ? 1 : -1;
  const movements = pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.get(lineId);
    if (!line || line.itemId === null || line.unitId === null) return [];
    return {
      itemId: line.itemId,
      unitId: line.unitId,
      kind: 'adjust' as const,
      onHandDelta: sign * quantity,
      reservedDelta: 0,
      // The change's number identifies it permanently: a repeated outcome moves nothing.
      cause: `${kind}:${orderId}/${lineId}#${number}`,
      actor: { kind: 'order' as const, id: orderId },
    };
  });
  const { changes } = await moveStock(tx, userId, movements, {
    why: kind === 'refund' ? 'goods_returned' : 'goods_written_off',
  });
  const itemIds = [...new Set(changes.map(({ itemId }) => itemId))];
  if (itemIds.length > 0) await refreshProductRows(tx, userId, itemIds);
  return itemIds;
}
