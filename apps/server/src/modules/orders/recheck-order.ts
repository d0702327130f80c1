import { ConnectorError, type ExternalOrder, isUnnamed } from '@quayside/connector-kit';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { type AccountsDeps, openAccount } from '../accounts/index.ts';
import { lockCursor } from './order-cursors.repository.ts';
import { readLines } from './order-lines.repository.ts';
import { getOrder, type OrderDetailRow } from './orders.repository.ts';
import type { OrdersDeps } from './orders.service.ts';
import { openAside } from './seal-orders.ts';
import { matchLines, storeOrders } from './store-orders.ts';

export type RecheckDeps = AccountsDeps & Pick<OrdersDeps, 'addSales' | 'onStockDue'>;

/** A marketplace that does not respond within this time counts as unavailable. */
const ANSWER_WITHIN_MS = 8_000;

/**
 * Reads an order that needs attention at its marketplace now, and checks it again: after its item was imported, or when a rule has changed.
 * If its marketplace does not answer, what it sent before is checked. An order that changes there is read without that.
 * @throws order_not_found, order_without_problem
 */
export async function recheckOrder(deps: RecheckDeps, userId: number, orderId: number): Promise<void> {
  const read = await readThere(deps, userId, await readFaulty(deps.db, userId, orderId));
  await withTransaction(deps.db, async (tx) => {
    const { accountId, platform } = await readFaulty(tx, userId, orderId);
    const account = { userId, accountId, platform };
    await lockCursor(tx, account);
    // Read again, because a poll may have stored a newer state before the lock.
    const before = await readFaulty(tx, userId, orderId);
    if (read) await storeOrders(tx, deps, account, [read]);
    const now = read ? await getOrder(tx, userId, orderId) : before;
    const given = now?.problem ? openAside(deps.box, userId, now) : null;
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

/** Null if the marketplace cannot be asked, or has no such order. */
async function readThere(deps: RecheckDeps, userId: number, order: OrderDetailRow): Promise<ExternalOrder | null> {
  const { accountId, externalId } = order;
  if (isUnnamed(externalId)) return null;
  const limit = AbortSignal.timeout(ANSWER_WITHIN_MS);
  try {
    const { account, connector, session } = await openAccount(deps, userId, accountId, limit);
    return account.tokenState === 'A' ? await connector.readOrder(session, externalId) : null;
  } catch (error) {
    if (error instanceof ConnectorError || limit.aborted) return null;
    throw error;
  }
}

async function readFaulty(db: Db, userId: number, orderId: number): Promise<OrderDetailRow> {
  const order = await getOrder(db, userId, orderId);
  if (!order) throw fail('order_not_found');
  if (!order.problem) throw fail('order_without_problem');
  return order;
}
