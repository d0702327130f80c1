import { type AccountRef, type Money, money, type Site, siteFacts } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { AdMarketRef } from '../dispatch/index.ts';

/** A live listing of an account on a site. */
export interface OnSale {
  readonly itemId: number;
  readonly listingId: string;
  readonly sku: string;
  readonly title: string;
  /** Of the item at home, by which shipping is worked out. */
  readonly homePrice: Money;
  /** The highest of what is on sale and what waits to be sent, of all units; null if unknown. */
  readonly price: Money | null;
}

/** A market, and whether it is the account's home. */
export interface Market extends AdMarketRef {
  readonly isDomestic: boolean;
}

interface Row {
  readonly itemId: number;
  readonly listingId: string;
  readonly sku: string;
  readonly title: string;
  readonly homeMinor: number;
  readonly homeCurrency: Money['currency'];
  readonly minor: number | null;
}

const AT_HOME = sql`i.item_id as "itemId", i.external_id as "listingId", i.sku, i.title, i.price_minor as "homeMinor", i.currency as "homeCurrency",
  greatest(i.price_minor, (select max(u.price_minor) from item_units u
    where u.user_id = i.user_id and u.item_id = i.item_id and not u.is_ended)) as minor`;
const ABROAD = sql`i.item_id as "itemId", l.listing_id as "listingId", i.sku, i.title, i.price_minor as "homeMinor", i.currency as "homeCurrency",
  greatest(l.live_to_minor, (select max((d.payload->>'minor')::bigint) from desired_states d
    where d.user_id = l.user_id and d.account_id = l.account_id and d.lease_key = l.listing_key and d.site = l.site
      and d.change_kind = 'price')) as minor`;

/** The rows of live listings of a market, as `i` (items) and abroad also `l` (listings). */
export function onSaleOf({ userId, accountId, site, isDomestic }: Market): RawBuilder<unknown> {
  return isDomestic
    ? sql`items i where i.user_id = ${userId} and i.account_id = ${accountId} and not i.is_ended`
    : sql`listings l join items i on i.user_id = l.user_id and i.item_id = l.item_id
        where l.user_id = ${userId} and l.account_id = ${accountId} and l.site = ${site} and l.state = 'L' and l.listing_id is not null`;
}

/** The next live listings of a market after an item, ascending. */
export async function listOnSale(db: Db, market: Market, after: number, limit: number): Promise<OnSale[]> {
  const { rows } = await sql<Row>`
    select ${market.isDomestic ? AT_HOME : ABROAD} from ${onSaleOf(market)} and i.item_id > ${after}
    order by i.item_id limit ${limit}`.execute(db);
  return rows.map((row) => toOnSale(row, market.site));
}

/** Those of these items that are live in the market. */
export async function findOnSale(db: Db, market: Market, itemIds: readonly number[]): Promise<OnSale[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<Row>`
    select ${market.isDomestic ? AT_HOME : ABROAD} from ${onSaleOf(market)} and i.item_id = any(${[...itemIds]}::bigint[])
    order by i.item_id`.execute(db);
  return rows.map((row) => toOnSale(row, market.site));
}

/** How many listings of an account are live, by site. */
export async function countOnSale(
  db: Db,
  { userId, accountId }: AccountRef,
  home: Site,
): Promise<ReadonlyMap<Site, number>> {
  const { rows } = await sql<{ site: Site; n: number }>`
    select site, n from listing_totals where user_id = ${userId} and account_id = ${accountId} and state = 'L' and site <> ${home}
    union all
    select ${home}, count(*)::int from items where user_id = ${userId} and account_id = ${accountId} and not is_ended`.execute(
    db,
  );
  return new Map(rows.map(({ site, n }) => [site, n]));
}

/** The items of these SKUs at home, by SKU. */
export async function findBySkus(
  db: Db,
  { userId, accountId }: AdMarketRef,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const { rows } = await sql<{ sku: string; itemIds: number[] }>`
    select i.sku, array_agg(i.item_id order by i.item_id) as "itemIds" from items i
    where i.user_id = ${userId} and i.account_id = ${accountId} and i.sku = any(${[...skus]}::text[]) group by i.sku`.execute(
    db,
  );
  return new Map(rows.map(({ sku, itemIds }) => [sku, itemIds.map(Number)]));
}

function toOnSale({ homeMinor, homeCurrency, minor, ...row }: Row, site: Site): OnSale {
  const price = minor === null ? null : money(minor, siteFacts(site).currency);
  return { ...row, homePrice: money(homeMinor, homeCurrency), price };
}
