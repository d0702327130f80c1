import type { Product, ProductPage, ProductQuery, ProductSort } from '@quayside/contract';
import type { Platform, Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { comparablePrice } from './price-order.ts';
import { IS_FBA_ROW, SITES_OF_ROW, type SiteRow, toProductSite } from './product-sites.ts';
import { filterConditions } from './selection.ts';

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
  image_url: string | null;
  condition: string;
  price_minor: number;
  currency: string;
  quantity: number;
  unit_count: number;
  is_ended: boolean;
  is_blacklisted: boolean;
  blacklisting_reason: string;
  repricer_blocked: boolean;
  is_fba: boolean;
  sites: Partial<Record<Site, SiteRow>>;
  updated_at: Date;
  sort_value: string | number;
  count: number | null;
}

/** What an answer shows of a row. */
const SHOWN = sql`r.item_id, r.account_id, r.platform, r.ref, r.asin, r.sku, r.title, r.brand, r.category, r.image_url, r.condition,
  r.price_minor, r.currency, r.quantity, r.unit_count, r.is_ended, r.is_blacklisted, r.blacklisting_reason, r.repricer_blocked,
  r.updated_at, ${IS_FBA_ROW} as is_fba, ${SITES_OF_ROW} as sites`;

interface Sort {
  /** Led by an index on (user_id, account_id, column, item_id). */
  readonly column: RawBuilder<unknown>;
  /** What a cursor carries of a row; compared where `bound` stands. */
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
  // Microseconds since 1970: what a timestamp is, and a whole number that a cursor keeps exactly.
  updated: {
    column: sql`r.updated_at`,
    value: sql`(extract(epoch from r.updated_at) * 1000000)::bigint`,
    bound: (value) => sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
    isValue: isWhole,
  },
};

const DEFAULT_LIMIT = 50;
/** The page sizes that clients ask for: their statements are kept prepared. */
const PREPARED_LIMITS: readonly number[] = [DEFAULT_LIMIT, 100];

/** A cursor says where to go on and in which direction. */
type Direction = 'next' | 'previous';

/** The accounts of a user that a list covers. */
export interface ListScope {
  readonly userId: number;
  readonly platform: Platform | 'all';
  readonly accountIds: readonly number[];
}

/** One page of the big list by keyset, forwards or backwards: the last page costs what the first does. */
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
  const filters = filterConditions(query);
  const conditions = [...scopeConditions(scope), ...filters, ...position];
  // A statement with other conditions would need another plan for every word.
  const isAlwaysAlike = filters.length === 0 && scope.accountIds.length === 1 && PREPARED_LIMITS.includes(limit);
  const { rows } = await sql<Row>`
    ${isAlwaysAlike ? prepared : sql``} select ${SHOWN}, ${sort.value} as sort_value, ${countOf(scope, query)} as count
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
  };
}

/** Prices of several accounts may be in several currencies: they are compared in one. */
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

/** One value is compared as such: a list of one would keep an index from giving its order. */
function oneOf(accountIds: readonly number[]): RawBuilder<unknown> {
  return accountIds.length === 1 ? sql`= ${accountIds[0]}` : sql`= any(${[...accountIds]}::bigint[])`;
}

function writePosition(direction: Direction, row: Row): string {
  return writeCursor([direction, row.sort_value, row.item_id]);
}

/** @throws invalid_request also for a cursor of another sort */
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

/** The kept total that counts a query exactly; undefined where it would have to be counted. */
function keptStatusOf({ query: search, status, eligibility, site }: ProductQuery): string | undefined {
  if (search || site || (status && eligibility)) return undefined;
  return status ?? eligibility ?? '*';
}

/** A search that finds more than this is not counted to its end: what it costs has to stay bounded. */
const MOST_COUNTED = 10_000;

/**
 * How many items the whole list has: the kept total where one is exact, else counted, with the first page only. It is part of the page's
 * statement: a query of its own would cost as much as the page does.
 */
function countOf(scope: ListScope, query: ProductQuery): RawBuilder<number | null> {
  const status = keptStatusOf(query);
  if (status !== undefined) {
    return sql`(select sum(n)::bigint from product_totals
      where user_id = ${scope.userId} and account_id ${oneOf(scope.accountIds)} and status = ${status})`;
  }
  if (query.cursor !== undefined) return sql`null::bigint`;
  const conditions = [...scopeConditions(scope), ...filterConditions(query)];
  return sql`(select count(*) from (
    select from product_rows r where ${sql.join(conditions, sql` and `)} limit ${sql.lit(MOST_COUNTED + 1)}) as found)`;
}

function shownCount(count: number | null): number | null {
  return count !== null && count > MOST_COUNTED ? null : count;
}

/** A list without rows is empty, unless only the page beyond its end is. */
async function countWithoutRows(db: Db, scope: ListScope, query: ProductQuery): Promise<number | null> {
  const { rows } = await sql<{ n: number | null }>`select ${countOf(scope, query)} as n`.execute(db);
  const isKept = keptStatusOf(query) !== undefined;
  return shownCount(rows[0]?.n ?? (isKept ? 0 : null));
}

/** Kept totals by status over accounts; `*` is all, `units` the pieces that can be sold. */
export async function listTotals(
  db: Db,
  userId: number,
  accountIds: readonly number[],
): Promise<Record<string, number>> {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, sum(n)::bigint as n from product_totals
    where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[]) group by status`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.status, row.n]));
}

/** One item as the list shows it. */
export async function getProduct(db: Db, userId: number, itemId: number): Promise<Product | undefined> {
  const { rows } = await sql<Row>`
    select ${SHOWN} from product_rows r where r.user_id = ${userId} and r.item_id = ${itemId}`.execute(db);
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
    shipping_profile: null,
    checked: false,
    title: row.title,
    brand: row.brand,
    category: row.category,
    imageUrl: row.image_url,
    condition: row.condition,
    price: { minor: row.price_minor, currency: row.currency },
    quantity: row.quantity,
    unitCount: row.unit_count,
    isFBA: row.is_fba,
    isEnded: row.is_ended,
    isBlacklisted: row.is_blacklisted,
    blacklistingReason: row.blacklisting_reason,
    repricerBlocked: row.repricer_blocked,
    listedIn: entries.filter(([, entry]) => entry.state === 'L').map(([site]) => site),
    translations: Object.fromEntries(entries.map(([site, entry]) => [site, toProductSite(site, entry)])),
    updatedAt: row.updated_at.toISOString(),
  };
}
