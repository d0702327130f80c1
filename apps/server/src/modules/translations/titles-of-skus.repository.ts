import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { TitlePlace } from './site-titles.repository.ts';
import type { OwnTitle } from './titles.kind.ts';

export interface SkuTitle {
  readonly itemId: number;
  readonly sku: string;
  /** The home title. */
  readonly sourceTitle: string;
  /** The item's title on the site; null if none was made yet. */
  readonly title: string | null;
  readonly own: OwnTitle;
  readonly isLive: boolean;
}

/** The items on sale with these SKUs. */
export async function findBySkus(
  db: Db,
  { userId, accountId, site }: TitlePlace,
  skus: readonly string[],
): Promise<SkuTitle[]> {
  const { rows } = await sql<SkuTitle>`
    select i.item_id as "itemId", i.sku, i.title as "sourceTitle", coalesce(m.translation, s.title) as title,
      case when m.item_id is not null then
        json_build_object('title', m.translation, 'sourceTitle', m.source_title, 'isAccepted', m.is_accepted) end as own,
      coalesce(l.state in ('L', 'Q', 'P'), false) as "isLive"
    from items i
    left join manual_titles m on m.user_id = i.user_id and m.item_id = i.item_id and m.site = ${site}
    left join site_titles s on s.user_id = i.user_id and s.account_id = i.account_id and s.site = ${site} and s.item_id = i.item_id
    left join listings l on l.user_id = i.user_id and l.item_id = i.item_id and l.site = ${site}
    where i.user_id = ${userId} and i.account_id = ${accountId} and i.sku = any(${[...skus]}::text[]) and not i.is_ended
    order by i.item_id`.execute(db);
  return rows;
}

/**
 * Which of these titles other items have on the site, live or the seller's own.
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
      and s.state in ('own', 'accepted', 'stale') and s.item_id ${others}`.execute(db);
  return new Set(rows.map((row) => row.key));
}
