import { type AccountRef, type ItemOnSite, listingKeyOf, type Platform, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { NOT_OVER } from './listed.ts';

/**
 * Listings of other items that have one of these titles on its site, live or being published, on any of the seller's
 * accounts on the platform.
 * @returns for each such title, the item with the lowest id
 */
export async function findLiveTitles(
  db: Db,
  userId: number,
  cells: readonly { readonly itemId: number; readonly site: Site; readonly title: string; readonly market: Platform }[],
): Promise<{ site: Site; title: string; itemId: number; sku: string }[]> {
  if (cells.length === 0) return [];
  const { rows } = await sql<{ site: Site; title: string; itemId: number; sku: string }>`
    select g.site, g.title, l.item_id as "itemId", i.sku
    from unnest(${cells.map((one) => one.itemId)}::bigint[], ${cells.map((one) => one.site)}::text[], ${cells.map((one) => one.title)}::text[],
      ${cells.map((one) => one.market)}::text[]) as g (item_id, site, title, market)
    cross join lateral (
      select l.item_id from listings l
      join marketplace_accounts a on a.user_id = l.user_id and a.account_id = l.account_id and a.platform = g.market
      where l.user_id = ${userId} and l.site = g.site and md5(lower(l.title)) = md5(lower(g.title)) and l.state in ('L', 'Q', 'P')
        and l.title_label is distinct from 'catalogue' and l.item_id <> g.item_id
      order by l.item_id limit 1
    ) l
    join items i on i.user_id = ${userId} and i.item_id = l.item_id`.execute(db);
  return rows;
}

/** The title under which an item is live, or being published, on a site. */
export async function findListedTitle(db: Db, userId: number, itemId: number, site: Site): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select title from listings
    where user_id = ${userId} and item_id = ${itemId} and site = ${site} and state in ('L', 'Q', 'P')
      and title_label is distinct from 'catalogue'`.execute(db);
  return rows[0]?.title;
}

/** Stores new titles of listings. */
export async function storeTitles(
  tx: Tx,
  userId: number,
  titled: readonly (ItemOnSite & { readonly title: string; readonly titleLabel: string })[],
): Promise<void> {
  await sql`
    update listings l set title = c.title, title_label = c.label, updated_at = now()
    from unnest(${titled.map((c) => c.itemId)}::bigint[], ${titled.map((c) => c.site)}::text[], ${titled.map((c) => c.title)}::text[],
      ${titled.map((c) => c.titleLabel)}::text[]) as c (item_id, site, title, label)
    where l.user_id = ${userId} and l.item_id = c.item_id and l.site = c.site`.execute(tx);
}

/** Marks those listings whose title was made from an older home title, and unmarks the others. */
export async function markOutdatedTitles(
  tx: Tx,
  userId: number,
  of: readonly ItemOnSite[],
  outdated: readonly ItemOnSite[],
): Promise<void> {
  const marked = new Set(outdated.map(listingKeyOf));
  await sql`
    update listings l set is_title_outdated = c.is_outdated
    from unnest(${of.map((l) => l.itemId)}::bigint[], ${of.map((l) => l.site)}::text[], ${of.map((l) => marked.has(listingKeyOf(l)))}::boolean[])
      as c (item_id, site, is_outdated)
    where l.user_id = ${userId} and l.item_id = c.item_id and l.site = c.site and l.is_title_outdated <> c.is_outdated`.execute(
    tx,
  );
}

interface OutdatedTitle {
  readonly itemId: number;
  readonly site: Site;
  readonly title: string;
  readonly titleLabel: string;
  readonly homeTitle: string;
}

const OUTDATED = sql`l.is_title_outdated and l.state = any(${[...NOT_OVER]}::text[]) and l.listing_key is not null`;

/** Listings, in order, whose titles were made from an older home title of the account. */
export async function listOutdatedTitles(
  db: Db,
  { userId, accountId }: AccountRef,
  after: { readonly itemId: number; readonly site: string },
  limit: number,
  kind: 'automatic' | 'all' = 'all',
): Promise<OutdatedTitle[]> {
  const ofKind = kind === 'all' ? sql`` : sql`and l.title_label <> 'human'`;
  const { rows } = await sql<OutdatedTitle>`
    select l.item_id as "itemId", l.site, l.title, l.title_label as "titleLabel", i.title as "homeTitle"
    from listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
    where l.user_id = ${userId} and i.account_id = ${accountId} and ${OUTDATED} ${ofKind}
      and (l.item_id, l.site) > (${after.itemId}, ${after.site})
    order by l.item_id, l.site limit ${limit}`.execute(db);
  return rows;
}

export async function countOutdatedTitles(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<{ readonly automatic: number; readonly byHand: number }> {
  const { rows } = await sql<{ automatic: number; byHand: number }>`
    select count(*) filter (where l.title_label <> 'human')::int as automatic,
      count(*) filter (where l.title_label = 'human')::int as "byHand"
    from listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
    where l.user_id = ${userId} and i.account_id = ${accountId} and ${OUTDATED}`.execute(db);
  return rows[0] ?? { automatic: 0, byHand: 0 };
}
