import { listingKeyOf, type Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import {
  CATALOGUE_LABEL,
  findListed,
  markOutdatedTitles,
  NOT_OVER,
  ON_SITE,
  sendFollowUps,
  storeTitles,
} from '../listings/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import { marketOf, titleLimitOf, titlesFor } from '../translations/index.ts';
import { findEqualTitles } from './equal-titles.ts';
import type { PublishingDeps } from './publishing-deps.ts';

/**
 * Gives listings their current titles and sets their desired content again. A manual title is used unchanged; without
 * one, the automatic title returns. A failed listing gets its new title when the seller sends it again.
 */
export async function retitle(
  tx: Tx,
  deps: PublishingDeps,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<void> {
  await lockItems(tx, userId, itemIds);
  const found = await findListed(tx, userId, itemIds, sites, NOT_OVER);
  // The seller cannot change the title of a catalogue product.
  const listed = found.filter(({ titleLabel }) => titleLabel !== CATALOGUE_LABEL);
  if (listed.length === 0) return;
  const items = await getItems(tx, userId, [...new Set(listed.map(({ itemId }) => itemId))]);
  const titles = await titlesFor(tx, userId, items, sites, titleLimitOf(deps, items[0]?.platform));
  const wanted = listed.flatMap((listing) => {
    const title = titles.get(listing.itemId)?.get(listing.site);
    return title?.ok && title.title !== listing.title ? [{ ...listing, made: title }] : [];
  });
  // A listing keeps its title if another item has the new one.
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const equal = await findEqualTitles(
    tx,
    userId,
    wanted.flatMap(({ itemId, site, made: { title, label } }) => {
      const item = byId.get(itemId);
      const { platform, sku } = item ?? {};
      return platform && sku !== undefined
        ? [{ itemId, site, title, sku, titleLabel: label, market: marketOf(site, platform) }]
        : [];
    }),
  );
  const changed = wanted.filter((one) => !equal.has(listingKeyOf(one)));
  const upToDate = listed.filter((listing) => {
    const title = titles.get(listing.itemId)?.get(listing.site);
    return title?.ok && !title.isStale && !equal.has(listingKeyOf(listing));
  });
  await markOutdatedTitles(tx, userId, upToDate, []);
  await storeTitles(
    tx,
    userId,
    changed.map(({ itemId, site, made }) => ({ itemId, site, title: made.title, label: made.label })),
  );
  await sendFollowUps(
    tx,
    userId,
    changed.filter(({ state }) => ON_SITE.includes(state)),
  );
}
