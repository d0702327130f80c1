import type { ExternalOrder } from '@quayside/connector-kit';
import type { AccountRef, Platform, Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface OrdersAccount extends AccountRef {
  readonly platform: Platform;
}

export type OrderStatus = ExternalOrder['status'];

/**
 * The state of the decision on an order that its marketplace keeps on hold. `open`: nothing is decided; `on_hold`: stock is missing, and the
 * seller decides; `accept` and `decline`: decided, not confirmed yet; `accepted` and `declined`: confirmed; `lapsed`: it ended unanswered.
 */
export type OrderAnswerState = 'open' | 'on_hold' | 'accept' | 'decline' | 'accepted' | 'declined' | 'lapsed';

export interface KnownOrder {
  readonly status: OrderStatus;
  readonly modifiedAt: Date;
}

/** The stored orders with these external ids. */
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

/** Inserts or updates orders. Returns their ids by external id. */
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

/** Locks the order until the transaction ends, so that its status cannot change meanwhile. */
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

interface OrderScope {
  readonly platform: Platform | 'all';
  readonly accountId?: number | undefined;
  readonly stockStatus?: 'fulfillable' | 'oversold' | undefined;
}

interface OrderFilter extends OrderScope {
  /** Continue after this order. */
  readonly after?: { readonly orderedAt: string; readonly id: number } | undefined;
  readonly limit: number;
}

/** Orders, newest first. */
export async function listOrders(db: Db, userId: number, filter: OrderFilter): Promise<OrderRow[]> {
  let query = ordersOf(db, userId, filter).select(ORDER_COLUMNS);
  if (filter.after) {
    const { orderedAt, id } = filter.after;
    query = query.where(sql<boolean>`(ordered_at, order_id) < (${orderedAt}::timestamptz, ${id}::bigint)`);
  }
  const rows = await query.orderBy('ordered_at', 'desc').orderBy('order_id', 'desc').limit(filter.limit).execute();
  return rows as OrderRow[];
}

/** Counting stops at this number, so that its cost is bounded. */
const MAX_COUNTED = 10_000;

/** The number of orders in a list; null above 10,000. */
export async function countOrders(db: Db, userId: number, filter: OrderScope): Promise<number | null> {
  const found = ordersOf(db, userId, filter)
    .select('order_id')
    .limit(MAX_COUNTED + 1);
  const { n } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n > MAX_COUNTED ? null : n;
}

function ordersOf(db: Db, userId: number, { platform, accountId, stockStatus }: OrderScope) {
  let query = db.selectFrom('orders').where('user_id', '=', userId);
  if (platform !== 'all') query = query.where('platform', '=', platform);
  if (accountId !== undefined) query = query.where('account_id', '=', accountId);
  if (stockStatus !== undefined) query = query.where('stock_status', '=', stockStatus);
  return query;
}

/**
 * Removes these buyers' names from their orders.
 * @returns the ids of those orders
 */
export async function forgetBuyer(
  tx: Tx,
  userId: number,
  platform: Platform,
  usernames: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    update orders set buyer_username = null, ship_to_name = null
    where user_id = ${userId} and platform = ${platform} and buyer_username = any(${[...usernames]}::text[])
    returning order_id as "orderId"`.execute(tx);
  return rows.map(({ orderId }) => orderId);
}

/** The order numbers of marketplaces and buyers; orders of other users are omitted. */
export async function findOrderNumbers(
  db: Db,
  userId: number,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['order_id', 'external_id'])
    .where('user_id', '=', userId)
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.external_id]));
}
