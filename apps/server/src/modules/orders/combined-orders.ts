import { isUnnamed } from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory } from '../history/index.ts';
import { endReplacedOrders, readSharedLines, type SharedLine, setReplaced } from './order-lines.repository.ts';
import { moveTotals } from './order-totals.repository.ts';
import type { OrdersAccount } from './orders.repository.ts';

/** Marketplaces that combine unpaid orders of a buyer into one with a new number. The lines keep their ids, which no other sale has. */
const COMBINING: ReadonlySet<Platform> = new Set<Platform>(['ebay']);

/**
 * Lets each line belong to one order. A line that two orders have is one sale: the order that was paid, otherwise the later one, takes it
 * over, and the other order ends when it has no line left. So does an order whose number could not be read once it can.
 * @returns the ids of the orders that lost or got back a line
 */
export async function combineOrders(tx: Tx, account: OrdersAccount, orderIds: readonly number[]): Promise<number[]> {
  const shared = await readSharedLines(tx, account, orderIds);
  const groups = groupBy(shared, ({ externalId, listingId }) => `${externalId} ${listingId}`);
  const losses: { readonly line: SharedLine; readonly by: SharedLine }[] = [];
  const gains: SharedLine[] = [];
  for (const lines of groups.values()) {
    const rivals = lines.filter((line) => !isOver(line));
    const [first, ...others] = rivals;
    if (!first) continue;
    const best = others.reduce((one, line) => (isBefore(one, line) ? line : one), first);
    // A combined order may be cancelled before it is ever read: then the sale is over, and nobody pays the unpaid order any more.
    const over = lines.find((line) => isOver(line) && line.orderedAt > best.orderedAt);
    const isUnpaid = best.status === 'pending' || best.status === 'cancelled';
    const owner = over && isUnpaid && isReplaceable(best, account.platform) ? over : best;
    const lost = rivals.filter((line) => line !== owner && isReplaceable(line, account.platform));
    if (lost.length === 0) continue;
    losses.push(...lost.filter(({ state }) => state !== 'replaced').map((line) => ({ line, by: owner })));
    if (owner.state === 'replaced' && owner.status !== 'cancelled') gains.push(owner);
  }
  await setReplaced(
    tx,
    account.userId,
    losses.map(({ line }) => line),
    true,
  );
  await setReplaced(tx, account.userId, gains, false);
  await endReplaced(tx, account, losses);
  return [...new Set([...losses.map(({ line }) => line.orderId), ...gains.map(({ orderId }) => orderId)])];
}

const isOver = ({ status, replacedBy }: SharedLine): boolean => status === 'cancelled' && replacedBy === null;

/** Only an order that nobody has paid, or whose number is not known, is given up for another. */
function isReplaceable({ orderExternalId, status, replacedBy }: SharedLine, platform: Platform): boolean {
  if (isUnnamed(orderExternalId)) return true;
  return COMBINING.has(platform) && (status === 'pending' || replacedBy !== null);
}

function isBefore(one: SharedLine, other: SharedLine): boolean {
  return (
    rankOf(one) < rankOf(other) ||
    (rankOf(one) === rankOf(other) &&
      (one.orderedAt < other.orderedAt || (+one.orderedAt === +other.orderedAt && one.orderId < other.orderId)))
  );
}

const RANKS: Readonly<Record<SharedLine['status'], number>> = { cancelled: 0, pending: 1, paid: 2, shipped: 3 };
const rankOf = ({ orderExternalId, status }: SharedLine): number => (isUnnamed(orderExternalId) ? -1 : RANKS[status]);

async function endReplaced(
  tx: Tx,
  account: OrdersAccount,
  losses: readonly { readonly line: SharedLine; readonly by: SharedLine }[],
): Promise<void> {
  const { userId } = account;
  const orders = new Map(losses.map(({ line, by }) => [line.orderId, { line, by: by.orderExternalId }]));
  const ended = await endReplacedOrders(
    tx,
    userId,
    [...orders].map(([orderId, { by }]) => ({ orderId, by })),
  );
  const over = [...orders].filter(([orderId]) => ended.has(orderId));
  await moveTotals(
    tx,
    account,
    over.flatMap(
      ([
        ,
        {
          line: { site, status },
        },
      ]) => [
        { site, status, n: -1 },
        { site, status: 'cancelled' as const, n: 1 },
      ],
    ),
  );
  await recordHistory(
    tx,
    userId,
    over.map(([orderId, { line, by }]) => ({
      actor: { kind: 'marketplace' as const, id: null },
      entity: 'order' as const,
      entityId: orderId,
      site: line.site,
      field: 'status' as const,
      before: line.status,
      after: by,
      why: 'order_replaced' as const,
    })),
  );
  await emitEvents(
    tx,
    userId,
    over.map(([orderId]) => ({ kind: 'order' as const, orderId })),
  );
}
