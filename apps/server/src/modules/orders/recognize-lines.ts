import { ALL_LINES, type ExternalOrder } from '@quayside/connector-kit';
import type { Tx } from '../../platform/database/db.ts';
import { type OrderLineFacts, readLines } from './order-lines.repository.ts';
import type { KnownOrder } from './orders.repository.ts';

/**
 * Gives lines that came without an id the id under which they are stored, so that their pieces are not sold twice: that of a line of the
 * same goods which the order does not list otherwise.
 */
export async function recognizeLines(
  tx: Tx,
  userId: number,
  orders: readonly ExternalOrder[],
  known: ReadonlyMap<string, Pick<KnownOrder, 'orderId'>>,
): Promise<ExternalOrder[]> {
  const nameless = orders.filter(({ lines }) => lines.some(isNameless));
  const orderIds = nameless.flatMap(({ externalId }) => known.get(externalId)?.orderId ?? []);
  if (orderIds.length === 0) return [...orders];
  const stored = await readLines(tx, userId, orderIds);
  return orders.map((order) => {
    const orderId = known.get(order.externalId)?.orderId;
    const own = stored.filter((line) => line.orderId === orderId && line.state !== 'replaced');
    return own.length > 0 ? { ...order, lines: recognized(order.lines, own) } : order;
  });
}

type Line = ExternalOrder['lines'][number];

const isNameless = ({ externalId }: Line): boolean => externalId === ALL_LINES;

function recognized(lines: readonly Line[], stored: readonly OrderLineFacts[]): readonly Line[] {
  const recognized = new Set(lines.map(({ externalId }) => externalId));
  return lines.map((line) => {
    if (!isNameless(line)) return line;
    const alike = stored.filter(
      (one) => !recognized.has(one.externalId) && one.sku === line.sku && one.listingId === line.listingId,
    );
    const found = alike.find(({ quantity }) => quantity === line.quantity) ?? alike[0];
    if (!found) return line;
    recognized.add(found.externalId);
    return { ...line, externalId: found.externalId };
  });
}
