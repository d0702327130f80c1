import type { Tx } from '../../platform/database/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { emitEvents } from '../events/index.ts';
import { type Follow, findFollowing, releaseBlocked, sendFollowUps } from '../listings/index.ts';

/** Sends offers again with their current taxes, which are read then, and releases those that waited for them. */
export const followTaxes: Follow = async (tx: Tx, userId, listings) => {
  await sendFollowUps(tx, userId, await findFollowing(tx, userId, listings));
  for (const [accountId, own] of groupBy(listings, (listing) => listing.accountId)) {
    await releaseBlocked(tx, { userId, accountId }, own, 'no_tax_rate');
    await emitEvents(tx, userId, [{ kind: 'listings', accountId }]);
  }
};
