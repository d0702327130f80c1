import type { ItemSpecific, LackingItem, LackingQuery } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import { type ListingSpecifics, loadListingSpecifics } from './listing-specifics.ts';
import type { CategoryHooks } from './ports.ts';
import { unknownField } from './specific-fields.ts';
import { type ListingQuery, listLackingRows, listLiveOrBlocked } from './specifics.repository.ts';

/** The listing after which the next page starts. */
export interface LackingAfter {
  readonly itemId: number;
  readonly site: string;
}

export type Shown = NonNullable<LackingQuery['show']>;

/** The number of listings that one statement reads. */
const STEP = 200;
/** The maximum number of listings that one call reads, whatever it finds. */
const MOST_CHECKED = 1_000;

interface Deps {
  readonly db: Db;
  readonly hooks: Pick<CategoryHooks, 'madeSpecifics'>;
}

/** Items on sites with the requested specifics, and the values that the sites offer. Calls no marketplace. */
export async function listLacking(
  deps: Deps,
  account: Account,
  { show, site }: { readonly show: Shown; readonly site: Site | undefined },
  start: LackingAfter,
  limit: number,
): Promise<{ readonly list: LackingItem[]; readonly next: LackingAfter | null }> {
  const list: LackingItem[] = [];
  let after = start;
  for (let looked = 0; looked < MOST_CHECKED; looked += STEP) {
    // One more than is shown, to determine whether there is a next page.
    const step = show === 'recommended' ? STEP : Math.min(STEP, limit + 1 - list.length);
    const { listings, last } = await readShown(deps, account, show, { site, itemIds: undefined, after, limit: step });
    list.push(...listings.map((listing) => viewOf(show === 'all' ? filledIn(listing) : listing)));
    const end = list[limit - 1];
    if (list.length > limit && end) return { list: list.slice(0, limit), next: { itemId: end.itemId, site: end.site } };
    if (!last) return { list, next: null };
    after = last;
  }
  return { list, next: after };
}

/**
 * One step through the listings that have something to show.
 * @returns `last`: where the step ended; null if there are no more
 */
export async function readShown(
  { db, hooks }: Deps,
  account: Account,
  show: Shown,
  query: ListingQuery,
): Promise<{ readonly listings: ListingSpecifics[]; readonly last: LackingAfter | null }> {
  const { userId, accountId } = account;
  const lacking = show === 'required' ? await listLackingRows(db, userId, accountId, query) : undefined;
  const rows = lacking ?? (await listLiveOrBlocked(db, userId, accountId, query));
  const kept = new Map(lacking?.map((row) => [`${row.itemId} ${row.site}`, row]));
  const read = await loadListingSpecifics(db, hooks, account, rows);
  const listings = read.flatMap((listing): ListingSpecifics[] => {
    const row = kept.get(`${listing.item.itemId} ${listing.site}`);
    const specifics = row
      ? namesIn(row.names).map((name) => listing.specifics.find((one) => one.name === name) ?? unknownSpecific(name))
      : listing.specifics.filter((specific) => isShown(specific, show));
    const detail = row?.detail ?? null;
    return specifics.length > 0 || detail !== null ? [{ ...listing, specifics, detail }] : [];
  });
  const last = rows.at(-1);
  return { listings, last: last && rows.length === query.limit ? { itemId: last.itemId, site: last.site } : null };
}

const namesIn = (joined: string): string[] => (joined === '' ? [] : joined.split(', '));

/** A specific that the site requested when the item was prepared, and whose category is no longer known. */
function unknownSpecific(name: string): ItemSpecific {
  return { ...unknownField(name), need: 'required', values: [], origin: 'none' };
}

function isShown({ need, origin }: ItemSpecific, show: Shown): boolean {
  return show === 'all' || (need === 'recommended' && origin === 'none');
}

/** Without specifics that are neither requested nor set. */
function filledIn(listing: ListingSpecifics): ListingSpecifics {
  const specifics = listing.specifics.filter(({ need, origin }) => need !== 'optional' || origin !== 'none');
  return { ...listing, specifics };
}

export function viewOf({ item, site, category, specifics, detail = null }: ListingSpecifics): LackingItem {
  return {
    itemId: item.itemId,
    sku: item.sku,
    title: item.title,
    imageUrl: item.images[0] ?? null,
    site,
    category: category ? { id: category.categoryId, path: category.path } : null,
    detail,
    specifics,
  };
}
