import { listingKeyOf } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { sendFollowUps } from './desired.ts';
import { CATALOGUE_LABEL, findListed, ON_SITE } from './listed.ts';
import { listListings } from './listings.repository.ts';
import type { Change, Follow, Follower, FollowingListing, FollowPorts } from './ports.ts';

/** Lets listings follow everything that they are in the queue for. Their items are locked. */
export async function sendFollowers(
  tx: Tx,
  ports: FollowPorts,
  userId: number,
  followers: readonly Follower[],
): Promise<void> {
  const rows = await listListings(tx, userId, [...new Set(followers.map(({ itemId }) => itemId))]);
  const changes = new Map(followers.map((follower) => [listingKeyOf(follower), follower.changes]));
  for (const [change, follow] of Object.entries({ ...ports, content: sendContent }) as [Change, Follow][]) {
    const following = rows.filter((row) => changes.get(listingKeyOf(row))?.includes(change));
    if (following.length > 0) await follow(tx, userId, following);
  }
}

/** Sends live listings again. Their items, sizes, categories and texts are read when they are sent. */
async function sendContent(tx: Tx, userId: number, following: readonly FollowingListing[]): Promise<void> {
  // The marketplace describes catalogue products itself.
  const live = (await findFollowing(tx, userId, following)).filter(({ titleLabel }) => titleLabel !== CATALOGUE_LABEL);
  await sendFollowUps(tx, userId, live);
  const accounts = [...new Set(live.map(({ accountId }) => accountId))];
  await emitEvents(
    tx,
    userId,
    accounts.map((accountId) => ({ kind: 'listings' as const, accountId })),
  );
}

/** Those that are live or being published. */
export async function findFollowing(tx: Tx, userId: number, following: readonly FollowingListing[]) {
  const wanted = new Set(following.map(listingKeyOf));
  const itemIds = [...new Set(following.map(({ itemId }) => itemId))];
  const sites = [...new Set(following.map(({ site }) => site))];
  const listed = await findListed(tx, userId, itemIds, sites, ON_SITE);
  return listed.filter((listing) => wanted.has(listingKeyOf(listing)));
}
