import { createHash } from 'node:crypto';
import { type Platform, platformOfSite, SITES, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** The title of an item on a site. */
export interface TitleCell {
  readonly itemId: number;
  readonly site: Site;
  /** The platform of the site's listings: a country's site can be eBay's or Amazon's. */
  readonly market: Platform;
  readonly title: string;
}

/** An item of the seller that has a title, or would have it. */
export interface TitleHolder {
  readonly itemId: number;
  readonly site: Site;
  readonly market: Platform;
  readonly key: string;
  /** Whether the title is live, being published or written by the seller, and so does not change. */
  readonly isFixed: boolean;
}

/** Two titles with the same key are equal. */
export const titleKeyOf = (title: string): string => title.toLowerCase();

export function marketOf(site: Site, platform: Platform): Platform {
  return platformOfSite(site) ?? platform;
}

/** The number of items with one title that are compared; the others of that title wait. */
const COMPARED = 50;

/** Sites that belong to one platform only. */
const DESTINATIONS = SITES.filter((site) => platformOfSite(site) !== null);

const digestOf = ({ market, title }: Pick<TitleCell, 'market' | 'title'>): Buffer =>
  createHash('md5')
    .update(`${market} ${titleKeyOf(title)}`)
    .digest();

/** Serializes the making of one site's titles, so that two items do not get one title at once. */
export async function lockTitles(tx: Tx, userId: number, sites: readonly Site[]): Promise<void> {
  for (const site of [...new Set(sites)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`titles ${userId} ${site}`}, 0))`.execute(tx);
  }
}

/** Stores the titles as they are before they are made to differ. */
export async function keepMade(tx: Tx, userId: number, cells: readonly TitleCell[]): Promise<void> {
  if (cells.length === 0) return;
  await sql`
    insert into title_digests (user_id, site, item_id, made)
    select ${userId}::bigint, * from unnest(${cells.map((one) => one.site)}::text[], ${cells.map((one) => one.itemId)}::bigint[],
      ${cells.map(digestOf)}::bytea[])
    on conflict (user_id, site, item_id) do update set made = excluded.made where title_digests.made <> excluded.made`.execute(
    tx,
  );
}

/** Stores the titles that the items got; null if another item has the title. */
export async function keepGiven(
  tx: Tx,
  userId: number,
  cells: readonly (Omit<TitleCell, 'title'> & { readonly title: string | null })[],
): Promise<void> {
  if (cells.length === 0) return;
  const digests = cells.map(({ market, title }) => (title === null ? null : digestOf({ market, title })));
  await sql`
    update title_digests d set given = g.given
    from unnest(${cells.map((one) => one.site)}::text[], ${cells.map((one) => one.itemId)}::bigint[], ${digests}::bytea[])
      as g (site, item_id, given)
    where d.user_id = ${userId} and d.site = g.site and d.item_id = g.item_id and d.given is distinct from g.given`.execute(
    tx,
  );
}

/** Deletes the digests of items that are no longer on sale. */
export async function forgetDigests(tx: Tx, userId: number, accountId: number, site: Site): Promise<void> {
  await sql`
    delete from title_digests d using items i
    where i.user_id = ${userId} and i.account_id = ${accountId} and i.is_ended
      and d.user_id = i.user_id and d.site = ${site} and d.item_id = i.item_id`.execute(tx);
}

/** Returns the items that have one of these titles on its site, or would have it. Titles are looked up by digest. */
export async function findHolders(db: Db, userId: number, cells: readonly TitleCell[]): Promise<TitleHolder[]> {
  const asked = new Map(cells.map((cell) => [`${cell.site} ${cell.market} ${titleKeyOf(cell.title)}`, cell]));
  if (asked.size === 0) return [];
  const given = [...asked.values()];
  const holders = sql`
    select d.item_id, false as is_fixed from (
      select d.item_id from title_digests d
      where d.user_id = ${userId} and d.site = g.site and d.made = g.digest order by d.item_id limit ${COMPARED}) d
    join items i on i.user_id = ${userId} and i.item_id = d.item_id and not i.is_ended
    union all
    select d.item_id, false from title_digests d
    join items i on i.user_id = d.user_id and i.item_id = d.item_id and not i.is_ended
    where d.user_id = ${userId} and d.site = g.site and d.given = g.digest and d.made <> d.given`;
  const { rows } = await sql<{ at: number; itemId: number; isFixed: boolean }>`
    select g.at::int as at, h.item_id as "itemId", h.is_fixed as "isFixed"
    from unnest(${given.map((one) => one.site)}::text[], ${given.map((one) => one.market)}::text[], ${given.map((one) => one.title)}::text[],
      ${given.map(digestOf)}::bytea[]) with ordinality as g (site, market, title, digest, at)
    cross join lateral (
      ${holders}
      union all
      select l.item_id, true from (
        select l.item_id, l.account_id from listings l
        where l.user_id = ${userId} and l.site = g.site and md5(lower(l.title)) = md5(lower(g.title)) and l.state in ('L', 'Q', 'P')
          and l.title_label is distinct from 'catalogue' order by l.item_id limit ${COMPARED}) l
      join marketplace_accounts a on a.user_id = ${userId} and a.account_id = l.account_id and a.platform = g.market
      union all
      select m.item_id, true from (
        select m.item_id from manual_titles m
        where m.user_id = ${userId} and m.site = g.site and md5(lower(m.translation)) = md5(lower(g.title))
        order by m.item_id limit ${COMPARED}) m
      join items i on i.user_id = ${userId} and i.item_id = m.item_id and not i.is_ended
        and (i.platform = g.market or g.site = any(${DESTINATIONS}::text[]))
    ) h`.execute(db);
  const found = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const place = `${row.at} ${row.itemId}`;
    found.set(place, { ...row, isFixed: row.isFixed || found.get(place)?.isFixed === true });
  }
  const inOrder = [...found.values()].sort((one, other) => one.at - other.at || one.itemId - other.itemId);
  return inOrder.flatMap(({ at, itemId, isFixed }): TitleHolder[] => {
    const cell = given[at - 1];
    return cell ? [{ itemId, isFixed, site: cell.site, market: cell.market, key: titleKeyOf(cell.title) }] : [];
  });
}
