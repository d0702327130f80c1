import type { Db } from '../../platform/database/db.ts';
import { findCancelled } from '../dispatch/index.ts';
import { type OrderLineOfAction, readLinesOfActions } from '../orders/index.ts';

/** The lines of these orders that are sold and not cancelled, here or at the marketplace. */
export async function readOpenLines(db: Db, userId: number, orderIds: readonly number[]): Promise<OrderLineOfAction[]> {
  const cancelled = await findCancelled(db, userId, orderIds);
  return (await readLinesOfActions(db, userId, orderIds)).filter(({ orderId, lineId, state }) => {
    const gone = cancelled.get(orderId);
    return state === 'open' && gone !== 'whole' && !gone?.has(lineId);
  });
}
