import {
  type AccountSession,
  chunked,
  type ExternalOrder,
  type OrderPage,
  type ReadingConnector,
} from '@quayside/connector-kit';
import type { HistoryWhy, UserEvent } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { recordHistory } from '../history/index.ts';
import { refreshProductRows } from '../products/index.ts';
import { matchSoldTargets } from '../stock/index.ts';
import { decideAnswers, followAnswers } from './answer-orders.ts';
import { withoutErased } from './erase-buyer.ts';
import type { AwaitingOrder } from './order-answers.repository.ts';
import { type LookTime, lockCursor, noteSetBack, readLastLook, storeCursor } from './order-cursors.repository.ts';
import {
  insertLines,
  type OrderLineFacts,
  readLines,
  readUnmatchedLines,
  setLineUnits,
} from './order-lines.repository.ts';
import { keyOf, settleStock } from './order-lines.service.ts';
import {
  findKnownOrders,
  type KnownOrder,
  type OrderStatus,
  type OrdersAccount,
  upsertOrders,
} from './orders.repository.ts';
import { type SalesChange, salesChangeOf } from './sales.ts';

export interface OrdersDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Provided by dashboards through `compose.ts`; adds sales in the transaction that stores the order. */
  readonly addSales: (tx: Tx, userId: number, changes: readonly SalesChange[]) => Promise<void>;
  /** Called after setting desired stock, so that the sender need not wait for its next poll. */
  readonly onStockDue?: () => void;
  /** Whether the platform keeps orders on hold until they are answered. */
  readonly awaitsAnswers: (platform: Platform) => boolean;
  /** Enqueues a mail to the seller, in the same transaction, about orders on hold for missing stock. */
  readonly notifyOnHold: (tx: Tx, account: OrdersAccount, onHold: readonly AwaitingOrder[]) => Promise<void>;
}

export interface PolledAccount {
  readonly account: OrdersAccount;
  readonly connector: Pick<ReadingConnector, 'listOrders'>;
  readonly session: AccountSession;
}

/** Orders stored in one transaction. */
const BATCH = 100;
/** An item of a running import may be sold before it is stored, so lines without a unit are matched again for this long. */
const REMATCH_FOR_MS = 24 * 3_600_000;
/** How far back every marketplace returns orders without a cursor. */
const READ_ANEW_MS = 90 * 24 * 3_600_000;

/**
 * Reads an account's new and changed orders. One transaction per batch stores each order once, reserves its stock once, sets every site's
 * desired stock and moves the cursor. Returns when the read began.
 * @throws ConnectorError
 */
export async function pollOrders(deps: OrdersDeps, polled: PolledAccount): Promise<Date> {
  const { account, connector, session } = polled;
  const startedAt = deps.clock.now();
  const began = { at: startedAt, monotonic: deps.clock.monotonic() };
  const last = await readLastLook(deps.db, account);
  let setBack = last && setBackSince(deps.clock, last.began);
  let cursor = last && !setBack ? last.cursor : null;
  for (let hasMore = true; hasMore; ) {
    const page = await connector.listOrders(session, cursor);
    const changed = await onlyChanged(deps.db, account, page.orders, startedAt);
    for (const batch of chunked(changed, BATCH)) {
      await withTransaction(deps.db, (tx) => storeOrders(tx, deps, account, batch));
      deps.onStockDue?.();
    }
    await withTransaction(deps.db, (tx) => finishPage(tx, deps, account, { setBack, ...page }, began));
    setBack = undefined;
    cursor = page.nextCursor;
    hasMore = page.hasMore;
  }
  if (deps.awaitsAnswers(account.platform)) await withTransaction(deps.db, (tx) => decide(tx, deps, account));
  return startedAt;
}

/**
 * The time to read orders from again if the marketplaces' clock was set back since that read. Otherwise orders made before the clock shows
 * the same time again would be skipped.
 */
function setBackSince(clock: Clock, { at, monotonic }: LookTime): OrderPage['setBack'] {
  if (clock.toMonotonic(at) <= monotonic) return undefined;
  return { from: at.toISOString(), to: new Date(clock.now().getTime() - READ_ANEW_MS).toISOString() };
}

async function decide(tx: Tx, deps: OrdersDeps, account: OrdersAccount): Promise<void> {
  await lockCursor(tx, account);
  const onHold = await decideAnswers(tx, account, deps.clock.now());
  if (onHold.length > 0) await deps.notifyOnHold(tx, account, onHold);
}

/** Filters known orders, because reads overlap on purpose. Orders are processed in order of arrival. */
async function onlyChanged(
  db: Db,
  account: OrdersAccount,
  orders: readonly ExternalOrder[],
  now: Date,
): Promise<ExternalOrder[]> {
  if (orders.length === 0) return [];
  const known = await findKnownOrders(
    db,
    account,
    orders.map((order) => order.externalId),
  );
  return orders
    .filter((order) => isChanged(order, known.get(order.externalId), now))
    .sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

function isChanged(order: ExternalOrder, known: KnownOrder | undefined, now: Date): boolean {
  if (!known) return true;
  const modifiedAt = Date.parse(order.modifiedAt);
  // The stored order is dated in the future, so any current report is newer.
  if (known.modifiedAt > now && modifiedAt <= now.getTime()) return true;
  return (
    modifiedAt > known.modifiedAt.getTime() ||
    (modifiedAt === known.modifiedAt.getTime() && order.status !== known.status)
  );
}

async function storeOrders(
  tx: Tx,
  deps: OrdersDeps,
  account: OrdersAccount,
  batch: readonly ExternalOrder[],
): Promise<void> {
  await lockCursor(tx, account);
  const { userId } = account;
  const known = await findKnownOrders(
    tx,
    account,
    batch.map((order) => order.externalId),
  );
  const changed = batch.filter((order) => isChanged(order, known.get(order.externalId), deps.clock.now()));
  const orders = await withoutErased(tx, account.platform, changed);
  if (orders.length === 0) return;
  const ids = await upsertOrders(tx, account, orders);
  await storeLines(tx, account, orders, ids);
  const itemIds = await settleLines(
    tx,
    account,
    await readLines(tx, userId, [...ids.values()]),
    leftAlone(account, orders),
  );
  await followAnswers(
    tx,
    userId,
    orders.map(({ externalId, answerBy, status }) => ({
      orderId: ids.get(externalId) ?? 0,
      isAwaited: answerBy !== undefined,
      isCancelled: status === 'cancelled',
    })),
    deps.clock.now(),
  );
  await deps.addSales(
    tx,
    userId,
    orders.flatMap((order) => salesChangeOf(account, order, known.get(order.externalId)?.status) ?? []),
  );
  await recordHistory(
    tx,
    userId,
    orders.flatMap((order) => {
      const before = known.get(order.externalId)?.status ?? null;
      if (before === order.status) return [];
      return {
        actor: { kind: 'marketplace', id: null } as const,
        entity: 'order' as const,
        entityId: ids.get(order.externalId) ?? 0,
        site: order.site,
        field: 'status',
        before,
        after: order.status,
        why: whyOf(before, order.status),
      };
    }),
  );
  await emitEvents(tx, userId, [
    ...[...ids.values()].map((orderId): UserEvent => ({ kind: 'order', orderId })),
    ...stockEvent(itemIds),
  ]);
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

/** Matches lines of items that were imported meanwhile, then moves the cursor. */
async function finishPage(
  tx: Tx,
  deps: OrdersDeps,
  account: OrdersAccount,
  { nextCursor, setBack }: Pick<OrderPage, 'nextCursor' | 'setBack'>,
  began: LookTime,
): Promise<void> {
  await lockCursor(tx, account);
  const since = new Date(deps.clock.now().getTime() - REMATCH_FOR_MS);
  const unmatched = await readUnmatchedLines(tx, account, since);
  const matches = (await matchSoldTargets(tx, account, unmatched)).flatMap(({ position, itemId, unitId }) => {
    const line = unmatched[position];
    return line ? [{ ...line, itemId, unitId }] : [];
  });
  await storeCursor(tx, account, nextCursor, began);
  if (setBack) {
    await noteSetBack(tx, account, { at: began.at, from: new Date(setBack.from), to: new Date(setBack.to) });
    await emitEvents(tx, account.userId, [{ kind: 'account', accountId: account.accountId }]);
  }
  if (matches.length === 0) return;
  await setLineUnits(tx, account.userId, matches);
  await emitEvents(tx, account.userId, stockEvent(await settleLines(tx, account, matches)));
}
