import type { Following, HistoryField } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { lockAccount } from '../accounts/index.ts';
import { emitEvents } from '../events/index.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { readFollowing, storeFollowing } from './following.repository.ts';

const FIELDS: Readonly<Record<keyof Following, HistoryField>> = {
  endsAbroad: 'ends-abroad',
  followsTitles: 'follows-titles',
};

/**
 * Stores what happens to listings abroad after changes at home; each choice is in the history.
 * @throws account_not_found
 */
export async function updateFollowing(
  db: Db,
  { userId, accountId }: AccountRef,
  wanted: Following,
  actor: Actor,
): Promise<Following> {
  await withTransaction(db, async (tx) => {
    // Serializes concurrent choices, so that the history is correct.
    if (!(await lockAccount(tx, userId, accountId))) throw fail('account_not_found');
    const before = await readFollowing(tx, userId, accountId);
    const names = (Object.keys(FIELDS) as (keyof Following)[]).filter((name) => before[name] !== wanted[name]);
    if (names.length === 0) return;
    await storeFollowing(tx, userId, accountId, wanted);
    await recordHistory(
      tx,
      userId,
      names.map((name) => ({
        actor,
        entity: 'account' as const,
        entityId: accountId,
        field: FIELDS[name],
        before: before[name],
        after: wanted[name],
        why: 'following_set' as const,
      })),
    );
    await emitEvents(tx, userId, [{ kind: 'account', accountId }]);
  });
  return wanted;
}
