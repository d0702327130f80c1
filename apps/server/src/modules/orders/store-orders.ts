import { type ExternalOrder, NO_DATE } from '@quayside/connector-kit';
import type { HistoryWhy, UserEvent } from '@quayside/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { emitEvents } from '../events/index.ts';
import { type HistoryInput, recordHistory } from '../history/index.ts';
import { refreshProductRows } from '../products/index.ts';
import { matchSoldTargets } from '../stock/index.ts';
import { followAnswers } from './answer-orders.ts';
import { combineOrders } from './combined-orders.ts';
import { withoutErased } from './erase-buyer.ts';
import { noteHomeNames } from './home-of-line.ts';
import { type JudgedOrder, judgeOrders, type SoundLine, type SoundOrder } from './judge-order.ts';
import { lockCursor } from './order-cursors.repository.ts';
import {
  endMissingLines,
  insertLines,
  type OrderLineFacts,
  readLines,
  setLineUnits,
} from './order-lines.repository.ts';
import { settleStock } from './order-lines.service.ts';
import { moveTotals, totalChangesOf } from './order-totals.repository.ts';
import {
  findKnownOrders,
  type KnownOrder,
  noteUnknownItems,
  type OrderStatus,
  type OrdersAccount,
  upsertOrders,
} from './orders.repository.ts';
import { placeOrders } from './place-orders.ts';
import { recognizeLines } from './recognize-lines.ts';
import { type AddSales, salesChangesOf } from './sales.ts';
import { fingerprintOf, sealOrders } from './seal-orders.ts';

export interface StoreDeps {
  readonly clock: Clock;
  readonly box: SecretBox;
  readonly addSales: AddSales;
}

/** Loaded with the first orders. */
const soldShares = () => import('./sold-shares.repository.ts');

/** Whether an order was sent otherwise than it is stored. An older state than the stored one is a late answer. */
export function isChanged(order: ExternalOrder, known: KnownOrder | undefined, now: Date): boolean {
  if (!known) return true;
  const modifiedAt = Date.parse(order.modifiedAt);
  if (order.modifiedAt === NO_DATE || modifiedAt === known.modifiedAt.getTime()) {
    if (known.fingerprint === null) return order.status !== known.status && !known.problem;
    return !known.fingerprint.equals(fingerprintOf({ ...order, site: order.site ?? known.site }));
  }
  // The stored order is dated in the future, so any current report is newer.
  if (known.modifiedAt > now && modifiedAt <= now.getTime()) return true;
  return modifiedAt > known.modifiedAt.getTime();
}

/**
 * Stores orders, each once: with its lines, its stock, its sale and its history. A part that
 * cannot be read is named and waits; the readable lines move stock all the same.
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
  const named = await withoutErased(tx, account.platform, changed);
  const recognized = await recognizeLines(tx, userId, named, known);
  const judged = judgeOrders(await placeOrders(tx, account, recognized, known), known, now);
  const { readShares, moveShares } = await soldShares();
  const knownIds = judged.flatMap(({ order }) => known.get(order.externalId)?.orderId ?? []);
  const shares = await readShares(tx, userId, knownIds);
  const ids = await upsertOrders(tx, account, await sealOrders(tx, deps.box, account, judged, known));
  await moveTotals(tx, account, totalChangesOf(judged, known));
  const itemIds = await storeParts(tx, deps, account, judged, ids, known, now);
  await moveShares(tx, userId, shares, [...ids.values()]);
  await recordChanges(tx, userId, judged, ids, known);
  await emitEvents(tx, userId, [
    ...[...ids.values()].map((orderId): UserEvent => ({ kind: 'order', orderId })),
    ...stockEvent(itemIds),
  ]);
}

/** Stores lines, stock, pending answers and sales. Returns the items whose stock changed. */
async function storeParts(
  tx: Tx,
  deps: StoreDeps,
  account: OrdersAccount,
  judged: readonly JudgedOrder[],
  ids: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, KnownOrder>,
  now: Date,
): Promise<number[]> {
  const { userId } = account;
  const orders = judged.map(({ order }) => order);
  const orderIds = orders.flatMap(({ externalId }) => ids.get(externalId) ?? []);
  await storeLines(tx, account, judged, ids);
  const touched = await combineOrders(tx, account, orderIds);
  const lines = await readLines(tx, userId, [...new Set([...orderIds, ...touched])]);
  const itemIds = await settleLines(tx, account, lines);
  await noteUnknownItems(tx, userId, orderIds);
  await noteHomeNames(tx, userId, orderIds);
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
  const numbers = orders.map(({ externalId }) => externalId);
  const stored = await findKnownOrders(tx, account, numbers);
  await deps.addSales(
    tx,
    userId,
    numbers.flatMap((number) => salesChangesOf(account, known.get(number), stored.get(number))),
  );
  return itemIds;
}

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
    judged.flatMap(({ order, problems }): HistoryInput[] => {
      const stored = known.get(order.externalId);
      const entityId = ids.get(order.externalId) ?? stored?.orderId ?? 0;
      const entry = {
        actor: { kind: 'marketplace', id: null } as const,
        entity: 'order' as const,
        entityId,
        site: order.site,
        field: 'status' as const,
      };
      const before = stored?.status ?? null;
      const problem = problems[0]?.code;
      const isNew = problem !== undefined && problem !== stored?.problem;
      return [
        ...(before === order.status
          ? []
          : [{ ...entry, before, after: order.status, why: whyOf(before, order.status) }]),
        ...(isNew ? [{ ...entry, before: null, after: problem, why: 'order_problem' as const }] : []),
      ];
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
  judged: readonly JudgedOrder[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const lines = judged.flatMap(({ order }) =>
    order.lines.map((line) => ({ line, order, orderId: ids.get(order.externalId) ?? 0 })),
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
    lines.map(({ line, order, orderId }, position) => ({
      orderId,
      externalId: line.externalId,
      itemId: byPosition.get(position)?.itemId ?? null,
      unitId: byPosition.get(position)?.unitId ?? null,
      sku: line.sku,
      listingId: line.listingId,
      title: line.title,
      quantity: line.quantity,
      totalMinor: line.total?.minor ?? null,
      currency: order.total.currency,
      state: stateOf(order, line),
      shipped:
        order.status === 'shipped' && !line.isCancelled ? line.quantity : Math.min(line.shipped ?? 0, line.quantity),
    })),
  );
  await endMissingLines(
    tx,
    account.userId,
    judged.flatMap(({ order, hasAllLines }) =>
      hasAllLines
        ? [{ orderId: ids.get(order.externalId) ?? 0, lineIds: order.lines.map(({ externalId }) => externalId) }]
        : [],
    ),
  );
}

function stateOf({ isRefunded }: SoundOrder, { isCancelled }: SoundLine): 'open' | 'cancelled' | 'refunded' {
  if (isCancelled) return 'cancelled';
  return isRefunded ? 'refunded' : 'open';
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
  const { readShares, moveShares } = await soldShares();
  const shares = await readShares(tx, userId, orderIds);
  await setLineUnits(tx, userId, matches);
  await moveShares(tx, userId, shares, orderIds);
  const itemIds = await settleLines(tx, account, matches);
  await noteUnknownItems(tx, userId, orderIds);
  await noteHomeNames(tx, userId, orderIds);
  await emitEvents(tx, userId, [
    ...orderIds.map((orderId): UserEvent => ({ kind: 'order', orderId })),
    ...stockEvent(itemIds),
  ]);
}

/** Moves stock for the lines and updates the list. Returns the items whose stock changed. */
async function settleLines(tx: Tx, account: OrdersAccount, lines: readonly OrderLineFacts[]): Promise<number[]> {
  const changes = await settleStock(tx, account, lines);
  const itemIds = [...new Set(changes.map((change) => change.itemId))];
  if (itemIds.length > 0) await refreshProductRows(tx, account.userId, itemIds);
  return itemIds;
}

function stockEvent(itemIds: readonly number[]): UserEvent[] {
  return itemIds.length === 0 ? [] : [{ kind: 'stock', itemIds }];
}
