import type { OrderFileQuery } from '@quayside/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { type Asking, orderConditions, orderNumbersIn } from './order-filter.ts';
import { ORDER_FIELDS, ORDER_PARTS, type OrderParts, type OrderRow } from './orders.repository.ts';

export interface ExportedOrder extends OrderRow, OrderParts {
  readonly itemsMinor: number | null;
  readonly shippingMinor: number | null;
  readonly taxMinor: number | null;
}

const ORDERS_AT_ONCE = 500;

/** The orders of a file page by page, in the order in which they came. */
export async function* listExportedOrders(
  db: Db,
  userId: number,
  { platform, orderIds, ...query }: OrderFileQuery,
  asking: Asking,
): AsyncGenerator<readonly ExportedOrder[]> {
  const scope = { userId, platform: platform ?? ('all' as const), accountId: query.accountId };
  const named =
    orderIds === undefined ? [] : [sql<boolean>`o.order_id = any(${orderIds.split(',').map(Number)}::bigint[])`];
  const numbers = orderNumbersIn(query.query);
  const byNumber = [
    ...orderConditions(scope, { ...query, query: undefined }, asking),
    sql<boolean>`o.external_id = any(${numbers}::text[])`,
  ];
  // As in the list: whoever searches a number that exists means that order.
  const isNumber = numbers.length > 0 && (await read(db, byNumber, 0, 1)).length > 0;
  const conditions = [...(isNumber ? byNumber : orderConditions(scope, query, asking)), ...named];
  for (let after = 0; ; ) {
    const orders = await read(db, conditions, after, ORDERS_AT_ONCE);
    yield orders;
    const last = orders.length === ORDERS_AT_ONCE ? orders.at(-1) : undefined;
    if (last === undefined) return;
    after = last.id;
  }
}

async function read(
  db: Db,
  conditions: readonly RawBuilder<boolean>[],
  after: number,
  limit: number,
): Promise<readonly ExportedOrder[]> {
  const { rows } = await sql<ExportedOrder>`
    select ${ORDER_FIELDS}, ${ORDER_PARTS}, o.items_minor as "itemsMinor", o.shipping_minor as "shippingMinor",
      o.tax_minor as "taxMinor"
    from orders o where ${sql.join([...conditions], sql` and `)} and o.order_id > ${after}
    order by o.order_id limit ${limit}`.execute(db);
  return rows;
}
