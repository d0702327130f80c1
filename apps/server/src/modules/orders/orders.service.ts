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
  /** The dashboards room's, handed in by `compose.ts`: sales are kept in the transaction that stores the order. */
  readonly addSales: (tx: Tx, userId: number, changes: readonly SalesChange[]) => Promise<void>;
  /** Called when desired stock was set, so that the sender need not wait for its next look. */
  readonly onStockDue?: () => void;
  /** Whether the platform holds orders until they are answered. */
  readonly awaitsAnswers: (platform: Platform) => boolean;
  /** Writes to the seller, in the same transaction, that orders are on hold because stock is missing. */
  readonly notifyOnHold: (tx: Tx, account: OrdersAccount, onHold: readonly AwaitingOrder[]) => Promise<void>;
}

export interface PolledAccount {
  readonly account: OrdersAccount;
  readonly connector: Pick<ReadingConnector, 'listOrders'>;
  readonly session: AccountSession;
}

/** Orders stored in one transaction. */
const BATCH = 100;
/** An item of a running import may be sold before it is stored: lines without a unit are looked at again for so long. */
const REMATCH_FOR_MS = 24 * 3_600_000;
/** How far back every marketplace is asked for orders without a cursor. */
const READ_ANEW_MS = 90 * 24 * 3_600_000;

/**
 * Brings an account's new and changed orders in: each is stored once, reserves its stock once, and every site's desired state becomes the new
 * quantity in the same transaction, which also moves the cursor. Answers when the look began.
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
 * Where the marketplaces' clock was set back since that look, what is made until it shows the same time again would be passed over: orders
 * are read anew.
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

/** Looks overlap on purpose; most of what they bring is known. First come first served. */
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
  // It was dated in what is the future still: whatever is said of it now is newer.
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

/** Moves stock as the lines say and shows it in the list. Answers the items whose stock changed. */
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

/** Lines of items that were imported meanwhile find their unit now; then the cursor moves on. */
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
