import type { ExternalOrder } from '@quayside/connector-kit';
import type { Platform, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { OrderAnswerState } from './order-answers.repository.ts';

export interface OrdersAccount {
  readonly userId: number;
  readonly accountId: number;
  readonly platform: Platform;
}

export type OrderStatus = ExternalOrder['status'];

/** Takes the account's reading of orders for this transaction; answers the cursor. */
export async function lockCursor(tx: Tx, { userId, accountId }: OrdersAccount): Promise<string | null> {
  await tx
    .insertInto('order_cursors')
    .values({ user_id: userId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('order_cursors')
    .select('cursor')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.cursor;
}

export async function readCursorOf(db: Db, { userId, accountId }: OrdersAccount): Promise<string | null> {
  const row = await db
    .selectFrom('order_cursors')
    .select('cursor')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.cursor ?? null;
}

export async function storeCursor(tx: Tx, { userId, accountId }: OrdersAccount, cursor: string, lookedAt: Date) {
  await tx
    .updateTable('order_cursors')
    .set({ cursor, looked_at: lookedAt })
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .execute();
}

export interface KnownOrder {
  readonly status: OrderStatus;
  readonly modifiedAt: Date;
}

/** What is stored of these orders, by external id. */
export async function findKnownOrders(
  db: Db,
  { userId, accountId }: OrdersAccount,
  externalIds: readonly string[],
): Promise<Map<string, KnownOrder>> {
  const { rows } = await sql<{ external_id: string; status: OrderStatus; modified_at: Date }>`
    select external_id, status, modified_at from orders
    where user_id = ${userId} and account_id = ${accountId} and external_id = any(${externalIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.external_id, { status: row.status, modifiedAt: row.modified_at }]));
}

/** Makes or corrects orders. Answers their ids by external id. */
export async function upsertOrders(
  tx: Tx,
  { userId, accountId, platform }: OrdersAccount,
  orders: readonly ExternalOrder[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ external_id: string; order_id: number }>`
    insert into orders (user_id, account_id, platform, external_id, site, status, total_minor, currency, buyer_username,
      ship_to_name, ship_to_country, ordered_at, modified_at, is_fulfilled_by_marketplace, answer_by)
    select ${userId}::bigint, ${accountId}::bigint, ${platform}::text, n.* from unnest(
      ${orders.map((o) => o.externalId)}::text[], ${orders.map((o) => o.site)}::text[], ${orders.map((o) => o.status)}::text[],
      ${orders.map((o) => o.total.minor)}::bigint[], ${orders.map((o) => o.total.currency)}::text[],
      ${orders.map((o) => o.buyerUsername)}::text[], ${orders.map((o) => o.shipToName)}::text[],
      ${orders.map((o) => o.shipToCountry)}::text[], ${orders.map((o) => o.createdAt)}::timestamptz[],
      ${orders.map((o) => o.modifiedAt)}::timestamptz[], ${orders.map((o) => o.isFulfilledByMarketplace ?? false)}::boolean[],
      ${orders.map((o) => o.answerBy ?? null)}::timestamptz[]) as n
    on conflict (user_id, account_id, external_id) do update set
      status = excluded.status, total_minor = excluded.total_minor, currency = excluded.currency,
      -- A marketplace forgets its buyers after a while; what was known stays until it is erased on purpose.
      buyer_username = coalesce(excluded.buyer_username, orders.buyer_username),
      ship_to_name = coalesce(excluded.ship_to_name, orders.ship_to_name),
      ship_to_country = coalesce(excluded.ship_to_country, orders.ship_to_country),
      modified_at = excluded.modified_at, is_fulfilled_by_marketplace = excluded.is_fulfilled_by_marketplace,
      answer_by = coalesce(orders.answer_by, excluded.answer_by)
    returning external_id, order_id`.execute(tx);
  return new Map(rows.map((row) => [row.external_id, row.order_id]));
}

export interface NewLine {
  readonly orderId: number;
  readonly externalId: string;
  readonly itemId: number | null;
  readonly unitId: number | null;
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly totalMinor: number;
  readonly currency: string;
}

export async function insertLines(tx: Tx, userId: number, lines: readonly NewLine[]): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into order_lines (user_id, order_id, external_id, item_id, unit_id, marketplace_sku, listing_id, title, quantity,
      total_minor, currency)
    select ${userId}::bigint, n.* from unnest(
      ${lines.map((l) => l.orderId)}::bigint[], ${lines.map((l) => l.externalId)}::text[], ${lines.map((l) => l.itemId)}::bigint[],
      ${lines.map((l) => l.unitId)}::bigint[], ${lines.map((l) => l.sku)}::text[], ${lines.map((l) => l.listingId)}::text[],
      ${lines.map((l) => l.title)}::text[], ${lines.map((l) => l.quantity)}::integer[],
      ${lines.map((l) => l.totalMinor)}::bigint[], ${lines.map((l) => l.currency)}::text[]) as n
    on conflict (user_id, order_id, external_id) do update set total_minor = excluded.total_minor
    -- Amazon tells the price of a pending order once it is paid.
    where order_lines.total_minor = 0 and excluded.total_minor <> 0`.execute(tx);
}

/** A stored line with what its order says, as stock needs it. */
export interface OrderLineFacts {
  readonly lineId: number;
  readonly orderId: number;
  readonly orderExternalId: string;
  readonly externalId: string;
  readonly status: OrderStatus;
  readonly orderedAt: Date;
  readonly sku: string | null;
  readonly listingId: string | null;
  readonly itemId: number | null;
  readonly unitId: number | null;
  readonly quantity: number;
  readonly isFulfilledByMarketplace: boolean;
}

const LINE_FACTS = sql`l.line_id as "lineId", l.order_id as "orderId", o.external_id as "orderExternalId",
  l.external_id as "externalId", o.status, o.ordered_at as "orderedAt", l.marketplace_sku as sku, l.listing_id as "listingId",
  l.item_id as "itemId", l.unit_id as "unitId", l.quantity,
  o.is_fulfilled_by_marketplace as "isFulfilledByMarketplace"`;

/** Lines of these orders, first come first. */
export async function readLines(db: Db, userId: number, orderIds: readonly number[]): Promise<OrderLineFacts[]> {
  const { rows } = await sql<OrderLineFacts>`
    select ${LINE_FACTS} from order_lines l join orders o using (user_id, order_id)
    where l.user_id = ${userId} and l.order_id = any(${orderIds}::bigint[])
    order by o.ordered_at, o.external_id, l.line_id`.execute(db);
  return rows;
}

/** Lines that named no unit when they arrived, of orders received since a moment. */
export async function readUnmatchedLines(db: Db, account: OrdersAccount, since: Date): Promise<OrderLineFacts[]> {
  const { rows } = await sql<OrderLineFacts>`
    select ${LINE_FACTS} from order_lines l join orders o using (user_id, order_id)
    where l.user_id = ${account.userId} and l.unit_id is null and o.account_id = ${account.accountId}
      and o.received_at >= ${since}
    order by o.ordered_at, o.external_id, l.line_id`.execute(db);
  return rows;
}

export async function setLineUnits(
  tx: Tx,
  userId: number,
  matches: readonly { lineId: number; orderId: number; itemId: number; unitId: number }[],
): Promise<void> {
  await sql`
    update order_lines l set item_id = n.item_id, unit_id = n.unit_id
    from unnest(${matches.map((m) => m.orderId)}::bigint[], ${matches.map((m) => m.lineId)}::bigint[],
      ${matches.map((m) => m.itemId)}::bigint[], ${matches.map((m) => m.unitId)}::bigint[])
      as n (order_id, line_id, item_id, unit_id)
    where l.user_id = ${userId} and l.order_id = n.order_id and l.line_id = n.line_id`.execute(tx);
}

/** Notes how much of each line stock covered; an order with a line that is not covered whole is oversold. */
export async function setCovered(
  tx: Tx,
  userId: number,
  covered: readonly { lineId: number; orderId: number; reserved: number }[],
): Promise<void> {
  if (covered.length === 0) return;
  await sql`
    with noted as (
      update order_lines l set reserved = n.reserved
      from unnest(${covered.map((c) => c.orderId)}::bigint[], ${covered.map((c) => c.lineId)}::bigint[],
        ${covered.map((c) => c.reserved)}::integer[]) as n (order_id, line_id, reserved)
      where l.user_id = ${userId} and l.order_id = n.order_id and l.line_id = n.line_id
      returning l.order_id, l.reserved < l.quantity as is_short
    )
    update orders o set stock_status = 'oversold'
    from noted n where o.user_id = ${userId} and o.order_id = n.order_id and n.is_short`.execute(tx);
}

export interface OrderRow {
  readonly id: number;
  readonly externalId: string;
  readonly accountId: number;
  readonly platform: Platform;
  readonly site: Site;
  readonly status: OrderStatus;
  readonly stockStatus: 'fulfillable' | 'oversold';
  readonly totalMinor: number;
  readonly currency: string;
  readonly buyer: string | null;
  readonly shipToCountry: string | null;
  readonly orderedAt: Date;
  readonly isFulfilledByMarketplace: boolean;
  readonly answer: OrderAnswerState | null;
  readonly answerBy: Date | null;
  readonly answeredAt: Date | null;
}

const ORDER_COLUMNS = [
  'order_id as id',
  'external_id as externalId',
  'account_id as accountId',
  'platform',
  'site',
  'status',
  'stock_status as stockStatus',
  'total_minor as totalMinor',
  'currency',
  'buyer_username as buyer',
  'ship_to_country as shipToCountry',
  'ordered_at as orderedAt',
  'is_fulfilled_by_marketplace as isFulfilledByMarketplace',
  'answer',
  'answer_by as answerBy',
  'answered_at as answeredAt',
] as const;

/** The order, locked until the transaction ends: what is said of it is said of its present status. */
export async function lockOrder(tx: Tx, userId: number, orderId: number): Promise<OrderRow | undefined> {
  const row = await tx
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return row as OrderRow | undefined;
}

export async function getOrder(db: Db, userId: number, orderId: number): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row as OrderRow | undefined;
}

/** Every line of an order, with the marketplace's own id. */
export async function readShippedLines(
  db: Db,
  userId: number,
  orderId: number,
): Promise<{ lineId: number; externalId: string; quantity: number }[]> {
  return db
    .selectFrom('order_lines')
    .select(['line_id as lineId', 'external_id as externalId', 'quantity'])
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .orderBy('line_id')
    .execute();
}

export interface OrderFilter {
  readonly platform: Platform | 'all';
  readonly accountId?: number | undefined;
  readonly stockStatus?: 'fulfillable' | 'oversold' | undefined;
  /** Continue after this order. */
  readonly after?: { readonly orderedAt: string; readonly id: number } | undefined;
  readonly limit: number;
}

/** Orders, newest first. */
export async function listOrders(db: Db, userId: number, filter: OrderFilter): Promise<OrderRow[]> {
  let query = db.selectFrom('orders').select(ORDER_COLUMNS).where('user_id', '=', userId);
  if (filter.platform !== 'all') query = query.where('platform', '=', filter.platform);
  if (filter.accountId !== undefined) query = query.where('account_id', '=', filter.accountId);
  if (filter.stockStatus !== undefined) query = query.where('stock_status', '=', filter.stockStatus);
  if (filter.after) {
    const { orderedAt, id } = filter.after;
    query = query.where(sql<boolean>`(ordered_at, order_id) < (${orderedAt}::timestamptz, ${id}::bigint)`);
  }
  const rows = await query.orderBy('ordered_at', 'desc').orderBy('order_id', 'desc').limit(filter.limit).execute();
  return rows as OrderRow[];
}

export interface LineRow {
  readonly id: number;
  readonly externalId: string;
  readonly orderId: number;
  readonly sku: string | null;
  readonly itemId: number | null;
  readonly itemAccountId: number | null;
  readonly title: string;
  readonly quantity: number;
  readonly reserved: number;
  readonly totalMinor: number;
  readonly currency: string;
}

export async function listLines(db: Db, userId: number, orderIds: readonly number[]): Promise<LineRow[]> {
  return db
    .selectFrom('order_lines as l')
    .leftJoin('items as i', (join) => join.onRef('i.user_id', '=', 'l.user_id').onRef('i.item_id', '=', 'l.item_id'))
    .select([
      'l.line_id as id',
      'l.external_id as externalId',
      'l.order_id as orderId',
      'l.marketplace_sku as sku',
      'l.item_id as itemId',
      'i.account_id as itemAccountId',
      'l.title',
      'l.quantity',
      'l.reserved',
      'l.total_minor as totalMinor',
      'l.currency',
    ])
    .where('l.user_id', '=', userId)
    .where('l.order_id', 'in', orderIds.length > 0 ? [...orderIds] : [0])
    .orderBy('l.line_id')
    .execute();
}

/** When the account's orders were last looked for; the oldest of all accounts where none is named. */
export async function readCheckedAt(db: Db, userId: number, accountId: number | undefined): Promise<Date | null> {
  let query = db
    .selectFrom('order_cursors')
    .select((eb) => eb.fn.min('looked_at').as('at'))
    .where('user_id', '=', userId);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  const row = await query.executeTakeFirst();
  return (row?.at as Date | null | undefined) ?? null;
}
