import type { AccountRef, ItemOnSite, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** A listing on sale or on its way whose stock its account tells, with the pieces for sale of each of its units. */
export interface TellingListing extends ItemOnSite {
  readonly sku: string;
  readonly title: string;
  /** Its stock is that of another site too. */
  readonly isShared: boolean;
  /** Its stock is that of the home listing, which shows all of it. */
  readonly hasHomeStock: boolean;
  readonly pieces: readonly number[];
}

/** Which of an account's listings. `site`: null for all sites. */
type Which =
  | {
      readonly site: Site | null;
      readonly after: { readonly itemId: number; readonly site: string };
      readonly limit: number;
    }
  | { readonly site: Site | null; readonly itemIds: readonly number[] };

/** In the order of item and site, without those whose goods the marketplace stores, or whose market shows no stock. */
export async function listTelling(db: Db, { userId, accountId }: AccountRef, which: Which): Promise<TellingListing[]> {
  const ofSite = which.site === null ? sql`` : sql`and l.site = ${which.site}`;
  const ofItems =
    'itemIds' in which
      ? sql`and l.item_id = any(${[...which.itemIds]}::bigint[])`
      : sql`and (l.item_id, l.site) > (${which.after.itemId}, ${which.after.site})`;
  const { rows } = await sql<TellingListing>`
    select l.item_id as "itemId", l.site, i.sku, i.title, s."isShared", s."hasHomeStock", s.pieces
    from listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
    cross join lateral (
      select bool_or(t.pool is not null) as "isShared",
        bool_or(t.pool is not null and exists (select from stock_targets h where h.user_id = t.user_id and h.unit_id = t.unit_id
          and h.account_id = t.account_id and h.is_home and not h.is_ended and coalesce(h.pool, h.site) = t.pool)) as "hasHomeStock",
        array_agg(case when v.is_withdrawn then 0 else greatest(v.on_hand - v.reserved - v.buffer, 0) end) as pieces
      from stock_targets t join stock_levels v on v.user_id = t.user_id and v.unit_id = t.unit_id
      where t.user_id = l.user_id and t.account_id = l.account_id and t.listing_key = l.listing_key and t.site = l.site
        and not t.is_home and not t.is_read_only and not t.is_ended
    ) s
    where l.user_id = ${userId} and l.account_id = ${accountId} and l.state in ('L', 'Q', 'P') and l.listing_key is not null
      and s.pieces is not null ${ofSite} ${ofItems}
      and not exists (select from markets m where m.user_id = l.user_id and m.account_id = l.account_id and m.site = l.site
        and m.state = 'emptied' and not s."isShared")
    order by l.item_id, l.site ${'itemIds' in which ? sql`` : sql`limit ${which.limit}`}`.execute(db);
  return rows;
}
