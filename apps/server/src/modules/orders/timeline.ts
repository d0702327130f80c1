import { type HistoryWhy, ORDER_STATUSES, type OrderTimelineEntry } from '@quayside/contract';
import { carrierName, namesOfLine } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { listOrderHistory } from '../history/index.ts';
import { findLoginNames, findMemberNames } from '../session/index.ts';
import { listOrderMovements } from '../stock/index.ts';
import type { LineRow } from './order-lines.repository.ts';
import { keyOf } from './order-lines.service.ts';
import type { OrderDetailRow } from './orders.repository.ts';

type Entry = Omit<OrderTimelineEntry, 'at'> & { readonly at: Date };

const MARKETPLACE = { kind: 'marketplace', name: null } as const;
const NOTHING = { why: null, status: null, detail: null, stock: null } as const;

/** Everything that happened to an order, oldest first: at the marketplace, here, and to its stock. */
export async function loadTimeline(
  db: Db,
  userId: number,
  order: OrderDetailRow,
  lines: readonly LineRow[],
): Promise<OrderTimelineEntry[]> {
  const entries = [
    ...factsOf(order),
    ...(await changesOf(db, userId, order)),
    ...(await movementsOf(db, userId, order, lines)),
  ];
  // The sort is stable: among entries with the same time, the marketplace's come first.
  return entries
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

function factsOf({ orderedAt, paidAt, deliveredAt, buyerErasedAt }: OrderDetailRow): Entry[] {
  const facts = [
    ['ordered', orderedAt],
    ['paid', paidAt],
    ['delivered', deliveredAt],
  ] as const;
  const erased: readonly Entry[] =
    buyerErasedAt === null
      ? []
      : [{ at: buyerErasedAt, kind: 'buyer_erased', actor: { kind: 'system', name: null }, ...NOTHING }];
  return [
    ...facts.flatMap(([kind, at]) => (at === null ? [] : [{ at, kind, actor: MARKETPLACE, ...NOTHING }])),
    ...erased,
  ];
}

async function changesOf(db: Db, userId: number, order: OrderDetailRow): Promise<Entry[]> {
  const rows = await listOrderHistory(db, userId, order.id);
  const idsOf = (kind: string) => [
    ...new Set(rows.flatMap(({ actorKind, actorId }) => (actorKind === kind && actorId !== null ? [actorId] : []))),
  ];
  const members = await findMemberNames(db, userId, idsOf('login'));
  const admins = await findLoginNames(db, idsOf('admin'));
  const nameOf = (kind: string, id: number | null) =>
    id === null ? null : ((kind === 'admin' ? admins : members).get(id) ?? null);
  const told = rows.filter((row) => !isFact(row, order));
  return told.map(({ at, actorKind, actorId, why, after }) => ({
    at,
    kind: 'change',
    actor: { kind: actorKind, name: nameOf(actorKind, actorId) },
    why,
    status: why === 'order_changed' ? statusOf(after) : null,
    detail: detailOf(after, order),
    stock: null,
  }));
}

/** Whether a change only repeats what the order itself tells: that it came, and that it was paid. */
function isFact({ why, after }: { readonly why: HistoryWhy; readonly after: unknown }, { paidAt }: OrderDetailRow) {
  return why === 'order' || (why === 'order_changed' && after === 'paid' && paidAt !== null);
}

const statusOf = (after: unknown) => ORDER_STATUSES.find((status) => status === after) ?? null;

/** The value in the history, unless it only repeats the order's number or status. */
function detailOf(after: unknown, { externalId }: OrderDetailRow): string | null {
  if (typeof after === 'string') return after === externalId || statusOf(after) !== null ? null : after;
  if (typeof after !== 'object' || after === null) return null;
  // Older entries have the marketplace's code instead of the name.
  const { carrierCode, carrier = carrierCode, trackingNumber } = after as Readonly<Record<string, unknown>>;
  const words = [typeof carrier === 'string' ? carrierName(carrier) : null, trackingNumber];
  return words.filter((word) => typeof word === 'string').join(' ') || null;
}

async function movementsOf(db: Db, userId: number, order: OrderDetailRow, lines: readonly LineRow[]): Promise<Entry[]> {
  const byKey = new Map(lines.map((line) => [keyOf(order, { ...line, orderExternalId: order.externalId }), line]));
  const movements = await listOrderMovements(
    db,
    userId,
    [...byKey].flatMap(([key, { unitId }]) => (unitId === null ? [] : [{ key, unitId }])),
  );
  return movements.flatMap(({ at, key, onHandDelta, reservedDelta }) => {
    const line = byKey.get(key);
    if (!line) return [];
    const names = namesOfLine(line);
    return [
      {
        at,
        kind: 'stock' as const,
        actor: { kind: 'system', name: null },
        ...NOTHING,
        stock: { title: names.title, sku: names.sku, onHandDelta, reservedDelta },
      },
    ];
  });
}
