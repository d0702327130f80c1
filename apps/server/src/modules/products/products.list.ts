import type { ItemEligibility, Product, ProductPage, ProductQuery, ProductSort } from '@quayside/contract';
import type { AccountRef, Currency, Platform, Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { ELIGIBILITY_OF_ROW, isItemEligibility } from './eligibility.ts';
import { COST_OF_ROW, type MarginRow, marginOfRow, toMargin } from './item-earnings.ts';
import { TAGS_OF_ROW } from './item-tags.ts';
import { comparablePrice } from './price-order.ts';
import { IS_FBA_ROW, SITES_OF_ROW, type SiteRow, toProductSite } from './product-sites.ts';
import { FOUND, filterConditions, isFound } from './selection.ts';

interface Row {
  item_id: number;
  account_id: number;
  platform: Platform;
  ref: string;
  asin: string | null;
  sku: string;
  title: string;
  brand: string | null;
  category: string | null;
  tags: readonly string[] | null;
  image_url: string | null;
  condition: string;
  price_minor: number;
  currency: string;
  quantity: number;
  unit_count: number;
  is_ended: boolean;
  is_blacklisted: boolean;
  blacklisting_reason: string;
  keywords: Product['keywords'] | null;
  repricer_blocked: boolean;
  is_fba: boolean;
  eligibility: ItemEligibility;
  shipping_profile: string | null;
  sites: Partial<Record<Site, SiteRow>>;
  updated_at: Date;
  margin: MarginRow | null;
  cost: { readonly minor: number; readonly currency: Currency } | null;
  sort_value: string | number;
  count: number | null;
}

/** The columns of a row that an answer shows. @param site of the filter */
const shownOf = (
  site: string | undefined,
) => sql`r.item_id, r.account_id, r.platform, r.ref, r.asin, r.sku, r.title, r.brand, r.category, r.image_url, r.condition,
  r.price_minor, r.currency, r.quantity, r.unit_count, r.is_ended, r.is_blacklisted, r.blacklisting_reason, r.repricer_blocked,
  case when position('K' in r.blacklisting_reason) > 0 then (
    select jsonb_agg(jsonb_build_object('keyword', k.keyword, 'platform', k.platform) order by k.keyword)
    from keyword_matches m join keywords k on k.user_id = m.user_id and k.keyword_id = m.keyword_id
    where m.user_id = r.user_id and m.item_id = r.item_id and k.platform in ('all', r.platform)) end as keywords,
  r.updated_at, ${ELIGIBILITY_OF_ROW} as eligibility, ${IS_FBA_ROW} as is_fba, ${SITES_OF_ROW} as sites,
  ${TAGS_OF_ROW} as tags,
  (select p.name from item_shipping s join shipping_profiles p on p.user_id = s.user_id and p.profile_id = s.profile_id
    where s.user_id = r.user_id and s.item_id = r.item_id) as shipping_profile,
  ${marginOfRow(site)} as margin, ${COST_OF_ROW} as cost`;

interface Sort {
  /** Indexed as (user_id, account_id, column, item_id). */
  readonly column: RawBuilder<unknown>;
  /** The row's value in a cursor, compared with `bound`. */
  readonly value: RawBuilder<unknown>;
  readonly bound: (value: unknown) => RawBuilder<unknown>;
  readonly isValue: (value: unknown) => boolean;
}

const isText = (value: unknown) => typeof value === 'string';
const isWhole = (value: unknown) => Number.isSafeInteger(value);
const INTEGER_MAX = 2 ** 31 - 1;

const SORTS: Record<ProductSort, Sort> = {
  title: {
    column: sql`r.title_sort`,
    value: sql`r.title_sort`,
    bound: (value) => sql`${value}::text`,
    isValue: isText,
  },
  price: {
    column: sql`r.price_minor`,
    value: sql`r.price_minor`,
    bound: (value) => sql`${value}::bigint`,
    isValue: isWhole,
  },
  quantity: {
    column: sql`r.quantity`,
    value: sql`r.quantity`,
    bound: (value) => sql`${value}::integer`,
    isValue: (value) => isWhole(value) && Math.abs(value as number) <= INTEGER_MAX,
  },
  sku: {
    column: sql`r.sku collate "C"`,
    value: sql`r.sku`,
    bound: (value) => sql`${value}::text`,
    isValue: isText,
  },
  // Microseconds since 1970: the resolution of a timestamp, stored exactly as an integer.
  updated: {
    column: sql`r.updated_at`,
    value: sql`(extract(epoch from r.updated_at) * 1000000)::bigint`,
    bound: (value) => sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
    isValue: isWhole,
  },
};

const DEFAULT_LIMIT = 50;
/** Page sizes of the clients; their statements are prepared. */
const PREPARED_LIMITS: readonly number[] = [DEFAULT_LIMIT, 100];

/** A cursor contains a position and a direction. */
type Direction = 'next' | 'previous';

/** The accounts of a user that a list covers. */
export interface ListScope {
  readonly userId: number;
  readonly platform: Platform | 'all';
  readonly accountIds: readonly number[];
}

/** One page of the product list by keyset, forwards or backwards: the last page costs as much as the first. */
export async function listProducts(db: Db, scope: ListScope, query: ProductQuery): Promise<ProductPage> {
  const sort = await sortOf(db, scope, query);
  const limit = query.limit ?? DEFAULT_LIMIT;
  const from = query.cursor === undefined ? undefined : readPosition(query.cursor, sort);
  const direction: Direction = from?.direction ?? (query.last ? 'previous' : 'next');
  const isAscending = (query.order ?? 'asc') === (direction === 'next' ? 'asc' : 'desc');
  const order = isAscending ? sql`asc` : sql`desc`;
  const position = from
    ? [
        sql<boolean>`(${sort.column}, r.item_id) ${isAscending ? sql`>` : sql`<`} (${sort.bound(from.value)}, ${from.itemId}::bigint)`,
      ]
    : [];
  const filters = filterConditions(scope.userId, query);
  const conditions = [...scopeConditions(scope), ...filters, ...position];
  // Statements with filters are not prepared, because the best plan depends on the filter's values.
  const isAlwaysAlike = filters.length === 0 && scope.accountIds.length === 1 && PREPARED_LIMITS.includes(limit);
  const { rows } = await sql<Row>`
    ${isAlwaysAlike ? prepared : sql``} select ${shownOf(query.site)}, ${sort.value} as sort_value, ${countOf(scope, query)} as count
    from product_rows r
    where ${sql.join(conditions, sql` and `)}
    order by ${sort.column} ${order}, r.item_id ${order}
    limit ${sql.lit(limit + 1)}`.execute(db);

  const hasMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (direction === 'previous') shown.reverse();
  const first = shown[0];
  const last = shown.at(-1);
  const hasNext = direction === 'next' ? hasMore : from !== undefined;
  const hasPrevious = direction === 'previous' ? hasMore : from !== undefined;
  return {
    list: shown.map(toProduct),
    nextCursor: hasNext && last ? writePosition('next', last) : null,
    previousCursor: hasPrevious && first ? writePosition('previous', first) : null,
    count: first ? shownCount(first.count) : await countWithoutRows(db, scope, query),
    correctedQuery: null,
  };
}

/** Prices of several accounts may be in several currencies, so they are compared in one. */
async function sortOf(db: Db, { accountIds }: ListScope, query: ProductQuery): Promise<Sort> {
  const sort = SORTS[query.sort ?? 'title'];
  if (query.sort !== 'price' || accountIds.length < 2) return sort;
  const column = await comparablePrice(db);
  return { ...sort, column, value: column };
}

function scopeConditions({ userId, platform, accountIds }: ListScope): RawBuilder<boolean>[] {
  const ofPlatform = platform === 'all' ? [] : [sql<boolean>`r.platform = ${platform}`];
  return [sql`r.user_id = ${userId}`, sql`r.account_id ${oneOf(accountIds)}`, ...ofPlatform];
}

/** A single account is compared with `=`, because a list of one keeps PostgreSQL from using the index order. */
function oneOf(accountIds: readonly number[]): RawBuilder<unknown> {
  return accountIds.length === 1 ? sql`= ${accountIds[0]}` : sql`= any(${[...accountIds]}::bigint[])`;
}

function writePosition(direction: Direction, row: Row): string {
  return writeCursor([direction, row.sort_value, row.item_id]);
}

/** @throws invalid_request also for a cursor of another sort order */
function readPosition(cursor: string, sort: Sort): { direction: Direction; value: unknown; itemId: number } {
  const [direction, value, itemId] = readCursor(cursor);
  if (
    (direction === 'next' || direction === 'previous') &&
    sort.isValue(value) &&
    typeof itemId === 'number' &&
    Number.isSafeInteger(itemId)
  ) {
    return { direction, value, itemId };
  }
  throw fail('invalid_request', { fields: { 'query.cursor': 'invalid_cursor' } });
}

/** The stored total that counts a query exactly; undefined if there is none. */
function keptStatusOf({ status, eligibility, scope = 'all', ...query }: ProductQuery): string | undefined {
  const { sort: _s, order: _o, cursor: _c, limit: _l, last: _e, accountId: _a, query: search, ...others } = query;
  const isNarrowed = Object.values(others).some((value) => value !== undefined);
  if (search || isNarrowed || scope !== 'all' || (status && eligibility)) return undefined;
  if (isFound(eligibility) || isItemEligibility(eligibility)) return undefined;
  return status ?? eligibility ?? '*';
}

/** Counting a search stops at this number, so that its cost is bounded. */
const MAX_COUNTED = 10_000;

/**
 * The number of items in the whole list: the stored total if one is exact, otherwise a count with the first page only. Part of the page's
 * statement, because a separate query would cost as much as the page.
 */
function countOf(scope: ListScope, query: ProductQuery): RawBuilder<number | null> {
  const status = keptStatusOf(query);
  if (status !== undefined) {
    return sql`(select sum(n)::bigint from product_totals
      where user_id = ${scope.userId} and account_id ${oneOf(scope.accountIds)} and status = ${status})`;
  }
  if (query.cursor !== undefined) return sql`null::bigint`;
  const conditions = [...scopeConditions(scope), ...filterConditions(scope.userId, query)];
  return sql`(select count(*) from (
    select from product_rows r where ${sql.join(conditions, sql` and `)} limit ${sql.lit(MAX_COUNTED + 1)}) as found)`;
}

function shownCount(count: number | null): number | null {
  return count !== null && count > MAX_COUNTED ? null : count;
}

/** A list without rows is empty, unless only the page is beyond its end. */
async function countWithoutRows(db: Db, scope: ListScope, query: ProductQuery): Promise<number | null> {
  const { rows } = await sql<{ n: number | null }>`select ${countOf(scope, query)} as n`.execute(db);
  const isKept = keptStatusOf(query) !== undefined;
  return shownCount(rows[0]?.n ?? (isKept ? 0 : null));
}

/**
 * Totals by status over accounts; `*` is all, `units` the number of units for sale. They are stored, except for what is found among the
 * listings: on sale below its lowest price, or kept from a site.
 */
export async function listTotals(
  db: Db,
  userId: number,
  accountIds: readonly number[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, sum(n)::bigint as n from product_totals
    where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[]) group by status
    ${sql.join(
      Object.entries(FOUND).map(
        ([name, isFoundAbroad]) => sql`union all
          select ${sql.lit(name)}, count(*) from product_rows r
          where r.user_id = ${userId} and r.account_id = any(${[...accountIds]}::bigint[]) and ${isFoundAbroad(userId, undefined)}`,
      ),
      sql` `,
    )}`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.status, row.n]));
}

/** Changes whenever an item of the account is added, ended, or changed at home or by a block. Reads no items. */
export async function readItemsVersion(db: Db, { userId, accountId }: AccountRef): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ',
      (select max(updated_at) from product_rows where user_id = ${userId} and account_id = ${accountId}),
      (select n from product_totals where user_id = ${userId} and account_id = ${accountId} and status = '*'),
      (select n from product_totals where user_id = ${userId} and account_id = ${accountId} and status = 'ended')) as version`.execute(
    db,
  );
  return rows[0]?.version ?? '';
}

/** One item as the list shows it. */
export async function getProduct(db: Db, userId: number, itemId: number): Promise<Product | undefined> {
  const { rows } = await sql<Row>`
    select ${shownOf(undefined)} from product_rows r where r.user_id = ${userId} and r.item_id = ${itemId}`.execute(db);
  return rows[0] && toProduct(rows[0]);
}

function toProduct(row: Omit<Row, 'sort_value' | 'count'>): Product {
  const entries = Object.entries(row.sites) as [Site, SiteRow][];
  return {
    id: row.item_id,
    accountId: row.account_id,
    ref: row.ref,
    itemId: row.platform === 'ebay' ? row.ref : null,
    asin: row.asin,
    sku: row.sku,
    shipping_profile: row.shipping_profile,
    checked: false,
    title: row.title,
    brand: row.brand,
    category: row.category,
    tags: row.tags ?? [],
    imageUrl: row.image_url,
    condition: row.condition,
    price: { minor: row.price_minor, currency: row.currency },
    quantity: row.quantity,
    unitCount: row.unit_count,
    isFBA: row.is_fba,
    isEnded: row.is_ended,
    eligibility: row.eligibility,
    isBlacklisted: row.is_blacklisted,
    blacklistingReason: row.blacklisting_reason,
    keywords: row.keywords ?? [],
    repricerBlocked: row.repricer_blocked,
    listedIn: entries.filter(([, entry]) => entry.state === 'L').map(([site]) => site),
    translations: Object.fromEntries(entries.map(([site, entry]) => [site, toProductSite(site, entry)])),
    updatedAt: row.updated_at.toISOString(),
    margin: toMargin(row.margin),
    cost: row.cost,
  };
}
