import type { ExternalOrder } from '@quayside/connector-kit';
import type { OrderProblem } from '@quayside/contract';
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
      ship_to_name, ship_to_country, ordered_at, modified_at, is_fulfilled_by_marketplace, answer_by,
      search_text)
    select ${userId}::bigint, ${accountId}::bigint, ${platform}::text, n.* from unnest(
      ${orders.map((o) => o.externalId)}::text[], ${orders.map((o) => o.site)}::text[], ${orders.map((o) => o.status)}::text[],
      ${orders.map((o) => o.total.minor)}::bigint[], ${orders.map((o) => o.total.currency)}::text[],
      ${orders.map((o) => o.buyerUsername)}::text[], ${orders.map((o) => o.shipToName)}::text[],
      ${orders.map((o) => o.shipToCountry)}::text[], ${orders.map((o) => o.createdAt)}::timestamptz[],
      ${orders.map((o) => o.modifiedAt)}::timestamptz[], ${orders.map((o) => o.isFulfilledByMarketplace ?? false)}::boolean[],
      ${orders.map((o) => o.answerBy ?? null)}::timestamptz[], ${orders.map(searchTextOf)}::text[]) as n
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

/** What a list is searched by. It names no person. */
function searchTextOf({ externalId, lines }: ExternalOrder): string {
  return [externalId, ...lines.flatMap(({ sku, title }) => [sku ?? '', title])].join(' ').toLowerCase();
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
  readonly buyerName: string | null;
  readonly shipToCountry: string | null;
  readonly orderedAt: Date;
  readonly shipBy: Date | null;
  readonly problem: OrderProblem | null;
  readonly isFulfilledByMarketplace: boolean;
  readonly answer: OrderAnswerState | null;
  readonly answerBy: Date | null;
  readonly answeredAt: Date | null;
}

/** The columns of `orders o` that every view of an order shows. */
export const ORDER_FIELDS = sql`o.order_id as id, o.external_id as "externalId", o.account_id as "accountId", o.platform, o.site, o.status,
  o.stock_status as "stockStatus", o.total_minor as "totalMinor", o.currency, o.buyer_username as buyer, o.ship_to_name as "buyerName",
  o.ship_to_country as "shipToCountry", o.ordered_at as "orderedAt", o.ship_by as "shipBy", o.problem,
  o.is_fulfilled_by_marketplace as "isFulfilledByMarketplace", o.answer, o.answer_by as "answerBy", o.answered_at as "answeredAt"`;

/** Locks the order until the transaction ends, so that its status cannot change meanwhile. */
export async function lockOrder(tx: Tx, userId: number, orderId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`select ${ORDER_FIELDS} from orders o
    where o.user_id = ${userId} and o.order_id = ${orderId} for update`.execute(tx);
  return rows[0];
}

export interface OrderDetailRow extends OrderRow {
  readonly paidAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly itemsMinor: number | null;
  readonly shippingMinor: number | null;
  readonly taxMinor: number | null;
  readonly feeMinor: number | null;
}

export async function getOrder(db: Db, userId: number, orderId: number): Promise<OrderDetailRow | undefined> {
  const { rows } = await sql<OrderDetailRow>`
    select ${ORDER_FIELDS}, o.paid_at as "paidAt", o.delivered_at as "deliveredAt", o.items_minor as "itemsMinor",
      o.shipping_minor as "shippingMinor", o.tax_minor as "taxMinor", o.fee_minor as "feeMinor"
    from orders o where o.user_id = ${userId} and o.order_id = ${orderId}`.execute(db);
  return rows[0];
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
