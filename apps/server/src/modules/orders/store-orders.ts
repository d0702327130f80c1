import type { ExternalOrder } from '@quayside/connector-kit';
import type { HistoryWhy, UserEvent } from '@quayside/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { emitEvents } from '../events/index.ts';
import { type HistoryInput, recordHistory } from '../history/index.ts';
import { refreshProductRows } from '../products/index.ts';
import { matchSoldTargets } from '../stock/index.ts';
import { followAnswers } from './answer-orders.ts';
import { withoutErased } from './erase-buyer.ts';
import { type JudgedOrder, judgeOrders } from './judge-order.ts';
import { lockCursor } from './order-cursors.repository.ts';
import { insertLines, type OrderLineFacts, readLines, setLineUnits } from './order-lines.repository.ts';
import { keyOf, settleStock } from './order-lines.service.ts';
import { moveTotals, totalChangesOf } from './order-totals.repository.ts';
import {
  findKnownOrders,
  type KnownOrder,
  markProblems,
  noteUnknownItems,
  type OrderStatus,
  type OrdersAccount,
  upsertOrders,
} from './orders.repository.ts';
import { type SalesChange, salesChangeOf } from './sales.ts';
import { sealOrders } from './seal-orders.ts';

export interface StoreDeps {
  readonly clock: Clock;
  readonly box: SecretBox;
  /** Provided by dashboards through `compose.ts`; adds sales in the transaction that stores the order. */
  readonly addSales: (tx: Tx, userId: number, changes: readonly SalesChange[]) => Promise<void>;
}

export function isChanged(order: ExternalOrder, known: KnownOrder | undefined, now: Date): boolean {
  if (!known) return true;
  const modifiedAt = Date.parse(order.modifiedAt);
  // The stored order is dated in the future, so any current report is newer.
  if (known.modifiedAt > now && modifiedAt <= now.getTime()) return true;
  return (
    modifiedAt > known.modifiedAt.getTime() ||
    (modifiedAt === known.modifiedAt.getTime() && order.status !== known.status && !known.problem)
  );
}

/**
 * Stores orders, each once: with its lines, its stock, its sale and its history. One that breaks a rule is set aside
 * with its reason, and stops no other.
 * @param isForced also stores unchanged orders
 */
export async function storeOrders(
  tx: Tx,
  deps: StoreDeps,
  account: OrdersAccount,
  batch: readonly ExternalOrder[],
  isForced = false,
): Promise<void> {
  await lockCursor(tx, account);
  const { userId } = account;
  const now = deps.clock.now();
  const known = await findKnownOrders(
    tx,
    account,
    batch.map((order) => order.externalId),
  );
  const changed = batch.filter((order) => isForced || isChanged(order, known.get(order.externalId), now));
  if (changed.length === 0) return;
  const judged = judgeOrders(await withoutErased(tx, account.platform, changed), now);
  // An order that was valid before keeps its stored data.
  const faulty = judged.filter(({ order, problem }) => problem && known.get(order.externalId)?.isAside === false);
  await markProblems(tx, account, faulty);
  const kept = judged.filter((one) => !faulty.includes(one));
  const ids = await upsertOrders(tx, account, await sealOrders(tx, deps.box, account, kept, known));
  await moveTotals(tx, account, totalChangesOf(kept, known));
  const orders = kept.flatMap(({ order, problem }) => (problem ? [] : [order]));
  const itemIds = await storeSound(tx, deps, account, orders, ids, known, now);
  await recordChanges(tx, userId, judged, ids, known);
  await emitEvents(tx, userId, [
    ...[...ids.values()].map((orderId): UserEvent => ({ kind: 'order', orderId })),
    ...stockEvent(itemIds),
  ]);
}

/**
 * Stores lines, stock, pending answers and sales of orders that break no rule. Returns the items whose stock changed.
 */
async function storeSound(
  tx: Tx,
  deps: StoreDeps,
  account: OrdersAccount,
  orders: readonly ExternalOrder[],
  ids: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, KnownOrder>,
  now: Date,
): Promise<number[]> {
  if (orders.length === 0) return [];
  const { userId } = account;
  const orderIds = orders.flatMap(({ externalId }) => ids.get(externalId) ?? []);
  await storeLines(tx, account, orders, ids);
  const lines = await readLines(tx, userId, orderIds);
  const itemIds = await settleLines(tx, account, lines, leftAlone(account, orders));
  await noteUnknownItems(tx, userId, orderIds);
  await followAnswers(
    tx,
    userId,
    orders.map(({ externalId, answerBy, status }) => ({
      orderId: ids.get(externalId) ?? 0,
      isAwaited: answerBy !== undefined,
      isCancelled: status === 'cancelled',
    })),
    now,
  );
  await deps.addSales(
    tx,
    userId,
    orders.flatMap((order) => salesChangeOf(account, order, soundStatus(known.get(order.externalId))) ?? []),
  );
  return itemIds;
}

/** An order that was set aside did not count as a sale. */
const soundStatus = (known: KnownOrder | undefined): OrderStatus | undefined =>
  known?.isAside ? undefined : known?.status;

async function recordChanges(
  tx: Tx,
  userId: number,
  judged: readonly JudgedOrder[],
  ids: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, KnownOrder>,
): Promise<void> {
  await recordHistory(
    tx,
    userId,
    judged.flatMap(({ order, problem }): HistoryInput[] => {
      const stored = known.get(order.externalId);
      const entityId = ids.get(order.externalId) ?? stored?.orderId ?? 0;
      const entry = {
        actor: { kind: 'marketplace', id: null } as const,
        entity: 'order' as const,
        entityId,
        site: order.site,
        field: 'status' as const,
      };
      if (problem) {
        return problem === stored?.problem
          ? []
          : [{ ...entry, before: null, after: problem, why: 'order_problem' as const }];
      }
      const before = soundStatus(stored) ?? null;
      if (before === order.status) return [];
      return [{ ...entry, before, after: order.status, why: whyOf(before, order.status) }];
    }),
  );
}

function whyOf(before: OrderStatus | null, status: OrderStatus): HistoryWhy {
  if (before === null) return 'order';
  return status === 'cancelled' ? 'order_cancelled' : 'order_changed';
}

async function storeLines(
  tx: Tx,
  account: OrdersAccount,
  orders: readonly ExternalOrder[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const lines = orders.flatMap((order) =>
    order.lines.map((line) => ({ line, orderId: ids.get(order.externalId) ?? 0 })),
  );
  const matches = await matchSoldTargets(
    tx,
    account,
    lines.map(({ line }) => line),
  );
  const byPosition = new Map(matches.map((match) => [match.position, match]));
  await insertLines(
    tx,
    account.userId,
    lines.map(({ line, orderId }, position) => ({
      orderId,
      externalId: line.externalId,
      itemId: byPosition.get(position)?.itemId ?? null,
      unitId: byPosition.get(position)?.unitId ?? null,
      sku: line.sku,
      listingId: line.listingId,
      title: line.title,
      quantity: line.quantity,
      totalMinor: line.total.minor,
      currency: line.total.currency,
    })),
  );
}

/** Finds the items of lines that had none, and moves their stock. */
export async function matchLines(tx: Tx, account: OrdersAccount, unmatched: readonly OrderLineFacts[]): Promise<void> {
  const matches = (await matchSoldTargets(tx, account, unmatched)).flatMap(({ position, itemId, unitId }) => {
    const line = unmatched[position];
    return line ? [{ ...line, itemId, unitId }] : [];
  });
  if (matches.length === 0) return;
  const { userId } = account;
  const orderIds = [...new Set(matches.map(({ orderId }) => orderId))];
  await setLineUnits(tx, userId, matches);
  const itemIds = await settleLines(tx, account, matches);
  await noteUnknownItems(tx, userId, orderIds);
  await emitEvents(tx, userId, [
    ...orderIds.map((orderId): UserEvent => ({ kind: 'order', orderId })),
    ...stockEvent(itemIds),
  ]);
}

/** Moves stock for the lines and updates the list. Returns the items whose stock changed. */
async function settleLines(
  tx: Tx,
  account: OrdersAccount,
  lines: readonly OrderLineFacts[],
  left?: ReadonlySet<string>,
): Promise<number[]> {
  const changes = await settleStock(tx, account, lines, left);
  const itemIds = [...new Set(changes.map((change) => change.itemId))];
  if (itemIds.length > 0) await refreshProductRows(tx, account.userId, itemIds);
  return itemIds;
}

function leftAlone(account: OrdersAccount, orders: readonly ExternalOrder[]): Set<string> {
  return new Set(
    orders.flatMap(({ externalId: orderExternalId, lines }) =>
      lines
        .filter(({ isShipped }) => isShipped)
        .map(({ externalId }) => keyOf(account, { orderExternalId, externalId })),
    ),
  );
}

function stockEvent(itemIds: readonly number[]): UserEvent[] {
  return itemIds.length === 0 ? [] : [{ kind: 'stock', itemIds }];
}
