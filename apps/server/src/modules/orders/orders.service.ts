import {
  type AccountSession,
  chunked,
  type ExternalOrder,
  type OrderPage,
  type ReadingConnector,
} from '@quayside/connector-kit';
import type { Platform } from '@quayside/kernel';
import type { Clock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { decideAnswers } from './answer-orders.ts';
import { coverUnits, findUnitsToCover } from './covered-lines.repository.ts';
import { type AwaitingOrder, hasUndecided } from './order-answers.repository.ts';
import {
  type LastPoll,
  lockCursor,
  noteSetBack,
  type PollTime,
  storeCursor,
  touchCursor,
} from './order-cursors.repository.ts';
import { readUnmatchedLines } from './order-lines.repository.ts';
import { findKnownOrders, type OrdersAccount } from './orders.repository.ts';
import { createPollMemory, type PollMemory } from './poll-memory.ts';
import { isChanged, matchLines, type StoreDeps, storeOrders } from './store-orders.ts';

export interface OrdersDeps extends StoreDeps {
  readonly db: Db;
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
/**
 * An item of a running import may be sold before it is stored, so lines without a unit are matched again for this long.
 */
const REMATCH_FOR_MS = 24 * 3_600_000;
/** How much older than the last read the stored one may be, in real time. */
const STORE_EVERY_MS = 10_000;
/** How far back every marketplace returns orders without a cursor. */
const READ_ANEW_MS = 90 * 24 * 3_600_000;

/**
 * Reads an account's new and changed orders. One transaction per batch stores each order once, reserves its stock once, sets every site's
 * desired stock and moves the cursor. Returns when the read began.
 * @param memory what the caller knows of earlier reads
 * @throws ConnectorError
 */
export async function pollOrders(
  deps: OrdersDeps,
  polled: PolledAccount,
  memory: PollMemory = createPollMemory(),
): Promise<Date> {
  const { account, connector, session } = polled;
  const startedAt = deps.clock.now();
  const began = { at: startedAt, monotonic: deps.clock.monotonic() };
  const last = await memory.recall(deps, account, unmatchedSince(deps.clock));
  let hasNews = false;
  let setBack = last && setBackSince(deps.clock, last.began);
  let cursor = last && !setBack ? last.cursor : null;
  for (let hasMore = true; hasMore; ) {
    const page = await connector.listOrders(session, cursor);
    const changed = await onlyChanged(deps.db, account, page.orders, startedAt);
    for (const batch of chunked(changed, BATCH)) {
      await withTransaction(deps.db, (tx) => storeOrders(tx, deps, account, batch));
      deps.onStockDue?.();
    }
    const isNews = !last || changed.length > 0 || page.hasMore || !!setBack || !!page.setBack || last.hasUnmatched;
    hasNews ||= isNews;
    if (isNews) memory.forget(account);
    if (isNews) await withTransaction(deps.db, (tx) => finishPage(tx, deps, account, { setBack, ...page }, began));
    else if (last && isStale(deps.clock, last, began)) await noteRead(deps, account, page.nextCursor, began, memory);
    setBack = undefined;
    cursor = page.nextCursor;
    hasMore = page.hasMore;
  }
  if (last?.hasOversold) await coverOversold(deps, account);
  const mayAwait = deps.awaitsAnswers(account.platform) && (hasNews || last?.hasUndecided);
  if (mayAwait && (await hasUndecided(deps.db, account)))
    await withTransaction(deps.db, (tx) => decide(tx, deps, account));
  return startedAt;
}

/** Stores that there was nothing new; a cursor that is missing is created as for news. */
async function noteRead(
  deps: OrdersDeps,
  account: OrdersAccount,
  cursor: string,
  began: PollTime,
  memory: PollMemory,
): Promise<void> {
  const stored = await touchCursor(deps.db, account, { cursor, began, since: unmatchedSince(deps.clock) });
  memory.remember(deps.clock, account, stored);
  if (!stored) await withTransaction(deps.db, (tx) => finishPage(tx, deps, account, { nextCursor: cursor }, began));
}

/** Gives oversold orders the pieces that the seller has counted since. */
async function coverOversold({ db }: Pick<OrdersDeps, 'db'>, account: OrdersAccount): Promise<void> {
  const found = await findUnitsToCover(db, account);
  if (found.length > 0) await withTransaction(db, (tx) => coverUnits(tx, account, found));
}

const unmatchedSince = (clock: Clock) => new Date(clock.now().getTime() - REMATCH_FOR_MS);

/** Whether the stored time of the last read is too old. A read without news is not stored each time: the next one starts from there again. */
function isStale(clock: Clock, last: LastPoll, { monotonic }: PollTime): boolean {
  const sinceMs = monotonic.getTime() - last.began.monotonic.getTime();
  return sinceMs >= clock.ofMachine(STORE_EVERY_MS) || sinceMs < 0;
}

/**
 * The time from which to read orders again if the marketplaces' clock was set back since the last read. Otherwise,
 * orders placed before the clock shows the same time again would be skipped.
 */
function setBackSince(clock: Clock, { at, monotonic }: PollTime): OrderPage['setBack'] {
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

/** Matches lines of items that have been imported since, then moves the cursor. */
async function finishPage(
  tx: Tx,
  deps: OrdersDeps,
  account: OrdersAccount,
  { nextCursor, setBack }: Pick<OrderPage, 'nextCursor' | 'setBack'>,
  began: PollTime,
): Promise<void> {
  await lockCursor(tx, account);
  await storeCursor(tx, account, nextCursor, began);
  if (setBack) {
    await noteSetBack(tx, account, { at: began.at, from: new Date(setBack.from), to: new Date(setBack.to) });
    await emitEvents(tx, account.userId, [{ kind: 'account', accountId: account.accountId }]);
  }
  await matchLines(tx, account, await readUnmatchedLines(tx, account, unmatchedSince(deps.clock)));
}
