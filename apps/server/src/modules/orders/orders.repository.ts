import type { ExternalOrder, OrderAmounts, OrderDoubt } from '@quayside/connector-kit';
import type { OrderProblem } from '@quayside/contract';
import type { AccountRef, Platform, Site } from '@quayside/kernel';
import { searchKeys } from '@quayside/kernel/search-fold';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { SHIPMENTS_OF_ORDER, type ShipmentView } from '../dispatch/index.ts';
import type { SoundOrder } from './judge-order.ts';
import { LINES_OF_ORDER, type LineRow } from './order-lines.repository.ts';
import { NOTE_OF_ORDER } from './order-notes.repository.ts';
import type { SealedOrder } from './seal-orders.ts';
import { FIGURES_OF_ORDER, type SoldFigures } from './sold-figures.ts';

export interface OrdersAccount extends AccountRef {
  readonly platform: Platform;
}

export type OrderStatus = NonNullable<ExternalOrder['status']>;

/**
 * The state of the decision on an order that its marketplace keeps on hold. `open`: nothing is decided; `on_hold`:
 * stock is missing, and the seller decides; `accept` and `decline`: decided, not confirmed yet; `accepted` and
 * `declined`: confirmed; `lapsed`: the order ended without an answer.
 */
export type OrderAnswerState = 'open' | 'on_hold' | 'accept' | 'decline' | 'accepted' | 'declined' | 'lapsed';

export interface KnownOrder extends SoldFigures {
  readonly orderId: number;
  readonly site: Site;
  readonly status: OrderStatus;
  readonly orderedAt: Date;
  readonly modifiedAt: Date;
  readonly totalMinor: number;
  readonly currency: string;
  readonly problem: OrderProblem | null;
  readonly isAside: boolean;
  /** See `fingerprintOf`; null if it was not kept. */
  readonly fingerprint: Buffer | null;
  /** The number of the order that has all its lines now. */
  readonly replacedBy: string | null;
  readonly isErased: boolean;
  readonly buyerSealed: Buffer | null;
  readonly shippedAt: Date | null;
}

/** The stored orders with these external ids. */
export async function findKnownOrders(
  db: Db,
  { userId, accountId }: OrdersAccount,
  externalIds: readonly string[],
): Promise<Map<string, KnownOrder>> {
  const { rows } = await sql<KnownOrder & { externalId: string }>`
    select external_id as "externalId", order_id as "orderId", site, status, ordered_at as "orderedAt",
      modified_at as "modifiedAt", total_minor as "totalMinor", currency, fingerprint, problem, is_aside as "isAside",
      replaced_by as "replacedBy", f.*,
      buyer_erased_at is not null as "isErased", buyer_sealed as "buyerSealed", shipped_at as "shippedAt"
    from orders ${FIGURES_OF_ORDER}
    where user_id = ${userId} and account_id = ${accountId} and external_id = any(${externalIds}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** A list as PostgreSQL writes it, for a row of an unnested list. */
export const wordsLiteral = (words: readonly bigint[]): string => `{${words.join(',')}}`;

/**
 * Inserts or updates orders. A buyer who was erased stays erased, also if that happened after the caller had read the
 * order.
 * @returns their ids by external id
 */
export async function upsertOrders(
  tx: Tx,
  { userId, accountId, platform }: OrdersAccount,
  sealed: readonly SealedOrder[],
): Promise<Map<string, number>> {
  if (sealed.length === 0) return new Map();
  const orders = sealed.map(({ order }) => order);
  const amounts = (part: keyof OrderAmounts) =>
    sealed.map(({ order: { amounts: stated, total } }) =>
      stated?.[part]?.currency === total.currency ? (stated[part]?.minor ?? null) : null,
    );
  const { rows } = await sql<{ external_id: string; order_id: number }>`
    insert into orders as known (user_id, account_id, platform, external_id, site, status, total_minor, currency, ship_to_country,
      ordered_at, modified_at, is_fulfilled_by_marketplace, answer_by, search_text, ship_by, paid_at, delivered_at, items_minor,
      shipping_minor, tax_minor, fee_minor, problem, is_aside, aside_sealed, buyer_sealed, buyer_key, buyer_words, buyer_done_at,
      shipped_at, problems, fingerprint)
    select ${userId}::bigint, ${accountId}::bigint, ${platform}::text, n.external_id, n.site, n.status, n.total_minor, n.currency,
      n.ship_to_country, n.ordered_at, n.modified_at, n.is_fulfilled, n.answer_by, n.search_text, n.ship_by, n.paid_at,
      n.delivered_at, n.items_minor, n.shipping_minor, n.tax_minor, n.fee_minor, n.problem, n.problem is not null, n.aside,
      n.buyer, n.buyer_key, n.buyer_words::bigint[], n.done_at, case when n.status = 'shipped' then n.modified_at end,
      n.problems::jsonb, n.fingerprint
    from unnest(
      ${orders.map((o) => o.externalId)}::text[], ${orders.map((o) => o.site)}::text[], ${orders.map((o) => o.status)}::text[],
      ${orders.map((o) => o.total.minor)}::bigint[], ${orders.map((o) => o.total.currency)}::text[],
      ${orders.map((o) => o.shipToCountry)}::text[], ${orders.map((o) => o.createdAt)}::timestamptz[],
      ${orders.map((o) => o.modifiedAt)}::timestamptz[], ${orders.map((o) => o.isFulfilledByMarketplace ?? false)}::boolean[],
      ${orders.map((o) => o.answerBy ?? null)}::timestamptz[], ${orders.map(searchTextOf)}::text[],
      ${orders.map((o) => o.shipBy ?? null)}::timestamptz[], ${orders.map((o) => o.paidAt ?? null)}::timestamptz[],
      ${orders.map((o) => o.deliveredAt ?? null)}::timestamptz[], ${amounts('items')}::bigint[], ${amounts('shipping')}::bigint[],
      ${amounts('tax')}::bigint[], ${amounts('fee')}::bigint[], ${sealed.map(({ problems }) => problems[0]?.code ?? null)}::text[],
      ${sealed.map(({ aside }) => aside)}::bytea[], ${sealed.map(({ buyer }) => buyer.sealed)}::bytea[],
      ${sealed.map(({ buyer }) => buyer.key)}::bytea[], ${sealed.map(({ buyer }) => wordsLiteral(buyer.words))}::text[],
      ${sealed.map((one) => one.doneAt)}::timestamptz[],
      ${sealed.map(({ problems }) => JSON.stringify(problems))}::text[], ${sealed.map((one) => one.fingerprint)}::bytea[])
      as n (external_id, site, status, total_minor, currency, ship_to_country, ordered_at, modified_at, is_fulfilled, answer_by,
        search_text, ship_by, paid_at, delivered_at, items_minor, shipping_minor, tax_minor, fee_minor, problem, aside, buyer,
        buyer_key, buyer_words, done_at, problems, fingerprint)
    on conflict (user_id, account_id, external_id) do update set
      site = excluded.site, status = excluded.status, total_minor = excluded.total_minor, currency = excluded.currency,
      ship_to_country = coalesce(excluded.ship_to_country, known.ship_to_country),
      ordered_at = excluded.ordered_at, 
      modified_at = case when excluded.modified_at > 'epoch' then excluded.modified_at else known.modified_at end,
      is_fulfilled_by_marketplace = excluded.is_fulfilled_by_marketplace,
      answer_by = coalesce(known.answer_by, excluded.answer_by), search_text = excluded.search_text,
      ship_by = coalesce(excluded.ship_by, known.ship_by), paid_at = coalesce(excluded.paid_at, known.paid_at),
      delivered_at = coalesce(known.delivered_at, excluded.delivered_at),
      items_minor = coalesce(excluded.items_minor, known.items_minor),
      shipping_minor = coalesce(excluded.shipping_minor, known.shipping_minor),
      tax_minor = coalesce(excluded.tax_minor, known.tax_minor), fee_minor = coalesce(excluded.fee_minor, known.fee_minor),
      problem = excluded.problem, problems = excluded.problems, is_aside = known.is_aside and excluded.is_aside,
      fingerprint = excluded.fingerprint,
      replaced_by = case when excluded.status in ('paid', 'shipped') then null else known.replaced_by end,
      aside_sealed = case when known.buyer_erased_at is null then excluded.aside_sealed end,
      buyer_sealed = case when known.buyer_erased_at is null then excluded.buyer_sealed end,
      buyer_key = case when known.buyer_erased_at is null then excluded.buyer_key end,
      buyer_words = case when known.buyer_erased_at is null then excluded.buyer_words else '{}' end, has_old_words = false,
      buyer_done_at = excluded.buyer_done_at, shipped_at = coalesce(known.shipped_at, excluded.shipped_at)
    returning external_id, order_id`.execute(tx);
  return new Map(rows.map((row) => [row.external_id, row.order_id]));
}

/** Marks those of the orders that have a line without an item, and unmarks the others. */
export async function noteUnknownItems(tx: Tx, userId: number, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`
    update orders o set problem = n.problem
    from (
      select order_id, case when bool_or(l.unit_id is null and l.state = 'open') then 'unknown_item' end as problem from order_lines l
      where l.user_id = ${userId} and l.order_id = any(${[...orderIds]}::bigint[]) group by order_id
    ) n
    where o.user_id = ${userId} and o.order_id = n.order_id
      and o.problem is distinct from n.problem and coalesce(o.problem, 'unknown_item') = 'unknown_item'
      and not o.is_fulfilled_by_marketplace`.execute(tx);
}

/** The searchable words of an order. They identify no person. */
function searchTextOf({ externalId, lines }: SoundOrder): string {
  return searchKeys([externalId, ...lines.flatMap(({ sku, title }) => [sku ?? '', title])].join(' '));
}

export interface OrderRow {
  readonly id: number;
  readonly externalId: string;
  readonly accountId: number;
  readonly platform: Platform;
  readonly site: Site;
  readonly status: OrderStatus;
  readonly stockStatus: 'fulfillable' | 'oversold';
  readonly replacedBy: string | null;
  readonly totalMinor: number;
  readonly currency: string;
  readonly buyerSealed: Buffer | null;
  readonly shipToCountry: string | null;
  readonly orderedAt: Date;
  readonly shipBy: Date | null;
  readonly problem: OrderProblem | null;
  readonly problems: readonly OrderDoubt[];
  readonly isFulfilledByMarketplace: boolean;
  readonly answer: OrderAnswerState | null;
  readonly answerBy: Date | null;
  readonly answeredAt: Date | null;
  readonly teamNote: string | null;
}

/** The columns of `orders o` that every view of an order shows. */
export const ORDER_FIELDS = sql`o.order_id as id, o.external_id as "externalId", o.account_id as "accountId", o.platform, o.site, o.status,
  o.stock_status as "stockStatus", o.replaced_by as "replacedBy", o.total_minor as "totalMinor", o.currency, o.buyer_sealed as "buyerSealed",
  o.ship_to_country as "shipToCountry", o.ordered_at as "orderedAt", o.ship_by as "shipBy", o.problem,
  o.problems, o.is_fulfilled_by_marketplace as "isFulfilledByMarketplace", o.answer, o.answer_by as "answerBy", o.answered_at as "answeredAt",
  ${NOTE_OF_ORDER} as "teamNote"`;

/** An order with its lines and shipments. */
export interface OrderParts {
  readonly lines: readonly LineRow[] | null;
  readonly shipments: readonly ShipmentView[] | null;
}

export const ORDER_PARTS = sql`${LINES_OF_ORDER} as lines, ${SHIPMENTS_OF_ORDER} as shipments`;

/**
 * Locks the order until the transaction ends, so that its status cannot change until then. It is read after that: a statement that waits for
 * a lock sees other tables, such as notes, as they were before the wait.
 */
export async function lockOrder(tx: Tx, userId: number, orderId: number): Promise<OrderRow | undefined> {
  await sql`select from orders where user_id = ${userId} and order_id = ${orderId} for update`.execute(tx);
  const { rows } = await sql<OrderRow>`select ${ORDER_FIELDS} from orders o
    where o.user_id = ${userId} and o.order_id = ${orderId}`.execute(tx);
  return rows[0];
}

export interface OrderDetailRow extends OrderRow {
  readonly paidAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly itemsMinor: number | null;
  readonly shippingMinor: number | null;
  readonly taxMinor: number | null;
  readonly feeMinor: number | null;
  readonly asideSealed: Buffer | null;
  readonly buyerDoneAt: Date;
  readonly buyerErasedAt: Date | null;
}

export async function getOrder(
  db: Db,
  userId: number,
  orderId: number,
): Promise<(OrderDetailRow & OrderParts) | undefined> {
  const { rows } = await sql<OrderDetailRow & OrderParts>`
    select ${ORDER_FIELDS}, ${ORDER_PARTS}, o.paid_at as "paidAt", o.delivered_at as "deliveredAt", o.items_minor as "itemsMinor",
      o.shipping_minor as "shippingMinor", o.tax_minor as "taxMinor", o.fee_minor as "feeMinor",
      o.aside_sealed as "asideSealed", o.buyer_done_at as "buyerDoneAt", o.buyer_erased_at as "buyerErasedAt"
    from orders o where o.user_id = ${userId} and o.order_id = ${orderId}`.execute(db);
  return rows[0];
}

/** An order's number, as its marketplace and its buyer write it, and its place. */
export interface OrderName {
  readonly id: number;
  readonly number: string;
  readonly platform: Platform;
  readonly accountId: number;
}

/** The names of a user's orders; orders of other users are omitted. */
export async function findOrderNames(
  db: Db,
  userId: number,
  orderIds: readonly number[],
): Promise<Map<number, OrderName>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['order_id as id', 'external_id as number', 'platform', 'account_id as accountId'])
    .where('user_id', '=', userId)
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, platform: row.platform as Platform }]));
}
