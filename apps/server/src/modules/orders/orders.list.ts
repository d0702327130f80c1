import type { OrderSort, SalesQuery } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../platform/database/db.ts';
import { readCursorAs, writeCursor } from '../../platform/http/cursor.ts';
import { fail } from '../../platform/http/fail.ts';
import { type Asking, type OrderScope, orderConditions } from './order-filter.ts';
import { ORDER_FIELDS, type OrderRow } from './orders.repository.ts';

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
/** Counting stops at this number, so that its cost is bounded. */
const MAX_COUNTED = 10_000;

/** Beyond every time that PostgreSQL can add to 1970 in microseconds, and within the exact integers. */
const MAX_VALUE = 8_000_000_000_000_000;
const position = z.tuple([
  z.enum(['ordered', 'shipBy']),
  z.enum(['next', 'previous']),
  z.number().int().min(0).max(MAX_VALUE),
  z.number().int(),
]);

export interface ListedOrders {
  readonly rows: readonly OrderRow[];
  readonly count: number | null;
  readonly nextCursor: string | null;
  readonly previousCursor: string | null;
}

type Row = OrderRow & { readonly sortValue: number; readonly count: number | null };

/** One page of orders by keyset, forwards or backwards: the last page costs as much as the first. */
export async function listOrders(db: Db, scope: OrderScope, query: SalesQuery, asking: Asking): Promise<ListedOrders> {
  const name = query.sort ?? 'ordered';
  const sort = SORTS[name];
  const limit = query.limit ?? DEFAULT_LIMIT;
  const from = query.cursor === undefined ? undefined : readPosition(query.cursor, name);
  const direction = from?.direction ?? (query.last ? 'previous' : 'next');
  const isAscending = (query.order ?? sort.order) === (direction === 'next' ? 'asc' : 'desc');
  const order = isAscending ? sql`asc` : sql`desc`;
  const filter = orderConditions(scope, query, asking);
  const beyond = from
    ? [
        sql<boolean>`(${sort.column}, o.order_id) ${isAscending ? sql`>` : sql`<`} (${sort.bound(from.value)}, ${from.id}::bigint)`,
      ]
    : [];
  const count = from ? sql`null::bigint` : countOf(filter);
  const { rows } = await sql<Row>`
    select ${ORDER_FIELDS}, ${sort.value} as "sortValue", ${count} as count
    from orders o where ${sql.join([...filter, ...beyond], sql` and `)}
    order by ${sort.column} ${order}, o.order_id ${order}
    limit ${sql.lit(limit + 1)}`.execute(db);

  const hasMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (direction === 'previous') shown.reverse();
  const first = shown[0];
  const last = shown.at(-1);
  const hasNext = direction === 'next' ? hasMore : from !== undefined;
  const hasPrevious = direction === 'previous' ? hasMore : from !== undefined;
  const at = (to: 'next' | 'previous', row: Row) => writeCursor([name, to, row.sortValue, row.id]);
  return {
    rows: shown,
    // A first page without rows is an empty list.
    count: first ? shownCount(first.count) : from ? null : 0,
    nextCursor: hasNext && last ? at('next', last) : null,
    previousCursor: hasPrevious && first ? at('previous', first) : null,
  };
}

/** @throws invalid_request also for a cursor of another sort order */
function readPosition(cursor: string, sort: OrderSort) {
  const [ofSort, direction, value, id] = readCursorAs(cursor, position);
  if (ofSort !== sort) throw fail('invalid_request', { fields: { 'query.cursor': 'invalid_cursor' } });
  return { direction, value, id };
}

function countOf(filter: readonly RawBuilder<boolean>[]): RawBuilder<number | null> {
  return sql`(select count(*) from (
    select from orders o where ${sql.join([...filter], sql` and `)} limit ${sql.lit(MAX_COUNTED + 1)}) as found)`;
}

function shownCount(count: number | null): number | null {
  return count !== null && count > MAX_COUNTED ? null : count;
}
