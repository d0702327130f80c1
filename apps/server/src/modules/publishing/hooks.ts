import type { AccountRef, Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../history/index.ts';
import type { Follow } from '../listings/index.ts';
import type { SourceChangeHook } from '../sync/index.ts';
import { remakeSiteTitles, titleLimitOf } from '../translations/index.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { followTrust, rejudgeTitles } from './rejudge-titles.ts';
import { retitle } from './retitle.ts';
import { lockPreparedRuns } from './runs.repository.ts';
import { noteTitlesCame, noteTitlesChanged } from './title-changes.ts';

/** How listings react to changed prices, titles or sources. Each hook runs in the transaction of the change. */
export interface PublishingHooks extends Omit<SourceChangeHook, 'holdBlacklist' | 'itemsStored'> {
  /** Makes the titles of these items' listings again after a change here. */
  titlesFollow: Follow;
  titlesChanged(
    tx: Tx,
    userId: number,
    itemIds: readonly number[],
    sites: readonly Site[],
    actor: Actor,
  ): Promise<void>;
  titlesCame(
    tx: Tx,
    account: AccountRef,
    itemIds: readonly number[],
    sites: readonly Site[],
    isByRule: boolean,
  ): Promise<void>;
  /** Gives runs that wait for their consent the present titles of these items. Opens its own transactions. */
  ownTitlesChanged(userId: number, itemIds: readonly number[], sites: readonly Site[]): Promise<void>;
  /** Gives runs that wait for their consent the verdicts that follow from which engines are trusted. */
  trustChanged(tx: Tx, userId: number): Promise<void>;
}

export function createPublishingHooks(deps: PublishingDeps): PublishingHooks {
  return {
    titlesFollow: (tx, userId, listings) =>
      noteTitlesChanged(tx, deps, userId, [...new Set(listings.map(({ itemId }) => itemId))], {
        isFollowed: true,
        actor: { kind: 'rule', id: null },
      }),

    async titlesChanged(tx, userId, itemIds, sites) {
      await retitle(tx, deps, userId, itemIds, sites);
    },

    ownTitlesChanged: (userId, itemIds, sites) => rejudgeTitles(deps, userId, itemIds, sites),

    trustChanged: async (tx, userId) => followTrust(tx, userId, await lockPreparedRuns(tx, userId)),

    titlesCame: (tx, account, itemIds, sites, isByRule) => noteTitlesCame(tx, deps, account, itemIds, sites, isByRule),

    async titlesChangedAtHome(tx, userId, itemIds, how) {
      await noteTitlesChanged(tx, deps, userId, itemIds, how);
      await remakeSiteTitles(tx, { titleLimitOf: (platform) => titleLimitOf(deps, platform) }, userId, itemIds);
    },
  };
}
