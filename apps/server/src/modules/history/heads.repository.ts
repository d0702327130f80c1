import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type HistoryInput, insertEntries } from './history.repository.ts';

/**
 * Writes a change that others hang under: the overview shows it instead of them.
 * @param cause what goes on making such changes after this transaction, such as `run:5`; `recordOf` finds the head by it
 * @returns the head's id
 */
export async function recordHead(tx: Tx, userId: number, head: HistoryInput, cause: string | null): Promise<number> {
  const [headId] = await insertEntries(tx, userId, [head], null);
  if (headId === undefined) throw new Error('A change of the history was given no id');
  await tx.insertInto('history_heads').values({ user_id: userId, head_id: headId, cause }).execute();
  return headId;
}

/** Writes changes under their head, and counts them there. */
export async function recordUnder(
  tx: Tx,
  userId: number,
  headId: number,
  entries: readonly HistoryInput[],
): Promise<void> {
  if (entries.length === 0) return;
  await insertEntries(tx, userId, entries, headId);
  await sql`
    update history_heads set entries = entries + ${entries.length}
    where user_id = ${userId} and head_id = ${headId}`.execute(tx);
}

/**
 * Writes changes under the head of what made them. Where it has none yet, `head` becomes it; without one they stand for themselves.
 * Who calls this holds the lock of what makes the changes, so that a cause is given one head.
 */
export async function recordOf(
  tx: Tx,
  userId: number,
  cause: string,
  entries: readonly HistoryInput[],
  head?: HistoryInput,
): Promise<void> {
  if (entries.length === 0) return;
  const found = await tx
    .selectFrom('history_heads')
    .select('head_id')
    .where('user_id', '=', userId)
    .where('cause', '=', cause)
    .executeTakeFirst();
  const headId = found?.head_id ?? (head && (await recordHead(tx, userId, head, cause)));
  if (headId === undefined) await insertEntries(tx, userId, entries, null);
  else await recordUnder(tx, userId, headId, entries);
}

/** How many changes hang under each; those that are no heads, or have none, are missing. */
export async function countUnder(db: Db, userId: number, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('history_heads')
    .select(['head_id', 'entries'])
    .where('user_id', '=', userId)
    .where('head_id', 'in', [...ids])
    .where('entries', '>', 0)
    .execute();
  return new Map(rows.map((row) => [row.head_id, row.entries]));
}
