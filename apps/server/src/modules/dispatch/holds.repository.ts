import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { DispatchCall } from './set-desired-state.ts';

export interface Hold {
  readonly reason: 'quota' | 'unavailable';
  /** The call is not made before this time, which is monotonic in `dispatch_holds`. */
  readonly until: Date;
  /** The end of a used-up quota that the seller is shown; null for a pause too short to mention. */
  readonly announcedUntil: Date | null;
}

/** Two responses may state slightly different ends of the same pause. */
const SAME_PAUSE_MS = 60_000;

/**
 * Stops a kind of call until a given time.
 * @returns true if the seller must be notified of a change
 */
export async function putHold(tx: Tx, account: AccountRef, call: DispatchCall, hold: Hold): Promise<boolean> {
  const key = { user_id: account.userId, account_id: account.accountId, call };
  await tx
    .insertInto('dispatch_holds')
    .values({ ...key, reason: hold.reason, until: hold.until })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { rows } = await sql<{ announced_until: Date | null }>`
    select announced_until from dispatch_holds
    where user_id = ${key.user_id} and account_id = ${key.account_id} and call = ${call} for update`.execute(tx);
  await sql`
    update dispatch_holds set reason = ${hold.reason}, until = greatest(until, ${hold.until}::timestamptz),
      announced_until = greatest(announced_until, ${hold.announcedUntil}::timestamptz)
    where user_id = ${key.user_id} and account_id = ${key.account_id} and call = ${call}`.execute(tx);
  const known = rows[0]?.announced_until?.getTime() ?? Number.NEGATIVE_INFINITY;
  return hold.announcedUntil !== null && hold.announcedUntil.getTime() > known + SAME_PAUSE_MS;
}

/**
 * Ends the hold after a call succeeded.
 * @returns true if the seller was notified of the pause
 */
export async function liftHold(tx: Tx, account: AccountRef, call: DispatchCall): Promise<boolean> {
  const row = await tx
    .deleteFrom('dispatch_holds')
    .where('user_id', '=', account.userId)
    .where('account_id', '=', account.accountId)
    .where('call', '=', call)
    .returning('announced_until')
    .executeTakeFirst();
  return row !== undefined && row.announced_until !== null;
}

/** Accounts that wait for a quota. */
export async function findQuotaHolds(db: Db): Promise<AccountRef[]> {
  const rows = await db
    .selectFrom('dispatch_holds')
    .select(['user_id as userId', 'account_id as accountId'])
    .distinct()
    .where('reason', '=', 'quota')
    .where('announced_until', 'is not', null)
    .execute();
  return rows;
}

/**
 * Ends quota holds because the quota is back early: everything that waited is due now.
 * @returns false if another sender has already done so
 */
export async function liftQuotaHolds(tx: Tx, account: AccountRef): Promise<boolean> {
  const lifted = await tx
    .deleteFrom('dispatch_holds')
    .where('user_id', '=', account.userId)
    .where('account_id', '=', account.accountId)
    .where('reason', '=', 'quota')
    .returning('call')
    .execute();
  if (lifted.length === 0) return false;
  await sql`
    update desired_states set due_at = now()
    where user_id = ${account.userId} and account_id = ${account.accountId} and state in ('due', 'uncertain')
      and last_error ->> 'kind' = 'rate-limited'`.execute(tx);
  return true;
}

/** The user's accounts that wait for a quota, with the end that the seller was shown. */
export async function listQuotaPauses(db: Db, userId: number): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('dispatch_holds')
    .select((hold) => ['account_id', hold.fn.max('announced_until').as('until')])
    .where('user_id', '=', userId)
    .where('reason', '=', 'quota')
    .groupBy('account_id')
    .execute();
  return new Map(rows.flatMap((row) => (row.until ? [[row.account_id, row.until] as const] : [])));
}

/**
 * The end of the account's quota pause as the seller was shown it, which is not the next attempt; null without a pause.
 */
export async function quotaPauseOf(db: Db, userId: number, accountId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('dispatch_holds')
    .select((hold) => hold.fn.max('announced_until').as('until'))
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('reason', '=', 'quota')
    .executeTakeFirst();
  return row?.until ?? null;
}
