import { listingKeyOf } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { type DesiredState, PRIORITY, setDesiredState } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import type { Follower } from '../followers/index.ts';
import type { Actor } from '../history/index.ts';
import { lockItems } from '../products/index.ts';
import { CATALOGUE_LABEL } from './catalogue.ts';
import { findListed, ON_SITE } from './listed.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { noteTitlesChanged } from './title-changes.ts';

/** The author of these changes is a rule; its own history names the person. */
const RULE: Actor = { kind: 'rule', id: null };

/** Sends live listings again. Their items, sizes, categories and texts are read when they are sent. */
export async function listingsFollow(
  tx: Tx,
  deps: PublishingDeps,
  userId: number,
  followers: readonly Follower[],
): Promise<void> {
  const itemIds = [...new Set(followers.map(({ itemId }) => itemId))];
  await lockItems(tx, userId, itemIds);
  const titled = [...new Set(followers.flatMap(({ itemId, isTitled }) => (isTitled ? [itemId] : [])))];
  if (titled.length > 0) await noteTitlesChanged(tx, deps, userId, titled, { isFollowed: true, actor: RULE });
  const wanted = new Set(followers.map(listingKeyOf));
  const sites = [...new Set(followers.map(({ site }) => site))];
  const live = (await findListed(tx, userId, itemIds, sites, ON_SITE)).filter(
    (listing) => wanted.has(listingKeyOf(listing)) && listing.titleLabel !== CATALOGUE_LABEL,
  );
  await setDesiredState(
    tx,
    live.map(({ accountId, itemId, site, listingKey, isGroup }): DesiredState => {
      const common = { userId, accountId, itemId, site, targetKey: listingKey, leaseKey: listingKey };
      return {
        ...common,
        changeKind: 'content',
        isHome: false,
        isFollowUp: true,
        payload: { isGroup },
        priority: PRIORITY.content,
      };
    }),
  );
  const accounts = [...new Set(live.map(({ accountId }) => accountId))];
  await emitEvents(
    tx,
    userId,
    accounts.map((accountId) => ({ kind: 'listings' as const, accountId })),
  );
}
