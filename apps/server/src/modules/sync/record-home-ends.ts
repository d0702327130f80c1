import type { AccountRef } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { type Actor, recordHistory } from '../history/index.ts';
import { endListingsOf, readFollowing } from '../listings/index.ts';
import { endItems, refreshProductRows } from '../products/index.ts';
import { followEndsAtHome } from '../stock/index.ts';

/**
 * Marks items whose home listing has ended and takes them off sale abroad, in one transaction: their stock becomes zero, pending listings
 * are withdrawn, and live ones are ended if the seller wants it.
 */
export async function recordHomeEnds(
  tx: Tx,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
  actor: Actor,
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
  await endListingsOf(tx, userId, ended, { isEndedAbroad: endsAbroad, actor, sites: null, why: 'ended_at_home' });
  await refreshProductRows(tx, userId, ended);
  return ended;
}
