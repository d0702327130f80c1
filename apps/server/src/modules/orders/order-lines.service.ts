import type { Tx } from '../../platform/database/db.ts';
import { readMovedPieces, readShipments } from '../dispatch/index.ts';
import { refreshProductRows } from '../products/index.ts';
import { type SoldLine, type StockChange, settleOrderLines } from '../stock/index.ts';
import { coverOrders } from './covered-lines.repository.ts';
import { lockCursor } from './order-cursors.repository.ts';
import { type OrderLineFacts, readLines } from './order-lines.repository.ts';
import type { OrdersAccount } from './orders.repository.ts';

type MatchedLine = OrderLineFacts & { readonly itemId: number; readonly unitId: number };

/**
 * Updates stock to the current state of the lines. What a line takes from stock follows from what the marketplace and the seller have said
 * of it, whatever was said first. Orders that the marketplace ships from its own stock take none of the seller's. Returns what changed.
 */
export async function settleStock(
  tx: Tx,
  account: OrdersAccount,
  lines: readonly OrderLineFacts[],
): Promise<readonly StockChange[]> {
  const { userId } = account;
  const matched = lines.filter((line): line is MatchedLine => line.itemId !== null && line.unitId !== null);
  if (matched.length === 0) return [];
  const moved = await readMovedPieces(tx, userId, [...new Set(matched.map(({ orderId }) => orderId))]);
  const sent = await readSentPieces(tx, userId, matched);
  const { old, changes } = await settleOrderLines(
    tx,
    userId,
    matched.map((line): SoldLine => {
      const { orderId, itemId, unitId, quantity, orderedAt } = line;
      const key = keyOf(account, line);
      const shipped = Math.max(line.shipped, sent.get(`${orderId} ${line.externalId}`) ?? 0);
      return {
        key,
        orderId,
        itemId,
        unitId,
        quantity,
        shipped,
        orderedAt,
        state: stateOf(line),
        ...moved.get(line.lineId),
      };
    }),
  );
  await coverOrders(tx, userId, {
    orderIds: matched.map(({ orderId }) => orderId),
    unitIds: matched.map(({ unitId }) => unitId),
    counted: matched.filter((line) => old.has(keyOf(account, line))),
  });
  return changes;
}

/**
 * The pieces of cancelled orders whose shipment was confirmed from here, by order and line. Of an order that was shipped in part, eBay does
 * not say how many pieces left.
 */
async function readSentPieces(
  tx: Tx,
  userId: number,
  lines: readonly OrderLineFacts[],
): Promise<ReadonlyMap<string, number>> {
  const orderIds = [...new Set(lines.filter(({ status }) => status === 'cancelled').map(({ orderId }) => orderId))];
  const sent = new Map<string, number>();
  for (const { orderId, state, lines: inside } of await readShipments(tx, userId, orderIds)) {
    if (state !== 'confirmed') continue;
    for (const { externalId, quantity } of inside) {
      const key = `${orderId} ${externalId}`;
      sent.set(key, (sent.get(key) ?? 0) + quantity);
    }
  }
  return sent;
}

function stateOf({ status, state, isFulfilledByMarketplace }: OrderLineFacts): SoldLine['state'] {
  // A marketplace may say only later that the pieces are its own.
  if (isFulfilledByMarketplace) return 'replaced';
  if (state !== 'open') return state;
  return status === 'cancelled' || status === 'shipped' ? status : 'open';
}

/**
 * Settles the stock of an order after a decision of the seller about its pieces.
 * @returns the items whose stock changed
 */
export async function settleOrder(tx: Tx, account: OrdersAccount, orderId: number): Promise<number[]> {
  // A poll that has read the pieces before this decision is stored first.
  await lockCursor(tx, account);
  const changes = await settleStock(tx, account, await readLines(tx, account.userId, [orderId]));
  const itemIds = [...new Set(changes.map(({ itemId }) => itemId))];
  if (itemIds.length > 0) await refreshProductRows(tx, account.userId, itemIds);
  return itemIds;
}

/** The permanent key of a line in the ledger. */
export function keyOf(
  { platform }: Pick<OrdersAccount, 'platform'>,
  line: Pick<OrderLineFacts, 'orderExternalId' | 'externalId'>,
): string {
  return `${platform}:${line.orderExternalId}/${line.externalId}`;
}
