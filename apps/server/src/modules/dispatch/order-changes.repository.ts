import type { OrderRefund } from '@quayside/connector-kit';
import type { AccountRef, CancelReason, Currency, RefundReason, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { signal } from '../../platform/database/signals.ts';
import { type ClaimOptions, claimDue, isUnderLease, type LeaseQueue } from './leases/leases.ts';

export type OrderChangeState = 'waiting' | 'confirmed' | 'rejected';

/** A line in a change. `minor` is its part of a refund. */
export interface ChangedLine {
  readonly lineId: number;
  readonly externalId: string;
  readonly minor: number | null;
}

/** Pieces of a line that move stock once the change is confirmed. */
export interface ChangedPieces {
  readonly lineId: number;
  readonly quantity: number;
}

/** A cancellation or a refund, as the seller decided it. */
export type NewOrderChange = AccountRef & {
  readonly orderId: number;
  readonly orderExternalId: string;
  readonly site: Site;
  /** Its number within the order, from 1. A repeated request has the same number. */
  readonly number: number;
  readonly lines: readonly ChangedLine[];
  readonly pieces: readonly ChangedPieces[];
} & (
    | { readonly kind: 'cancel'; readonly reason: CancelReason }
    | {
        readonly kind: 'refund';
        readonly reason: RefundReason;
        readonly amount: { readonly minor: number; readonly currency: Currency };
      }
  );

/**
 * Queues a change for its marketplace.
 * @returns false if the order already has a change with this number
 */
export async function queueOrderChange(tx: Tx, change: NewOrderChange): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('order_changes')
    .values({
      user_id: change.userId,
      order_id: change.orderId,
      number: change.number,
      account_id: change.accountId,
      site: change.site,
      order_external_id: change.orderExternalId,
      kind: change.kind,
      reason: change.reason,
      amount_minor: change.kind === 'refund' ? change.amount.minor : null,
      currency: change.kind === 'refund' ? change.amount.currency : null,
      lines: JSON.stringify(change.lines),
      pieces: JSON.stringify(change.pieces),
      due_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'order_id', 'number']).doNothing())
    .executeTakeFirst();
  await signal(tx, 'dispatch');
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Sends a rejected change again.
 * @returns false if it was not rejected
 */
export async function sendOrderChangeAgain(tx: Tx, userId: number, orderId: number, number: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('order_changes')
    .set({ state: 'waiting', error: null, attempts: 0, due_at: sql<Date>`now()`, lease_until: null, settled_at: null })
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .where('state', '=', 'rejected')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface OrderChangeView {
  readonly orderId: number;
  readonly number: number;
  readonly kind: 'cancel' | 'refund';
  readonly reason: CancelReason | RefundReason;
  readonly amountMinor: number | null;
  readonly lines: readonly ChangedLine[];
  readonly pieces: readonly ChangedPieces[];
  readonly state: OrderChangeState;
  readonly error: string | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

/** The changes of an order, in order of creation. */
export async function readOrderChanges(db: Db, userId: number, orderId: number): Promise<OrderChangeView[]> {
  const rows = await db
    .selectFrom('order_changes')
    .select([
      'order_id as orderId',
      'number',
      'kind',
      'reason',
      'amount_minor as amountMinor',
      'lines',
      'pieces',
      'state',
      'error',
      'created_at as createdAt',
      'settled_at as settledAt',
    ])
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();
  return rows as unknown as OrderChangeView[];
}

/** The sum of an order's refunds, including those in progress, in minor units. */
export async function readRefunded(db: Db, userId: number, orderId: number): Promise<number> {
  const changes = await readOrderChanges(db, userId, orderId);
  return changes
    .filter(({ kind, state }) => kind === 'refund' && state !== 'rejected')
    .reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);
}

/** The cancelled parts of these orders, including cancellations in progress: lines by id, or the whole order. */
export async function findCancelled(
  db: Db,
  userId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number> | 'whole'>> {
  const { rows } = await sql<{ orderId: number; lines: readonly ChangedLine[] }>`
    select order_id as "orderId", lines from order_changes
    where user_id = ${userId} and order_id = any(${[...orderIds]}::bigint[]) and kind = 'cancel' and state <> 'rejected'`.execute(
    db,
  );
  const cancelled = new Map<number, Set<number> | 'whole'>();
  for (const { orderId, lines } of rows) {
    const known = cancelled.get(orderId);
    const ids = lines.map(({ lineId }) => lineId);
    if (lines.length === 0 || known === 'whole') cancelled.set(orderId, 'whole');
    else cancelled.set(orderId, new Set([...(known ?? []), ...ids]));
  }
  return cancelled;
}

export interface MovedPieces {
  /** Put back with refunds. */
  readonly returned: number;
  /** Not put back with cancellations. */
  readonly writtenOff: number;
  /** Cancelled by the seller, who puts the pieces back. */
  readonly isPutBack: boolean;
}

/** What sellers have said of the pieces of these orders, by line. */
export async function readMovedPieces(
  db: Db,
  userId: number,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, MovedPieces>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<MovedPieces & { lineId: number }>`
    with changes as (
      select order_id, kind, lines, pieces from order_changes
      where user_id = ${userId} and order_id = any(${[...orderIds]}::bigint[])
        -- A cancellation may be seen at the marketplace before its answer arrives.
        and (state = 'confirmed' or (kind = 'cancel' and state = 'waiting'))
    ), said as (
      select (p ->> 'lineId')::bigint as line_id, (p ->> 'quantity')::integer as quantity, kind, false as is_put_back
      from changes cross join lateral jsonb_array_elements(pieces) p
      union all
      select l.line_id, 0, c.kind, true from changes c join order_lines l on l.user_id = ${userId} and l.order_id = c.order_id
      where c.kind = 'cancel' and c.pieces = '[]'
        and (c.lines = '[]' or c.lines @> jsonb_build_array(jsonb_build_object('lineId', l.line_id)))
    )
    select line_id as "lineId", coalesce(sum(quantity) filter (where kind = 'refund'), 0)::integer as returned,
      coalesce(sum(quantity) filter (where kind = 'cancel'), 0)::integer as "writtenOff", bool_or(is_put_back) as "isPutBack"
    from said group by 1`.execute(db);
  return new Map(rows.map(({ lineId, ...pieces }) => [lineId, pieces]));
}

/** A change under our lease. */
export interface LeasedOrderChange extends AccountRef {
  readonly orderId: number;
  readonly number: number;
  readonly site: Site;
  readonly externalId: string;
  readonly kind: 'cancel' | 'refund';
  readonly reason: CancelReason | RefundReason;
  readonly amountMinor: number | null;
  readonly currency: OrderRefund['amount']['currency'] | null;
  readonly lines: readonly ChangedLine[];
  readonly pieces: readonly ChangedPieces[];
  readonly shownBefore: string | null;
  readonly attempts: number;
  readonly fence: number;
}

/** Whether an attempt of the waiting change is in progress or may have arrived. */
const isBegun = (alias: string) => {
  const [leaseUntil, attempts] = [sql.ref(`${alias}.lease_until`), sql.ref(`${alias}.attempts`)];
  return sql<boolean>`(${leaseUntil} is not null or ${attempts} > 0)`;
};

/**
 * Changes that wait for their marketplace. Those of one order are sent one after the other, because a retry recognizes
 * its earlier attempt by what has changed at the marketplace since. A change that was begun is finished first, also if
 * an earlier one is sent again meanwhile.
 */
export const CHANGE_QUEUE: LeaseQueue<Pick<LeasedOrderChange, 'userId' | 'orderId' | 'number' | 'fence'>> = {
  table: 'order_changes',
  key: [
    { column: 'user_id', type: 'bigint', of: ({ userId }) => userId },
    { column: 'order_id', type: 'bigint', of: ({ orderId }) => orderId },
    { column: 'number', type: 'smallint', of: ({ number }) => number },
  ],
  dueAt: 'due_at',
  isOpen: sql`state = 'waiting'`,
  isNext: sql`not exists (select from order_changes o
    where o.user_id = r.user_id and o.order_id = r.order_id and o.state = 'waiting'
      and (not ${isBegun('o')}, o.number) < (not ${isBegun('r')}, r.number))`,
};

/** Leases the account's changes that have waited longest, at most one of each order. */
export async function claimOrderChanges(
  tx: Tx,
  account: AccountRef,
  options: ClaimOptions,
): Promise<LeasedOrderChange[]> {
  // One claim at a time, so that each sees which changes the others have begun.
  const lock = `order changes ${account.userId} ${account.accountId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  return claimDue<LeasedOrderChange>(
    tx,
    CHANGE_QUEUE,
    account,
    options,
    sql`c.user_id as "userId", c.account_id as "accountId", c.order_id as "orderId", c.number, c.site,
      c.order_external_id as "externalId", c.kind, c.reason, c.amount_minor as "amountMinor", c.currency, c.lines, c.pieces,
      c.shown_before as "shownBefore", c.attempts, c.fence`,
  );
}

/**
 * Stores what the marketplace showed before the first attempt.
 * @returns false if the lease was lost
 */
export async function keepShownBefore(db: Db, change: LeasedOrderChange, shown: string): Promise<boolean> {
  const { rows } = await sql`
    update order_changes set shown_before = ${shown}
    where ${isUnderLease(CHANGE_QUEUE, change)} returning order_id`.execute(db);
  return rows.length > 0;
}

/**
 * Forgets what the marketplace showed before the order's other changes that are not confirmed: rejected ones, and ones
 * that are sent again. It shows this change too now, and they must not take it for their own.
 */
export async function forgetShownBefore(tx: Tx, { userId, orderId, number }: LeasedOrderChange): Promise<void> {
  await sql`
    update order_changes set shown_before = null
    where user_id = ${userId} and order_id = ${orderId} and number <> ${number} and state <> 'confirmed'
      and shown_before is not null`.execute(tx);
}

/**
 * Stores the result of a change's call.
 * @returns false if another sender has it
 */
export async function storeChangeOutcome(
  tx: Tx,
  change: LeasedOrderChange,
  outcome: { state: OrderChangeState; error: string | null; dueAt: Date; attempts: number },
): Promise<boolean> {
  const { state, error, dueAt, attempts } = outcome;
  const { rows } = await sql`
    update order_changes set state = ${state}, error = ${error}, due_at = ${dueAt}, attempts = ${attempts}, lease_until = null,
      settled_at = ${state === 'waiting' ? null : sql`now()`}
    where ${isUnderLease(CHANGE_QUEUE, change)} returning order_id`.execute(tx);
  return rows.length > 0;
}
