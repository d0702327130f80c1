import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type HistoryInput, recordFirst, recordHistory } from './history.repository.ts';

/**
 * Writes a change that represents a group: the overview shows it instead of the group's changes.
 * @param cause what adds changes to the group after this transaction, such as `run:5`; `recordForCause` finds the group
 * by it
 * @returns the group's id, which is the id of the change
 */
export async function recordGroup(tx: Tx, userId: number, entry: HistoryInput, cause: string | null): Promise<number> {
  const groupId = await recordFirst(tx, userId, entry);
  await tx.insertInto('history_groups').values({ user_id: userId, group_id: groupId, cause }).execute();
  return groupId;
}

/** Writes changes into a group and counts them. */
export async function recordInGroup(
  tx: Tx,
  userId: number,
  groupId: number,
  entries: readonly HistoryInput[],
): Promise<void> {
  if (entries.length === 0) return;
  await recordHistory(tx, userId, entries, groupId);
  await sql`
    update history_groups set entries = entries + ${entries.length}
    where user_id = ${userId} and group_id = ${groupId}`.execute(tx);
}

/**
 * Writes changes into the group of their cause. If the cause has no group, `first` creates it; without `first` the changes have no group.
 * The caller holds the lock of the cause, so that a cause gets one group.
 */
export async function recordForCause(
  tx: Tx,
  userId: number,
  cause: string,
  entries: readonly HistoryInput[],
  first?: HistoryInput,
): Promise<void> {
  if (entries.length === 0) return;
  const found = await tx
    .selectFrom('history_groups')
    .select('group_id')
    .where('user_id', '=', userId)
    .where('cause', '=', cause)
    .executeTakeFirst();
  const groupId = found?.group_id ?? (first && (await recordGroup(tx, userId, first, cause)));
  if (groupId === undefined) await recordHistory(tx, userId, entries);
  else await recordInGroup(tx, userId, groupId, entries);
}

/** The number of changes in each group. Other ids and empty groups are omitted. */
export async function countInGroups(db: Db, userId: number, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('history_groups')
    .select(['group_id', 'entries'])
    .where('user_id', '=', userId)
    .where('group_id', 'in', [...ids])
    .where('entries', '>', 0)
    .execute();
  return new Map(rows.map((row) => [row.group_id, row.entries]));
}
