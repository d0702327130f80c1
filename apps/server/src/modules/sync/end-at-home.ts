import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { endItems, refreshProductRows } from '../products/index.ts';
import { followEndsAtHome } from '../stock/index.ts';
import { readFollowing } from './following.repository.ts';
import type { SourceChangeHook } from './store-batch.ts';

/**
 * Takes an account's items for ended at home, and off sale everywhere, in one transaction: nothing of them is left to sell abroad, what was
 * on its way there is called off, and what is live is ended where the seller wants it so.
 */
export async function endAtHome(
  tx: Tx,
  { userId, accountId }: { readonly userId: number; readonly accountId: number },
  itemIds: readonly number[],
  actor: Actor,
  hook: Pick<SourceChangeHook, 'itemsEnded'>,
): Promise<readonly number[]> {
  const ended = await endItems(tx, userId, itemIds);
  if (ended.length === 0) return ended;
  await recordHistory(
    tx,
    userId,
    ended.map((itemId) => ({
      actor,
      entity: 'item' as const,
      entityId: itemId,
      itemId,
      field: 'is-ended',
      before: false,
      after: true,
      why: 'ended_at_home',
    })),
  );
  await followEndsAtHome(tx, userId, ended, actor);
  const { endsAbroad } = await readFollowing(tx, userId, accountId);
  await hook.itemsEnded(tx, userId, ended, { isEndedAbroad: endsAbroad, actor });
  await refreshProductRows(tx, userId, ended);
  return ended;
}
