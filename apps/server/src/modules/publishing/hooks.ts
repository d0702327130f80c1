import type { AccountRef, Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import type { BlacklistHooks } from '../blacklist/index.ts';
import type { CategoryHooks } from '../categories/index.ts';
import { sizeConvertersOf } from '../charts/index.ts';
import type { DescriptionHooks } from '../descriptions/index.ts';
import type { Actor } from '../history/index.ts';
import { endListingsOf, type Follow, findListed, listLivePrices, NOT_OVER } from '../listings/index.ts';
import type { PricingHooks } from '../pricing/index.ts';
import { lockItems } from '../products/index.ts';
import type { SourceChangeHook } from '../sync/index.ts';
import { remakeSiteTitles, titleLimitOf } from '../translations/index.ts';
import { writeDescriptionOf } from './content/described-on-site.ts';
import { madeSpecifics } from './content/made-specifics.ts';
import { createSayValues } from './content/said-values.ts';
import { findLiveBelow } from './live-below.ts';
import { previewRuleChanges } from './preview-rules.ts';
import { type PriceCause, repriceItems } from './prices.ts';
import { enqueueSendHeld, followRatesJob, repriceJob, sendFreedJob } from './publishing.enqueue.ts';
import type { PublishingDeps } from './publishing-deps.ts';
import { followTrust, rejudgeTitles } from './rejudge-titles.ts';
import { retitle } from './retitle.ts';
import { lockPreparedRuns } from './runs.repository.ts';
import { noteTitlesCame, noteTitlesChanged } from './title-changes.ts';

/** How listings react to changed prices, titles or sources. Each hook runs in the transaction of the change. */
export interface PublishingHooks
  extends PricingHooks,
    BlacklistHooks,
    CategoryHooks,
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
  /** Gives runs that wait for their consent the present titles of these items. Opens its own transactions. */
  ownTitlesChanged(userId: number, itemIds: readonly number[], sites: readonly Site[]): Promise<void>;
  /** Gives runs that wait for their consent the verdicts that follow from which engines are trusted. */
  trustChanged(tx: Tx, userId: number): Promise<void>;
}

export function createPublishingHooks(deps: PublishingDeps): PublishingHooks {
  return {
    async rulesChanged(tx, userId, accountId, sites) {
      await deps.jobs.enqueue(
        tx,
        repriceJob,
        { userId, accountId, sites: [...sites] },
        { key: `${userId}:${accountId}` },
      );
    },

    async ratesChanged(tx, pairs) {
      await deps.jobs.enqueue(tx, followRatesJob, { pairs: [...pairs] }, { key: 'rates' });
    },

    async pricesFreedEverywhere(tx) {
      await deps.jobs.enqueue(tx, sendFreedJob, {});
    },

    previewRules: previewRuleChanges,

    findLiveBelow,

    endBelowFloor: (tx, userId, itemIds, site, actor) =>
      endListingsOf(tx, userId, itemIds, { isEndedAbroad: true, actor, sites: [site], why: 'ended_below_floor' }),

    async lockLivePrices(tx, userId, itemId, sites) {
      await lockItems(tx, userId, [itemId]);
      return listLivePrices(tx, userId, itemId, sites);
    },

    async floorsChanged(tx, userId, itemId, sites, actor) {
      await repriceListed(tx, userId, [itemId], sites, {
        actor,
        why: ({ owner }) => (owner === 'floor' ? 'raised_to_floor' : 'no_longer_raised'),
      });
    },

    async manualPricesChanged(tx, userId, itemId, sites, actor) {
      await repriceListed(tx, userId, [itemId], sites, {
        actor,
        why: ({ owner }) => {
          if (owner === 'floor') return 'raised_to_floor';
          return owner === 'manual' ? 'manual_price_set' : 'manual_price_removed';
        },
      });
    },

    async pricesFreed(tx, account, held) {
      await enqueueSendHeld(deps.jobs, tx, account, held);
    },

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

    ownTitlesChanged: (userId, itemIds, sites) => rejudgeTitles(deps, userId, itemIds, sites),

    trustChanged: async (tx, userId) => followTrust(tx, userId, await lockPreparedRuns(tx, userId)),

    titlesCame: (tx, account, itemIds, sites, isByRule) => noteTitlesCame(tx, deps, account, itemIds, sites, isByRule),

    async sourceChanged(tx, userId, itemIds) {
      await repriceListed(tx, userId, itemIds, null, { actor: { kind: 'rule', id: null }, why: 'source_changed' });
    },

    async titlesChangedAtHome(tx, userId, itemIds, how) {
      await noteTitlesChanged(tx, deps, userId, itemIds, how);
      await remakeSiteTitles(tx, { titleLimitOf: (platform) => titleLimitOf(deps, platform) }, userId, itemIds);
    },

    itemsEnded: (tx, userId, itemIds, { isEndedAbroad, actor }) =>
      endListingsOf(tx, userId, itemIds, { isEndedAbroad, actor, sites: null, why: 'ended_at_home' }),

    itemsBlacklisted: (tx, userId, itemIds, cause) =>
      endListingsOf(tx, userId, itemIds, { ...cause, isEndedAbroad: true, why: 'keyword_blocked' }),
  };
}

/** Reprices the listings of these items on these sites (null: all), each by the rules of the account that sells it. */
async function repriceListed(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
  cause: PriceCause,
): Promise<void> {
  await lockItems(tx, userId, itemIds);
  const listed = await findListed(tx, userId, itemIds, sites, NOT_OVER);
  for (const accountId of new Set(listed.map((listing) => listing.accountId))) {
    const own = listed.filter((listing) => listing.accountId === accountId);
    const ownItems = [...new Set(own.map(({ itemId }) => itemId))];
    const ownSites = [...new Set(own.map(({ site }) => site))];
    await repriceItems(tx, { userId, accountId }, ownItems, ownSites, cause);
  }
}
