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

/**
 * Locks the request until the transaction ends. `update` is for its own changes. `share` keeps the deletion from
 * beginning meanwhile.
 */
export async function lockClosing(
  tx: Tx,
  userId: number,
  mode: 'update' | 'share',
): Promise<LockedClosing | undefined> {
  const query = tx.selectFrom('business_closings').select(['due_at', 'begun_at']).where('user_id', '=', userId);
  const row = await (mode === 'update' ? query.forUpdate() : query.forShare()).executeTakeFirst();
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

/** What keeps a business from being deleted. */
export interface Obstacles {
  /** Accounts that are not disconnected. */
  readonly accounts: number;
  /** Whether a plan would be renewed. */
  readonly hasPlan: boolean;
  /** Whether a payment is not settled, which may start a plan. */
  readonly hasPendingPayment: boolean;
}

/** One statement, so that a payment that is settled meanwhile is seen as pending or as a plan. */
export async function readObstacles(db: Db, userId: number): Promise<Obstacles> {
  const { rows } = await sql<Obstacles>`
    select
      (select count(*) from marketplace_accounts where user_id = ${userId} and closed_at is null) as accounts,
      exists (
        select from subscriptions where user_id = ${userId} and state <> 'ended' and not cancels_at_period_end
      ) as "hasPlan",
      exists (select from payments where user_id = ${userId} and status = 'pending') as "hasPendingPayment"`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement without a table returned no row');
  return row;
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
