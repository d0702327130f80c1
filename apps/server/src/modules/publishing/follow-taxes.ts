import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { changeListings, findListed, type ListingChange, ON_SITE, sendFollowUps } from '../listings/index.ts';
import { lockItems, refreshListingsAbroad } from '../products/index.ts';

/**
 * Sends the offers of these items again with their current taxes, and releases those that waited for them. Safe to run
 * twice: the taxes are read when an offer is sent.
 */
export async function followTaxes(
  db: Db,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockItems(tx, userId, itemIds);
    const listed = await findListed(tx, userId, itemIds, null, ON_SITE);
    await sendFollowUps(
      tx,
      userId,
      listed.filter((listing) => listing.accountId === accountId),
    );
    const freed = await listHeld(tx, { userId, accountId }, itemIds);
    await changeListings(tx, userId, accountId, freed);
    await refreshListingsAbroad(tx, userId, [...new Set(freed.map(({ itemId }) => itemId))]);
    await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
  });
}

async function listHeld(
  tx: Tx,
  { userId, accountId }: AccountRef,
  itemIds: readonly number[],
): Promise<ListingChange[]> {
  const { rows } = await sql<Pick<ListingChange, 'itemId' | 'site'>>`
    select item_id as "itemId", site from listings
    where user_id = ${userId} and account_id = ${accountId} and item_id = any(${[...itemIds]}::bigint[]) and state = 'B'
      and reason->>'code' = 'no_tax_rate'
    order by item_id, site for update`.execute(tx);
  return rows.map(({ itemId, site }) => ({ itemId, site, state: 'N', reason: null }));
}
