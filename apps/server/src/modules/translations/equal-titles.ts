import { listingKeyOf, type Reason, type Site } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { CATALOGUE_LABEL, findLiveTitles, type ListingKeyRow } from '../listings/index.ts';
import type { Item } from '../products/index.ts';
import { lockTitles, marketOf, type TitleCell, titleKeyOf } from './title-digests.repository.ts';

interface TitledListing extends TitleCell {
  readonly sku: string;
  readonly titleLabel: string;
}

/** The reason of an item whose title another one has. */
export function sameTitle({ itemId, sku }: Pick<Item, 'itemId' | 'sku'>, title: string): Reason {
  return { code: 'duplicate_title', params: { title, itemId, sku } };
}

/**
 * Returns the listings whose title another item of the seller has on the site by now, with the reason. If two get one
 * title at once, the second waits for the first one's transaction. The items are locked.
 */
export async function findEqualTitles(
  tx: Tx,
  userId: number,
  listings: readonly TitledListing[],
): Promise<ReadonlyMap<string, Reason>> {
  // The title of a catalogue product belongs to the marketplace, and several offers can have it.
  const own = listings.filter(({ titleLabel }) => titleLabel !== CATALOGUE_LABEL);
  await lockTitles(
    tx,
    userId,
    own.map(({ site }) => site),
  );
  const keyOf = (site: Site, title: string) => `${site} ${titleKeyOf(title)}`;
  const live = await findLiveTitles(tx, userId, own);
  const holders = new Map<string, Pick<Item, 'itemId' | 'sku'>>(
    live.map(({ site, title, itemId, sku }) => [keyOf(site, title), { itemId, sku }]),
  );
  const equal = new Map<string, Reason>();
  for (const one of own) {
    const key = keyOf(one.site, one.title);
    const holder = holders.get(key);
    if (holder && holder.itemId !== one.itemId) equal.set(listingKeyOf(one), sameTitle(holder, one.title));
    else if (!holder) holders.set(key, one);
  }
  return equal;
}

/**
 * The same for failed listings that are to be sent again: another item may have been listed under their titles since.
 * @param items the listings' items, by id, locked
 */
export async function findTakenTitles(
  tx: Tx,
  userId: number,
  listings: readonly ListingKeyRow[],
  items: ReadonlyMap<number, Item>,
): Promise<ReadonlyMap<string, Reason>> {
  return findEqualTitles(
    tx,
    userId,
    listings.flatMap(({ itemId, site, state, title, titleLabel }) => {
      const item = items.get(itemId);
      if (state !== 'F' || title === null || !item) return [];
      return [
        { itemId, site, title, titleLabel: titleLabel ?? '', sku: item.sku, market: marketOf(site, item.platform) },
      ];
    }),
  );
}
