import type { Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { OwnTitle } from './titles.kind.ts';

interface ShownOnSite {
  readonly itemId: number;
  readonly accountId: number;
  readonly sku: string;
  readonly site: Site;
  /** The title at home. */
  readonly sourceTitle: string;
  readonly own: OwnTitle;
  /** The seller's own title; else the one on sale; else the automatic title. */
  readonly title: string;
}

/** The titles that items on sale have on sites; without those that have none yet, or the marketplace's own. */
export async function listShownTitles(
  db: Db,
  userId: number,
  itemIds: readonly number[],
  sites: readonly Site[],
): Promise<ShownOnSite[]> {
  const { rows } = await sql<ShownOnSite>`
    select * from (
      select i.item_id as "itemId", i.account_id as "accountId", i.sku, g.site, i.title as "sourceTitle",
        case when m.item_id is not null then
          json_build_object('title', m.translation, 'sourceTitle', m.source_title, 'isAccepted', m.is_accepted) end as own,
        coalesce(m.translation, nullif(l.title, ''), s.made_title) as title
      from items i
      cross join unnest(${[...sites]}::text[]) as g (site)
      left join manual_titles m on m.user_id = i.user_id and m.item_id = i.item_id and m.site = g.site
      left join listings l on l.user_id = i.user_id and l.item_id = i.item_id and l.site = g.site and l.state in ('L', 'Q', 'P')
      left join site_titles s on s.user_id = i.user_id and s.account_id = i.account_id and s.site = g.site and s.item_id = i.item_id
      where i.user_id = ${userId} and i.item_id = any(${[...itemIds]}::bigint[]) and not i.is_ended
        and l.title_label is distinct from 'catalogue'
    ) as shown where title is not null order by "itemId", site`.execute(db);
  return rows;
}
