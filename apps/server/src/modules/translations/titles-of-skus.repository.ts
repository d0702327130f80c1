import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { TitlePlace } from './site-titles.repository.ts';

export interface SkuTitle {
  readonly itemId: number;
  readonly sku: string;
  /** The home title. */
  readonly sourceTitle: string;
  /** The item's title on the site, also one that is not stored yet; null if none was made yet. */
  readonly title: string | null;
  /** The seller's own title; null for none. */
  readonly ownTitle: string | null;
  readonly isLive: boolean;
}

/** The items on sale with these SKUs. */
export async function findBySkus(
  db: Db,
  { userId, accountId, site }: TitlePlace,
  skus: readonly string[],
): Promise<SkuTitle[]> {
  const { rows } = await sql<SkuTitle>`
    select i.item_id as "itemId", i.sku, i.title as "sourceTitle", coalesce(c.title, m.translation, s.title) as title,
      m.translation as "ownTitle",
      coalesce(l.state in ('L', 'Q', 'P'), false) as "isLive"
    from items i
    left join manual_titles m on m.user_id = i.user_id and m.item_id = i.item_id and m.site = ${site}
    left join site_titles s on s.user_id = i.user_id and s.account_id = i.account_id and s.site = ${site} and s.item_id = i.item_id
    left join title_consents c on c.user_id = i.user_id and c.account_id = i.account_id and c.site = ${site} and c.item_id = i.item_id
    left join listings l on l.user_id = i.user_id and l.item_id = i.item_id and l.site = ${site}
    where i.user_id = ${userId} and i.account_id = ${accountId} and i.sku = any(${[...skus]}::text[]) and not i.is_ended
    order by i.item_id`.execute(db);
  return rows;
}

/**
 * Which of these titles other items have on the site, live or the seller's own, also those that are not stored yet.
 * @param without items that get another title, so that their present ones do not count
 * @returns titles in lower case
 */
export async function findTaken(
  db: Db,
  { userId, accountId, site }: TitlePlace,
  titles: readonly string[],
  without: readonly number[],
): Promise<ReadonlySet<string>> {
  const keys = [...new Set(titles.map((title) => title.toLowerCase()))];
  const others = sql`<> all(${[...without]}::bigint[])`;
  const { rows } = await sql<{ key: string }>`
    select lower(l.title) as key from listings l
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.site = ${site} and l.state in ('L', 'Q', 'P')
      and lower(l.title) = any(${keys}::text[]) and l.item_id ${others}
    union
    select s.title_key from site_titles s
    where s.user_id = ${userId} and s.account_id = ${accountId} and s.site = ${site} and s.title_key = any(${keys}::text[])
      and s.state in ('own', 'accepted', 'stale') and s.item_id ${others}
    union
    select lower(c.title) from title_consents c
    where c.user_id = ${userId} and c.account_id = ${accountId} and c.site = ${site}
      and md5(lower(c.title)) in (select md5(key) from unnest(${keys}::text[]) as key) and c.item_id ${others}`.execute(
    db,
  );
  return new Set(rows.map((row) => row.key));
}

/** Stores the seller's own titles, replacing earlier ones. */
export async function saveOwnTitles(
  tx: Tx,
  userId: number,
  site: Site,
  titles: readonly { readonly itemId: number; readonly title: string; readonly sourceTitle: string }[],
): Promise<void> {
  await sql`
    insert into manual_titles (user_id, item_id, site, translation, source_title)
    select ${userId}::bigint, g.item_id, ${site}::text, g.title, g.source_title
    from unnest(${titles.map((one) => one.itemId)}::bigint[], ${titles.map((one) => one.title)}::text[],
      ${titles.map((one) => one.sourceTitle)}::text[]) as g (item_id, title, source_title)
    on conflict (user_id, item_id, site) do update set translation = excluded.translation, source_title = excluded.source_title,
      is_accepted = false, updated_at = now()`.execute(tx);
}
