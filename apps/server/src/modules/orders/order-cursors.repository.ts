import type { AccountRef, Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { UNANSWERED } from './order-answers.repository.ts';
import type { OrdersAccount } from './orders.repository.ts';

/** Locks the account's order cursor for this transaction and returns it. */
export async function lockCursor(tx: Tx, { userId, accountId }: AccountRef): Promise<string | null> {
  await tx
    .insertInto('order_cursors')
    .values({ user_id: userId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('order_cursors')
    .select('cursor')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.cursor;
}

/**
 * Locks the order cursors of all of a user's accounts on a platform, so that no order is stored until the transaction
 * ends. A cursor that is missing is created, because the first poll of its account may be in progress.
 */
export async function lockCursors(tx: Tx, userId: number, platform: Platform): Promise<void> {
  await sql`
    insert into order_cursors (user_id, account_id)
    select user_id, account_id from marketplace_accounts where user_id = ${userId} and platform = ${platform}
    order by account_id on conflict do nothing`.execute(tx);
  await sql`
    select from order_cursors c join marketplace_accounts a using (user_id, account_id)
    where c.user_id = ${userId} and a.platform = ${platform} order by c.account_id for update of c`.execute(tx);
}

/** The start of an order read, by the marketplaces' clock and by the monotonic clock. */
export interface PollTime {
  readonly at: Date;
  readonly monotonic: Date;
}

/** The position of the account's last read. */
export interface LastPoll {
  readonly cursor: string;
  readonly began: PollTime;
  /** Whether the account's orders have lines without a unit. */
  readonly hasUnmatched: boolean;
  /** Whether orders of the account wait for an answer. */
  readonly hasUndecided: boolean;
  /** Whether orders of the account take more than there was. */
  readonly hasOversold: boolean;
}

interface CursorRow extends Pick<LastPoll, 'hasUnmatched' | 'hasUndecided' | 'hasOversold'> {
  readonly cursor: string | null;
  readonly at: Date | null;
  readonly monotonic: Date | null;
}

/** @param since lines of orders that arrived before are not considered */
const positionOf = ({ userId, accountId }: OrdersAccount, since: Date) => sql<CursorRow>`
  cursor, looked_at as at, looked_at_monotonic as monotonic,
  exists (select from order_lines l join orders o using (user_id, order_id)
    where l.user_id = ${userId} and l.unit_id is null and o.account_id = ${accountId} and o.received_at >= ${since}) as "hasUnmatched",
  exists (select from orders where user_id = ${userId} and account_id = ${accountId}
    and answer in ${UNANSWERED} and answer in ('open', 'on_hold')) as "hasUndecided",
  exists (select from orders where user_id = ${userId} and account_id = ${accountId}
    and stock_status = 'oversold') as "hasOversold"`;

function toLastPoll(row: CursorRow | undefined): LastPoll | undefined {
  if (!row?.cursor || !row.at) return undefined;
  const { cursor, at, monotonic, ...found } = row;
  return { cursor, began: { at, monotonic: monotonic ?? at }, ...found };
}

/**
 * Undefined before the first read.
 * @param since lines of orders that arrived before are not considered
 */
export async function readLastPoll(db: Db, account: OrdersAccount, since: Date): Promise<LastPoll | undefined> {
  const { rows } = await sql<CursorRow>`
    ${prepared} select ${positionOf(account, since)}
    from order_cursors where user_id = ${account.userId} and account_id = ${account.accountId}`.execute(db);
  return toLastPoll(rows[0]);
}

/** Stores a read that found no news, and reads the position as `readLastPoll` does. One statement. */
export async function touchCursor(
  db: Db,
  account: OrdersAccount,
  { cursor, began, since }: { readonly cursor: string; readonly began: PollTime; readonly since: Date },
): Promise<LastPoll | undefined> {
  const { rows } = await sql<CursorRow>`
    ${prepared} update order_cursors set cursor = ${cursor}, looked_at = ${began.at}, looked_at_monotonic = ${began.monotonic}
    where user_id = ${account.userId} and account_id = ${account.accountId}
    returning ${positionOf(account, since)}`.execute(db);
  return toLastPoll(rows[0]);
}

export async function storeCursor(tx: Tx, { userId, accountId }: OrdersAccount, cursor: string, began: PollTime) {
  await tx
    .updateTable('order_cursors')
    .set({ cursor, looked_at: began.at, looked_at_monotonic: began.monotonic })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
}

export interface SetBack {
  readonly at: Date;
  /** The time in the marketplace's future from which orders were requested. */
  readonly from: Date;
  /** The time from which they were read again. */
  readonly to: Date;
}

/** Records that the account's cursor was in its marketplace's future. */
export async function noteSetBack(
  tx: Tx,
  { userId, accountId }: OrdersAccount,
  { at, from, to }: SetBack,
): Promise<void> {
  await tx
    .updateTable('order_cursors')
    .set({ set_back_at: at, set_back_from: from, set_back_to: to })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
}

/** When the account's cursor was last found in its marketplace's future; undefined if it never was. */
export async function readSetBack(db: Db, userId: number, accountId: number): Promise<SetBack | undefined> {
  const row = await db
    .selectFrom('order_cursors')
    .select(['set_back_at as at', 'set_back_from as from', 'set_back_to as to'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.at && row.from && row.to ? { at: row.at, from: row.from, to: row.to } : undefined;
}

/** When the orders of a user's accounts were last read; accounts that were never read are omitted. */
export async function readPollTimes(db: Db, userId: number): Promise<Map<number, Date>> {
  const { rows } = await sql<{ accountId: number; at: Date }>`
    ${prepared} select account_id as "accountId", looked_at as at from order_cursors
    where user_id = ${userId} and looked_at is not null`.execute(db);
  return new Map(rows.map(({ accountId, at }) => [accountId, at]));
}
