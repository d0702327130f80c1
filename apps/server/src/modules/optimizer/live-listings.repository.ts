import { type Currency, type ItemOnSite, type Money, money, type Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';

/** A listing on sale on a site. */
export interface LiveListing extends ItemOnSite {
  /** What buyers pay now; null if it has several prices, or is not confirmed. */
  readonly price: Money | null;
  readonly listedAt: Date | null;
  /** The product page belongs to the marketplace. */
  readonly isCatalogue: boolean;
  readonly title: string;
}

/** Listings of an account after a place, in the order of the primary key, or exactly these. */
export type LiveQuery =
  | {
      readonly after: { readonly itemId: number; readonly site: string };
      readonly site?: Site | undefined;
      readonly limit: number;
    }
  | { readonly of: readonly ItemOnSite[] };

export async function listLive(db: Db, { userId, accountId }: Account, query: LiveQuery): Promise<LiveListing[]> {
  const { rows } = await sql<Omit<LiveListing, 'price'> & { minor: number | null; currency: Currency | null }>`
    select item_id as "itemId", site, listed_at as "listedAt", title_label = 'catalogue' as "isCatalogue", title,
      case when live_from_minor = live_to_minor then live_from_minor end as minor, live_currency as currency
    from listings where user_id = ${userId} and account_id = ${accountId} and state = 'L' ${whichOf(query)}`.execute(
    db,
  );
  return rows.map(({ minor, currency, ...row }) => ({
    ...row,
    price: minor === null || currency === null ? null : money(minor, currency),
  }));
}

function whichOf(query: LiveQuery): RawBuilder<unknown> {
  if ('of' in query) {
    const places = [query.of.map(({ itemId }) => itemId), query.of.map(({ site }) => site)] as const;
    return sql`and (item_id, site) in (select * from unnest(${places[0]}::bigint[], ${places[1]}::text[])) order by item_id, site`;
  }
  const { after, site, limit } = query;
  return sql`and (item_id, site) > (${after.itemId}, ${after.site}) ${site ? sql`and site = ${site}` : sql``}
    order by item_id, site limit ${limit}`;
}
