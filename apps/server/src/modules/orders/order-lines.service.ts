import type { Tx } from '../../platform/database/db.ts';
import { releaseForOrder, reserveForOrder, type SoldLine, type StockChange, shipForOrder } from '../stock/index.ts';
import { type OrderLineFacts, setCovered } from './order-lines.repository.ts';
import type { OrdersAccount } from './orders.repository.ts';

type MatchedLine = OrderLineFacts & { readonly itemId: number; readonly unitId: number };

/**
 * Updates stock to the current state of the lines' orders. Each line reserves once, and is released or removed from stock once, however
 * often it is reported. A line may be shipped before others of its order. Orders that the marketplace ships from its own stock change none
 * of the seller's. Returns what changed.
 * @param leftAlone keys of lines that were shipped before others of their order
 */
export async function settleStock(
  tx: Tx,
  account: OrdersAccount,
  lines: readonly OrderLineFacts[],
  leftAlone: ReadonlySet<string> = new Set(),
): Promise<StockChange[]> {
  const matched = lines.filter(
    (line): line is MatchedLine => line.itemId !== null && line.unitId !== null && !line.isFulfilledByMarketplace,
  );
  if (matched.length === 0) return [];
  const open = matched.filter((line) => line.status !== 'cancelled');
  const { covered, changes } = await reserveForOrder(
    tx,
    account.userId,
    open.map((line) => soldLine(account, line)),
  );
  await setCovered(
    tx,
    account.userId,
    open.flatMap((line) => {
      const reserved = covered.get(keyOf(account, line));
      return reserved === undefined ? [] : [{ lineId: line.lineId, orderId: line.orderId, reserved }];
    }),
  );
  const cancelled = matched.filter((line) => line.status === 'cancelled').map((line) => soldLine(account, line));
  const shipped = matched
    .filter((line) => line.status === 'shipped' || (line.status === 'paid' && leftAlone.has(keyOf(account, line))))
    .map((line) => soldLine(account, line));
  return [
    ...changes,
    ...(await releaseForOrder(tx, account.userId, cancelled)),
    ...(await shipForOrder(tx, account.userId, shipped)),
  ];
}

function soldLine(account: OrdersAccount, line: MatchedLine): SoldLine {
  const { orderId, itemId, unitId, quantity, orderedAt } = line;
  return { key: keyOf(account, line), orderId, itemId, unitId, quantity, orderedAt };
}

/** The permanent key of a line in the ledger. */
export function keyOf(
  { platform }: Pick<OrdersAccount, 'platform'>,
  line: Pick<OrderLineFacts, 'orderExternalId' | 'externalId'>,
): string {
  return `${platform}:${line.orderExternalId}/${line.externalId}`;
}
