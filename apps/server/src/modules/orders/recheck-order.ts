import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { lockCursor } from './order-cursors.repository.ts';
import { readLines } from './order-lines.repository.ts';
import { getOrder, type OrderDetailRow } from './orders.repository.ts';
import type { OrdersDeps } from './orders.service.ts';
import { openAside } from './seal-orders.ts';
import { matchLines, storeOrders } from './store-orders.ts';

/**
 * Checks an order that needs attention again: after its item was imported, or when a rule has changed. An order that
 * changes at its marketplace is checked automatically.
 * @throws order_not_found, order_without_problem
 */
export async function recheckOrder(
  deps: Pick<OrdersDeps, 'db' | 'clock' | 'box' | 'addSales' | 'onStockDue'>,
  userId: number,
  orderId: number,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const { accountId, platform } = await readFaulty(tx, userId, orderId);
    const account = { userId, accountId, platform };
    await lockCursor(tx, account);
    // Read again, because a poll may have stored a newer state before the lock.
    const given = openAside(deps.box, userId, await readFaulty(tx, userId, orderId));
    if (given) await storeOrders(tx, deps, account, [given], true);
    const lines = await readLines(tx, userId, [orderId]);
    return matchLines(
      tx,
      account,
      lines.filter(({ unitId }) => unitId === null),
    );
  });
  deps.onStockDue?.();
}

async function readFaulty(tx: Tx, userId: number, orderId: number): Promise<OrderDetailRow> {
  const order = await getOrder(tx, userId, orderId);
  if (!order) throw fail('order_not_found');
  if (!order.problem) throw fail('order_without_problem');
  return order;
}
