import type { AdLack, AdView } from '@quayside/contract';
import type { AccountRef, Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import type { AdMarketRef } from '../dispatch/index.ts';
import { type Market, onSaleOf } from './on-sale.repository.ts';

/** What the marketplace has of a listing's ad. */
export interface StoredAd {
  readonly itemId: number;
  readonly rate: number | null;
  readonly wanted: number | null;
  readonly lack: AdLack | null;
  readonly state: 'due' | 'done' | 'failed';
  readonly reason: string | null;
  readonly message: string | null;
}

export async function loadAds(
  db: Db,
  { userId, accountId, site }: AdMarketRef,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, StoredAd>> {
  const { rows } = await sql<StoredAd>`
    select item_id as "itemId", sent as rate, wanted, lack, state, reason, message from ads
    where user_id = ${userId} and account_id = ${accountId} and site = ${site} and item_id = any(${[...itemIds]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.itemId, row]));
}

/** Items of a market that have an ad, or should have one, after an item, ascending. */
export async function listAdItems(
  db: Db,
  { userId, accountId, site }: AdMarketRef,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ itemId: number }>`
    select item_id as "itemId" from ads where user_id = ${userId} and account_id = ${accountId} and site = ${site} and item_id > ${after}
    order by item_id limit ${limit}`.execute(db);
  return rows.map(({ itemId }) => itemId);
}

const VIEWS: Record<Exclude<AdView, 'excluded'>, RawBuilder<boolean>> = {
  promoted: sql`a.sent is not null`,
  waiting: sql`(a.state = 'due' or a.is_doubted)`,
  failed: sql`a.state = 'failed'`,
  lacking: sql`a.wanted is null and a.lack <> 'excluded'`,
};

/** The items of a market's live listings, filtered, after an item, ascending. */
export async function listMarketItems(
  db: Db,
  market: Market,
  filter: { readonly view?: AdView | undefined; readonly query?: string | undefined },
  after: number,
  limit: number,
): Promise<number[]> {
  const { userId, accountId, site } = market;
  const isOfView = filter.view
    ? sql`and exists (select from (select ${accountId}::bigint as account_id, ${site}::text as site) m
        left join ads a on a.user_id = i.user_id and a.account_id = m.account_id and a.site = m.site and a.item_id = i.item_id
        where ${filter.view === 'excluded' ? EXCLUDED : VIEWS[filter.view]})`
    : sql``;
  const isFound = filter.query
    ? sql`and exists (select from product_rows r where r.user_id = i.user_id and r.item_id = i.item_id
        and ${contains(sql`r.search_text`, filter.query)})`
    : sql``;
  const { rows } = await sql<{ itemId: number }>`
    select i.item_id as "itemId" from ${onSaleOf(market)} and i.user_id = ${userId} and i.item_id > ${after} ${isOfView} ${isFound}
    order by i.item_id limit ${limit}`.execute(db);
  return rows.map(({ itemId }) => itemId);
}

const EXCLUDED = sql`exists (select from ad_items x where x.user_id = i.user_id and x.account_id = m.account_id and x.site = m.site
  and x.item_id = i.item_id and x.is_excluded)`;

export interface MarketCounts {
  readonly site: Site;
  readonly promoted: number;
  readonly waiting: number;
  readonly failed: number;
  readonly lacking: number;
}

export async function countAds(db: Db, { userId, accountId }: AccountRef): Promise<MarketCounts[]> {
  const { rows } = await sql<MarketCounts>`
    select site, count(*) filter (where sent is not null)::int as promoted, count(*) filter (where state = 'due' or is_doubted)::int as waiting,
      count(*) filter (where state = 'failed')::int as failed, count(*) filter (where wanted is null and lack <> 'excluded')::int as lacking
    from ads where user_id = ${userId} and account_id = ${accountId} group by site`.execute(db);
  return rows;
}

export async function countItems(
  db: Db,
  { userId, accountId }: AccountRef,
): Promise<{ readonly site: Site; readonly excluded: number; readonly suggested: number }[]> {
  const { rows } = await sql<{ site: Site; excluded: number; suggested: number }>`
    select site, count(*) filter (where is_excluded)::int as excluded, count(suggested)::int as suggested from ad_items
    where user_id = ${userId} and account_id = ${accountId} group by site`.execute(db);
  return rows;
}
