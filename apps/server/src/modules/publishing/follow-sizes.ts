import { listingKeyOf, type Site } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import { type DesiredState, PRIORITY, setDesiredState } from '../dispatch/index.ts';
import { emitEvents } from '../events/index.ts';
import type { Actor } from '../history/index.ts';
import { lockItems } from '../products/index.ts';
import { CATALOGUE_LABEL } from './catalogue.ts';
import { findListed, ON_SITE } from './listed.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { noteTitlesChanged } from './title-changes.ts';

/** Listings whose sizes a chart has changed: item, site, and whether the title has a size in it. */
export type ResizedListing = readonly [itemId: number, site: Site, isTitled: boolean];

/** Charts are not a person: the history of the chart says who changed it. */
const RULE: Actor = { kind: 'rule', id: null };

/** Sends listings again with their present sizes; safe to run twice. */
export async function followSizes(
  deps: PublishingDeps,
  userId: number,
  listings: readonly ResizedListing[],
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const itemIds = [...new Set(listings.map(([itemId]) => itemId))];
    await lockItems(tx, userId, itemIds);
    const titled = [...new Set(listings.flatMap(([itemId, , isTitled]) => (isTitled ? [itemId] : [])))];
    if (titled.length > 0) await noteTitlesChanged(tx, deps, userId, titled, { isFollowed: true, actor: RULE });
    const wanted = new Set(listings.map(([itemId, site]) => listingKeyOf({ itemId, site })));
    const sites = [...new Set(listings.map(([, site]) => site))];
    const live = (await findListed(tx, userId, itemIds, sites, ON_SITE)).filter(
      (listing) => wanted.has(listingKeyOf(listing)) && listing.titleLabel !== CATALOGUE_LABEL,
    );
    await setDesiredState(
      tx,
      live.map(({ accountId, itemId, site, listingKey, isGroup }): DesiredState => {
        const common = { userId, accountId, itemId, site, targetKey: listingKey, leaseKey: listingKey };
        return { ...common, changeKind: 'content', isHome: false, payload: { isGroup }, priority: PRIORITY.content };
      }),
    );
    const accounts = [...new Set(live.map(({ accountId }) => accountId))];
    await emitEvents(
      tx,
      userId,
      accounts.map((accountId) => ({ kind: 'listings' as const, accountId })),
    );
  });
}
