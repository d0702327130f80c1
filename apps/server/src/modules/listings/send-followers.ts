import { listingKeyOf } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { sendFollowUps } from './desired.ts';
import { CATALOGUE_LABEL, findListed, ON_SITE } from './listed.ts';
import type { Follower, ListingPorts } from './ports.ts';

/** Sends live listings again. Their items, sizes, categories and texts are read when they are sent. The items are locked. */
export async function sendFollowers(
  tx: Tx,
  { titlesFollow }: ListingPorts,
  userId: number,
  followers: readonly Follower[],
): Promise<void> {
  const itemIds = [...new Set(followers.map(({ itemId }) => itemId))];
  const titled = [...new Set(followers.flatMap(({ itemId, isTitled }) => (isTitled ? [itemId] : [])))];
  if (titled.length > 0) await titlesFollow(tx, userId, titled);
  const wanted = new Set(followers.map(listingKeyOf));
  const sites = [...new Set(followers.map(({ site }) => site))];
  const live = (await findListed(tx, userId, itemIds, sites, ON_SITE)).filter(
    (listing) => wanted.has(listingKeyOf(listing)) && listing.titleLabel !== CATALOGUE_LABEL,
  );
  await sendFollowUps(tx, userId, live);
  const accounts = [...new Set(live.map(({ accountId }) => accountId))];
  await emitEvents(
    tx,
    userId,
    accounts.map((accountId) => ({ kind: 'listings' as const, accountId })),
  );
}
