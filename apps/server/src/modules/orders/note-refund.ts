import type { Tx } from '../../platform/database/db.ts';
import { lockCursor } from './order-cursors.repository.ts';
import { findKnownOrders, type OrdersAccount } from './orders.repository.ts';
import type { OrderFacts } from './orders-of-actions.ts';
import { type AddSales, salesChangesOf } from './sales.ts';

/**
 * Takes a refund that the marketplace has just confirmed from the sales of the day of its order. The transaction has stored it as confirmed.
 * @param minor in minor units of the order's currency
 */
export async function noteRefund(
  tx: Tx,
  addSales: AddSales,
  account: OrdersAccount & Pick<OrderFacts, 'externalId'>,
  orderId: number,
  minor: number,
): Promise<void> {
  // A poll that has read the order before this refund is stored first.
  await lockCursor(tx, account);
  const after = (await findKnownOrders(tx, account, [account.externalId])).get(account.externalId);
  if (after?.orderId !== orderId) return;
  const before = { ...after, givenMinor: after.givenMinor - minor };
  await addSales(tx, account.userId, salesChangesOf(account, before, after));
}
