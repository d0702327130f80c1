import { type AccountRef, addressLines, type Currency, type Platform, type Site } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { containsWord } from '../../platform/database/search.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import { openBuyer } from './buyer-box.ts';
import { HOME_OF_LINE, type HomeOfLine, JOIN_HOME } from './home-of-line.ts';
import type { LineState } from './order-lines.repository.ts';
import type { OrderStatus } from './orders.repository.ts';

/** The data of an order that actions need. */
export interface OrderFacts extends AccountRef {
  readonly orderId: number;
  readonly externalId: string;
  readonly platform: Platform;
  readonly site: Site;
  readonly status: OrderStatus;
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly orderedAt: Date;
  readonly shipBy: Date | null;
  readonly isFulfilledByMarketplace: boolean;
  /** Whether a part of it cannot be read. */
  readonly isPartial: boolean;
}

export interface OrderLineOfAction {
  readonly orderId: number;
  readonly lineId: number;
  readonly externalId: string;
  readonly sku: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly totalMinor: number;
  readonly itemId: number | null;
  readonly unitId: number | null;
  readonly state: LineState;
  readonly home: HomeOfLine | null;
}

const FACTS = sql`user_id as "userId", order_id as "orderId", external_id as "externalId", account_id as "accountId", platform, site,
  status, total_minor as "totalMinor", currency, ordered_at as "orderedAt", ship_by as "shipBy",
  is_fulfilled_by_marketplace as "isFulfilledByMarketplace", jsonb_array_length(problems) > 0 as "isPartial"`;

/** These orders; those of other users are omitted. */
export async function readOrderFacts(db: Db, userId: number, orderIds: readonly number[]): Promise<OrderFacts[]> {
  const { rows } = await sql<OrderFacts>`
    select ${FACTS} from orders where user_id = ${userId} and order_id = any(${[...orderIds]}::bigint[])
    order by ordered_at, order_id`.execute(db);
  return rows;
}

/** Locks these orders until the transaction ends. */
export async function lockOrderFacts(tx: Tx, userId: number, orderIds: readonly number[]): Promise<OrderFacts[]> {
  const { rows } = await sql<OrderFacts>`
    select ${FACTS} from orders where user_id = ${userId} and order_id = any(${[...orderIds]}::bigint[])
    order by order_id for update`.execute(tx);
  return rows;
}

/** The orders with these numbers in any of the accounts. Two accounts may have an order with the same number. */
export async function findOrdersByNumber(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  numbers: readonly string[],
): Promise<OrderFacts[]> {
  const { rows } = await sql<OrderFacts>`
    select ${FACTS} from orders
    where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[])
      and external_id = any(${[...numbers]}::text[])`.execute(db);
  return rows;
}

/** The most urgent orders of these accounts whose numbers, SKUs or titles contain a text. */
export async function findOrdersByText(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<OrderFacts[]> {
  const { rows } = await sql<OrderFacts>`
    select ${FACTS} from orders
    where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[])
      and ${containsWord(sql`search_text`, text)}
    order by urgency, order_id limit ${limit}`.execute(db);
  return rows;
}

/** Where a list of orders to ship continues. */
export interface ToShipPlace {
  readonly urgency: number;
  readonly orderId: number;
}

/** Paid orders of these accounts that their seller ships, the most urgent first. */
export async function listOrdersToShip(
  db: Db,
  userId: number,
  accountIds: readonly number[],
  { after, limit }: { readonly after: ToShipPlace | null; readonly limit: number },
): Promise<(OrderFacts & ToShipPlace)[]> {
  const { rows } = await sql<OrderFacts & ToShipPlace>`
    select ${FACTS}, urgency from orders
    where user_id = ${userId} and account_id = any(${[...accountIds]}::bigint[]) and status = 'paid'
      and not is_fulfilled_by_marketplace
      and (urgency, order_id) > (${after?.urgency ?? -1}::bigint, ${after?.orderId ?? 0}::bigint)
    order by urgency, order_id limit ${limit}`.execute(db);
  return rows;
}

/** The lines of these orders, each order's in order of creation. */
export async function readLinesOfActions(
  db: Db,
  userId: number,
  orderIds: readonly number[],
): Promise<OrderLineOfAction[]> {
  const { rows } = await sql<OrderLineOfAction>`
    select l.order_id as "orderId", l.line_id as "lineId", l.external_id as "externalId", l.marketplace_sku as sku, l.title,
      l.quantity, l.total_minor as "totalMinor", l.item_id as "itemId", l.unit_id as "unitId", l.state, ${HOME_OF_LINE} as home
    from order_lines l ${JOIN_HOME}
    where l.user_id = ${userId} and l.order_id = any(${[...orderIds]}::bigint[]) and l.state <> 'replaced'
    order by l.order_id, l.line_id`.execute(db);
  return rows;
}

/** A line of a printed address. */
export type RecipientLine = { readonly text: string } | { readonly country: string };

/** The recipients of these orders, as far as known. */
export async function readRecipients(
  db: Db,
  box: SecretBox,
  userId: number,
  orderIds: readonly number[],
): Promise<Map<number, readonly RecipientLine[]>> {
  type Row = Pick<OrderFacts, 'orderId' | 'accountId' | 'externalId'> & {
    buyerSealed: Buffer | null;
    country: string | null;
  };
  const { rows } = await sql<Row>`
    select order_id as "orderId", account_id as "accountId", external_id as "externalId", buyer_sealed as "buyerSealed",
      ship_to_country as country
    from orders where user_id = ${userId} and order_id = any(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(
    rows.map((row) => {
      const buyer = openBuyer(box, userId, row);
      const lines = buyer ? [buyer.name ?? '', ...addressLines({ ...buyer, country: row.country })] : [];
      return [
        row.orderId,
        [
          ...lines.filter(Boolean).map((text) => ({ text })),
          ...(row.country === null ? [] : [{ country: row.country }]),
        ],
      ];
    }),
  );
}
