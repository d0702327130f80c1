import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../platform/database/db.ts';
import { byKey, type ChangeContext, type HeldValue, type Objection } from '../changes/index.ts';
import { countFound, type FollowDeps, keepFollowers, lockQueueing } from '../listings/index.ts';
import { uploadDocumentsJob } from './compliance.enqueue.ts';
import { loadEntries } from './named-entries.repository.ts';
import type { EnteredSafety, SafetyKind, SafetyRow } from './safety.kind.ts';
import { lockCompliance, type NarrowScope, saveSafetyEntry } from './safety.repository.ts';
import { changing } from './safety-listings.repository.ts';

/** The key of a row, and of its stored entry. */
export const safetyKey = (scope: NarrowScope): string =>
  scope.scope === 'item' ? `item ${scope.itemId}` : `brand ${scope.brand.toLowerCase()}`;

const scopeOf = ({ itemId, label }: SafetyRow): NarrowScope =>
  itemId === null ? { scope: 'brand', brand: label } : { scope: 'item', itemId };

export const judge: SafetyKind['judge'] = async (tx, { userId }, rows) => {
  const objections = new Map<string, Objection>();
  for (const row of rows) {
    if (isDeepStrictEqual(row.before.entry, row.after.entry)) {
      objections.set(row.key, { verdict: 'refused', reason: 'unchanged' });
      continue;
    }
    const { live } = await countFound(tx, changing(userId, scopeOf(row), row.after.entry));
    if (live > 0) objections.set(row.key, { verdict: 'warned', reason: 'live', listings: live });
  }
  return objections;
};

export const hold: SafetyKind['hold'] = async (tx, { userId }, rows) => {
  await lockQueueing(tx, userId);
  await lockCompliance(tx, userId);
  const stored = await loadEntries(tx, userId, rows.map(scopeOf));
  return byKey(rows, (row): HeldValue<EnteredSafety> | undefined => {
    const now = stored.get(safetyKey(scopeOf(row)));
    return now && { value: { brand: row.before.brand, entry: now.entry } };
  });
};

export async function apply(
  tx: Tx,
  { jobs }: FollowDeps,
  { userId }: ChangeContext<unknown>,
  rows: readonly SafetyRow[],
): ReturnType<SafetyKind['apply']> {
  for (const row of rows) {
    const { entry } = row.after;
    // Before the entry is stored, because it is compared with the stored one.
    await keepFollowers(tx, { jobs }, userId, changing(userId, scopeOf(row), entry));
    await saveSafetyEntry(tx, userId, scopeOf(row), entry);
  }
  if (rows.some(({ after }) => after.entry?.documents))
    await jobs.enqueue(tx, uploadDocumentsJob, { userId }, { key: `${userId}` });
  return { events: [{ kind: 'user' }] };
}
