import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface Closing {
  readonly userId: number;
  readonly dueAt: Date;
}

export async function getClosing(db: Db, userId: number): Promise<Closing | undefined> {
  const row = await db
    .selectFrom('business_closings')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && { userId, dueAt: row.due_at };
}

export interface LockedClosing extends Closing {
  /** When the deletion began; null until then. */
  readonly begunAt: Date | null;
}

/** Locks the request until the transaction ends. */
export async function lockClosing(tx: Tx, userId: number): Promise<LockedClosing | undefined> {
  const row = await tx
    .selectFrom('business_closings')
    .select(['due_at', 'begun_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row && { userId, dueAt: row.due_at, begunAt: row.begun_at };
}

export async function markBegun(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.updateTable('business_closings').set({ begun_at: now }).where('user_id', '=', userId).execute();
}

/** @returns false if the deletion was already requested */
export async function insertClosing(
  tx: Tx,
  closing: Closing & { readonly loginId: number; readonly requestedAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('business_closings')
    .values({
      user_id: closing.userId,
      requested_by: closing.loginId,
      requested_at: closing.requestedAt,
      due_at: closing.dueAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeClosing(tx: Tx, userId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('business_closings')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listDueClosings(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('business_closings')
    .select('user_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Marks due closings as reminded, once each. */
export async function markReminded(tx: Tx, dueBy: Date, now: Date): Promise<Closing[]> {
  const rows = await tx
    .updateTable('business_closings')
    .set({ reminded_at: now })
    .where('reminded_at', 'is', null)
    .where('due_at', '<=', dueBy)
    .returning(['user_id', 'due_at'])
    .execute();
  return rows.map((row) => ({ userId: row.user_id, dueAt: row.due_at }));
}

export async function countAccounts(db: Db, userId: number): Promise<number> {
  const { n } = await db
    .selectFrom('marketplace_accounts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Whether a plan would be renewed. */
export async function hasRenewingPlan(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('state')
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .where('cancels_at_period_end', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes some of a business's rows of a table. Skips rows that another transaction changes meanwhile. @returns how many */
export async function removeRows(tx: Tx, table: string, userId: number, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where user_id = ${userId} limit ${sql.lit(most)})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes all rows of a business of a table, also those that another transaction changes meanwhile. */
export async function removeAllRows(tx: Tx, table: string, userId: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
}
