import type { AccountRef, Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { CategoryHooks } from '../categories/index.ts';
import { sizeConvertersOf } from '../charts/index.ts';
import type { DescriptionHooks } from '../descriptions/index.ts';
import { madeSpecifics } from '../facts/content/made-specifics.ts';
import { createSayValues } from '../facts/content/said-values.ts';
import { writeDescriptionOf } from '../facts/content/written-description.ts';
import type { Actor } from '../history/index.ts';
import type { Follow } from '../listings/index.ts';
import type { SourceChangeHook } from '../sync/index.ts';
import { remakeSiteTitles, titleLimitOf } from '../translations/index.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { retitle } from './retitle.ts';
import { noteTitlesCame, noteTitlesChanged } from './title-changes.ts';

/** How listings react to changed prices, titles or sources. Each hook runs in the transaction of the change. */
export interface PublishingHooks
  extends CategoryHooks,
    DescriptionHooks,
    Omit<SourceChangeHook, 'holdBlacklist' | 'itemsStored'> {
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
}

export function createPublishingHooks(deps: PublishingDeps): PublishingHooks {
  return {
    titlesFollow: (tx, userId, listings) =>
      noteTitlesChanged(tx, deps, userId, [...new Set(listings.map(({ itemId }) => itemId))], {
        isFollowed: true,
        actor: { kind: 'rule', id: null },
      }),

    writeDescription: (db, userId, itemId, site, setting) =>
      writeDescriptionOf(deps, db, userId, itemId, site, setting),

    async madeSpecifics(db, userId, items, sites) {
      const converters = await sizeConvertersOf(db, userId, items);
      const sayValues = await createSayValues(db, userId, items, sites);
      return (item, site) =>
        madeSpecifics(item, { site, translate: sayValues(item, site), converter: converters(item) });
    },

    async titlesChanged(tx, userId, itemIds, sites) {
      await retitle(tx, deps, userId, itemIds, sites);
    },

    titlesCame: (tx, account, itemIds, sites, isByRule) => noteTitlesCame(tx, deps, account, itemIds, sites, isByRule),

    async titlesChangedAtHome(tx, userId, itemIds, how) {
      await noteTitlesChanged(tx, deps, userId, itemIds, how);
      await remakeSiteTitles(tx, { titleLimitOf: (platform) => titleLimitOf(deps, platform) }, userId, itemIds);
    },
  };
}
