import { type Currency, type ListingState, listingKeyOf, money, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { type DesiredState, PRIORITY, setDesiredState } from '../dispatch/index.ts';
import type { LivePrice } from '../pricing/index.ts';
import { getItems, lockItems } from '../products/index.ts';
import { marketOf, titleLimitOf, titlesFor } from '../translations/index.ts';
import { CATALOGUE_LABEL } from './catalogue.ts';
import { findEqualTitles } from './equal-titles.ts';
import type { PublishingDeps } from './publishing-deps.ts';

export interface Listed {
  readonly itemId: number;
  readonly accountId: number;
  readonly site: Site;
  readonly listingKey: string;
  readonly isGroup: boolean;
  readonly title: string;
  readonly titleLabel: string;
  readonly state: ListingState;
  readonly isTitleOutdated: boolean;
}

/** Live, or being published. */
export const ON_SITE: readonly ListingState[] = ['L', 'Q', 'P'];
/** The same, and failed listings that may be sent again. */
export const NOT_OVER: readonly ListingState[] = [...ON_SITE, 'F'];

/** Listings in these states, of these items, on these sites (null: all). */
export async function findListed(
  tx: Tx,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[] | null,
  states: readonly ListingState[],
): Promise<Listed[]> {
  const onSites = sites === null ? sql`` : sql`and site = any(${[...sites]}::text[])`;
  const { rows } = await sql<Listed>`
    select item_id as "itemId", account_id as "accountId", site, listing_key as "listingKey", is_group as "isGroup", title,
      title_label as "titleLabel", state, is_title_outdated as "isTitleOutdated"
    from listings
    where user_id = ${userId} and item_id = any(${[...itemIds]}::bigint[]) and state = any(${[...states]}::text[]) and listing_key is not null
      ${onSites}
    order by item_id, site for update`.execute(tx);
  return rows;
}

/** The prices that buyers pay for an item on these sites, where it is live or being published. */
export async function listLivePrices(
  tx: Tx,
  userId: number,
  itemId: number,
  sites: readonly Site[],
): Promise<LivePrice[]> {
  const rows = await tx
    .selectFrom('listings')
    .select(['site', 'account_id as accountId', 'price_minor as minor', 'currency'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('site', 'in', [...sites])
    .where('state', 'in', [...ON_SITE])
    .orderBy('site')
    .execute();
  return rows.flatMap(({ minor, currency, site, accountId }) =>
    minor === null ? [] : [{ site: site as Site, accountId, price: money(minor, currency as Currency) }],
  );
}

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
  await sql`
    update listings l set is_title_outdated = false
    from unnest(${upToDate.map((l) => l.itemId)}::bigint[], ${upToDate.map((l) => l.site)}::text[]) as c (item_id, site)
    where l.user_id = ${userId} and l.item_id = c.item_id and l.site = c.site and l.is_title_outdated`.execute(tx);
  await sql`
    update listings l set title = c.title, title_label = c.label, updated_at = now()
    from unnest(${changed.map((c) => c.itemId)}::bigint[], ${changed.map((c) => c.site)}::text[], ${changed.map((c) => c.made.title)}::text[],
      ${changed.map((c) => c.made.label)}::text[])
      as c (item_id, site, title, label)
    where l.user_id = ${userId} and l.item_id = c.item_id and l.site = c.site`.execute(tx);
  await setDesiredState(
    tx,
    changed
      .filter(({ state }) => ON_SITE.includes(state))
      .map(
        (listing): DesiredState => ({
          userId,
          accountId: listing.accountId,
          itemId: listing.itemId,
          site: listing.site,
          isHome: false,
          changeKind: 'content',
          isFollowUp: true,
          targetKey: listing.listingKey,
          leaseKey: listing.listingKey,
          payload: { isGroup: listing.isGroup },
          priority: PRIORITY.content,
        }),
      ),
  );
}
