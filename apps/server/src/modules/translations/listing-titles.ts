import { type ItemOnSite, listingKeyOf, type Site } from '@quayside/kernel';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import {
  CATALOGUE_LABEL,
  findListed,
  type Listed,
  markOutdatedTitles,
  NOT_OVER,
  ON_SITE,
  sendFollowUps,
  storeTitles,
} from '../listings/index.ts';
import { getItems, type Item, lockItems } from '../products/index.ts';
import { findEqualTitles } from './equal-titles.ts';
import { marketOf } from './title-digests.repository.ts';
import { titleLimitOf } from './title-limit.ts';
import type { SiteTitle } from './titled-item.ts';
import { titlesFor } from './titles.service.ts';

type Deps = Pick<AccountsDeps, 'connectors'>;

/** A listing with the title that its item has on the site now. */
export interface TitledListing<L extends ItemOnSite = Listed> {
  readonly listing: L;
  readonly item: Item;
  readonly made: SiteTitle | undefined;
}

/** Listings that are not over, except those of catalogue products, whose titles the seller cannot change. */
export async function findTitled(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
): Promise<Listed[]> {
  const listed = await findListed(tx, userId, itemIds, sites, NOT_OVER);
  return listed.filter(({ titleLabel }) => titleLabel !== CATALOGUE_LABEL);
}

/** The present titles for listings. */
export async function titleListings<L extends ItemOnSite>(
  db: Db,
  deps: Deps,
  userId: number,
  listings: readonly L[],
): Promise<TitledListing<L>[]> {
  const items = await getItems(db, userId, [...new Set(listings.map(({ itemId }) => itemId))]);
  const titled: TitledListing<L>[] = [];
  for (const platform of new Set(items.map((item) => item.platform))) {
    const own = new Map(items.filter((item) => item.platform === platform).map((item) => [item.itemId, item]));
    const there = listings.filter(({ itemId }) => own.has(itemId));
    const sites = [...new Set(there.map(({ site }) => site))];
    const titles = await titlesFor(db, userId, [...own.values()], sites, titleLimitOf(deps, platform));
    for (const listing of there) {
      const item = own.get(listing.itemId);
      if (item) titled.push({ listing, item, made: titles.get(listing.itemId)?.get(listing.site) });
    }
  }
  return titled;
}

/**
 * Gives listings their titles, and sends those again that are on their sites. A failed listing gets its new title when the seller sends it
 * again. The items are locked.
 * @returns the keys of listings that keep their old titles, because other items have the new ones
 */
export async function giveTitles(
  tx: Tx,
  userId: number,
  titled: readonly TitledListing[],
): Promise<ReadonlySet<string>> {
  const wanted = titled.flatMap(({ listing, item, made }) =>
    made?.ok && made.title !== listing.title
      ? [
          {
            ...listing,
            title: made.title,
            titleLabel: made.label,
            sku: item.sku,
            market: marketOf(listing.site, item.platform),
          },
        ]
      : [],
  );
  if (wanted.length === 0) return new Set();
  const equal = await findEqualTitles(tx, userId, wanted);
  const changed = wanted.filter((listing) => !equal.has(listingKeyOf(listing)));
  await storeTitles(tx, userId, changed);
  await sendFollowUps(
    tx,
    userId,
    changed.filter(({ state }) => ON_SITE.includes(state)),
  );
  return new Set(equal.keys());
}

/** Gives listings the seller's own titles, in the transaction that stores them; without one, the automatic title returns. */
export async function followOwnTitles(
  tx: Tx,
  deps: Deps,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<void> {
  await lockItems(tx, userId, itemIds);
  const titled = await titleListings(tx, deps, userId, await findTitled(tx, userId, itemIds, sites));
  const equal = await giveTitles(tx, userId, titled);
  const current = titled.filter(({ listing, made }) => made?.ok && !made.isStale && !equal.has(listingKeyOf(listing)));
  await markOutdatedTitles(
    tx,
    userId,
    current.map(({ listing }) => listing),
    [],
  );
}
