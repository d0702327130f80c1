import type { OrderSort, SalesQuery } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Asking, type OrderScope, orderConditions, orderNumbersIn } from './order-filter.ts';
import { keptCount } from './order-totals.repository.ts';
import { ORDER_FIELDS, ORDER_PARTS, type OrderParts, type OrderRow } from './orders.repository.ts';

interface Sort {
  /** Indexed as (user_id, [account_id,] column, order_id). */
  readonly column: RawBuilder<unknown>;
  /** Its value in a cursor: milliseconds. */
  readonly value: RawBuilder<unknown>;
  readonly bound: (value: number) => RawBuilder<unknown>;
  readonly order: 'asc' | 'desc';
}

const SORTS: Readonly<Record<OrderSort, Sort>> = {
  ordered: {
    column: sql`o.ordered_at`,
    // Microseconds: the resolution of a timestamp, stored exactly as an integer.
    value: sql`(extract(epoch from o.ordered_at) * 1000000)::bigint`,
    bound: (value) => sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
    order: 'desc',
  },
  shipBy: {
    column: sql`o.urgency`,
    value: sql`o.urgency`,
    bound: (value) => sql`${value}::bigint`,
    order: 'asc',
  },
};

const DEFAULT_LIMIT = 50;
/** The filters with which a statement is still prepared, because an index suits every value of these. */
const ALIKE: ReadonlySet<string> = new Set(['accountId', 'status', 'site', 'sort', 'order', 'last', 'cursor', 'limit']);
/**
 * Counting stops at these numbers, so that its cost is bounded. A search reads the text of each order that it counts,
 * so its limit is one page.
 */
const MAX_COUNTED = 10_000;
const MAX_COUNTED_IN_SEARCH = 50;

/** Beyond every time that PostgreSQL can add to 1970 in microseconds, and still an exact integer. */
const MAX_VALUE = 8_000_000_000_000_000;
const position = z.tuple([
  z.enum(['ordered', 'shipBy']),
  z.enum(['next', 'previous']),
  z.number().int().min(0).max(MAX_VALUE),
  z.number().int(),
]);

export type ListedOrder = OrderRow & OrderParts;

export interface ListedOrders {
  readonly sales: readonly ListedOrder[];
  readonly count: number | null;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

type Row = ListedOrder & { readonly sortValue: number; readonly count: number | null };

/** The parameters of a page. */
interface Reading {
  readonly filter: readonly RawBuilder<boolean>[];
  readonly order: RawBuilder<unknown>;
  readonly sort: Sort;
  /** One more than the page shows. */
  readonly limit: number;
}

/** One page of orders by keyset, forwards or backwards: the last page costs as much as the first. */
export async function listOrders(db: Db, scope: OrderScope, query: SalesQuery, asking: Asking): Promise<ListedOrders> {
  const name = query.sort ?? 'ordered';
  const sort = SORTS[name];
  const limit = query.limit ?? DEFAULT_LIMIT;
  const from = query.cursor === undefined ? undefined : readPosition(query.cursor, name);
  const direction = from?.direction ?? (query.last ? 'previous' : 'next');
  const isAscending = (query.order ?? sort.order) === (direction === 'next' ? 'asc' : 'desc');
  const way = isAscending ? sql`asc` : sql`desc`;
  const order = sql`${sort.column} ${way}, o.order_id ${way}`;
  const filter = orderConditions(scope, query, asking);
  const beyond = from
    ? [
        sql<boolean>`(${sort.column}, o.order_id) ${isAscending ? sql`>` : sql`<`} (${sort.bound(from.value)}, ${from.id}::bigint)`,
      ]
    : [];
  const kept = from ? undefined : keptCount(scope, query);
  const isCounted = !from && !kept;
  // Statements with other filters are not prepared, because the best plan depends on the filter's values.
  const isAlwaysAlike = Object.keys(query).every((key) => ALIKE.has(key)) && limit === DEFAULT_LIMIT;
  const reading = { filter: [...filter, ...beyond], order, sort, limit: limit + 1 };
  const isSearch = Boolean(query.query?.trim());
  const most = isSearch ? MAX_COUNTED_IN_SEARCH : MAX_COUNTED;
  const numbers = orderNumbersIn(query.query);
  const numbered =
    isCounted && numbers.length > 0
      ? await findOrders(db, { ...reading, filter: numberConditions(scope, query, asking, numbers) }, reading.limit)
      : [];
  const isFoundByText = isCounted && isSearch && numbered.length === 0;
  const found = isFoundByText
    ? await findOrders(db, reading, Math.max(reading.limit, most + 1))
    : numbered.length > 0
      ? numbered
      : undefined;
  const statement = found
    ? foundPage(reading, scope, found.slice(0, reading.limit))
    : pageOf(reading, kept ?? sql`null::bigint`, isAlwaysAlike);
  const { rows } = await statement.execute(db);

  const hasMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (direction === 'previous') shown.reverse();
  const first = shown[0];
  const last = shown.at(-1);
  const hasNext = direction === 'next' ? hasMore : from !== undefined;
  const hasPrevious = direction === 'previous' ? hasMore : from !== undefined;
  const at = (to: 'next' | 'previous', row: Row) => writeCursor([name, to, row.sortValue, row.id]);
  const counted = isCounted && hasMore ? (found?.length ?? (await countFound(db, filter, most))) : null;
  const total = isCounted ? (hasMore ? counted : shown.length) : (first?.count ?? 0);
  return {
    sales: shown,
    count: from || (counted !== null && counted > most) ? null : total,
    nextCursor: hasNext && last ? at('next', last) : null,
    previousCursor: hasPrevious && first ? at('previous', first) : null,
  };
}

function pageOf({ filter, order, sort, limit }: Reading, count: RawBuilder<number | null>, isAlwaysAlike: boolean) {
  return sql<Row>`
    ${isAlwaysAlike ? prepared : sql``} select ${ORDER_FIELDS}, ${ORDER_PARTS}, ${sort.value} as "sortValue", ${count} as count
    from orders o where ${sql.join([...filter], sql` and `)} order by ${order} limit ${sql.lit(limit)}`;
}

/** The first matches of a search. A little more than a page suffices to count them, so that the search runs once. */
async function findOrders(db: Db, { filter, order }: Reading, limit: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.order_id as id from orders o where ${sql.join([...filter], sql` and `)} order by ${order} limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The conditions for orders with these numbers, whatever their other texts contain. */
function numberConditions(scope: OrderScope, query: SalesQuery, asking: Asking, numbers: readonly string[]) {
  const others = orderConditions(scope, { ...query, query: undefined }, asking);
  return [...others, sql<boolean>`o.external_id = any(${numbers}::text[])`];
}

/** The page of these orders. Its statement is the same for every search, so it is planned once. */
function foundPage({ order, sort }: Reading, { userId }: OrderScope, ids: readonly number[]) {
  return sql<Row>`
    ${prepared} select ${ORDER_FIELDS}, ${ORDER_PARTS}, ${sort.value} as "sortValue", null::bigint as count
    from orders o where o.user_id = ${userId} and o.order_id = any(${ids}::bigint[]) order by ${order}`;
}

/** @throws invalid_request also for a cursor of another sort order */
function readPosition(cursor: string, sort: OrderSort) {
  const [ofSort, direction, value, id] = readCursorAs(cursor, position);
  if (ofSort !== sort) throw fail('invalid_request', { fields: { 'query.cursor': 'invalid_cursor' } });
  return { direction, value, id };
}

/** The number of orders that match a filter, counted up to one more than `most`. */
async function countFound(db: Db, filter: readonly RawBuilder<boolean>[], most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select from orders o where ${sql.join([...filter], sql` and `)} limit ${sql.lit(most + 1)}) as found`.execute(db);
  return rows[0]?.n ?? 0;
}
