import type { AccountRef, Currency, Platform, Site } from '@quayside/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** What the marketplace states of an order, in minor units of its currency; null where it states nothing. */
export interface SoldOrder extends AccountRef {
  readonly orderId: number;
  readonly platform: Platform;
  readonly site: Site;
  readonly status: string;
  readonly currency: Currency;
  readonly orderedAt: Date;
  /** Of the goods, without shipping; the amount of a line may contain it. */
  readonly itemsMinor: number | null;
  readonly shippingMinor: number | null;
  readonly feeMinor: number | null;
  /** Paid back by Quayside, as the marketplace has confirmed it. */
  readonly refundedMinor: number;
  readonly isFulfilledByMarketplace: boolean;
  readonly isAside: boolean;
  /** Some of its lines were cancelled, so its amounts are not those of what was sold. */
  readonly isPartial: boolean;
  /** Those that are sold. */
  readonly lines: readonly SoldLine[];
}

/** An order of which it is known what was paid for the goods. */
export type SettledSale = SoldOrder & { readonly itemsMinor: number };

export interface SoldLine {
  readonly title: string;
  readonly itemId: number | null;
  readonly quantity: number;
}

/** Whether what it earned can be said: it is shipped, and nothing of it was cancelled. */
export const isSettled = (order: SoldOrder): order is SettledSale =>
  order.status === 'shipped' &&
  !order.isAside &&
  !order.isPartial &&
  order.lines.length > 0 &&
  order.itemsMinor !== null;

export async function getSoldOrder(db: Db, userId: number, orderId: number): Promise<SoldOrder | undefined> {
  const [order] = await listWhere(db, sql`o.user_id = ${userId} and o.order_id = ${orderId}`);
  return order;
}

/** An order in a list of an account's orders, oldest first. */
export interface OrderPlace {
  readonly orderedAt: Date;
  readonly orderId: number;
}

/** Shipped orders of an account on other sites than its home, after a place. */
export async function listShippedAbroad(
  db: Db,
  { userId, accountId }: AccountRef,
  home: Site,
  { orderedAt, orderId }: OrderPlace,
  limit: number,
): Promise<SoldOrder[]> {
  const after = sql`(o.ordered_at, o.order_id) > (${orderedAt}::timestamptz, ${orderId}::bigint)`;
  return listWhere(
    db,
    sql`o.user_id = ${userId} and o.account_id = ${accountId} and ${after} and o.status = 'shipped' and o.site <> ${home}
      order by o.ordered_at, o.order_id limit ${limit}`,
  );
}

/** @param where the condition, and what follows it */
async function listWhere(db: Db, where: RawBuilder<unknown>): Promise<SoldOrder[]> {
  const { rows } = await sql<SoldOrder>`
    select o.user_id as "userId", o.account_id as "accountId", o.order_id as "orderId", o.platform, o.site, o.status, o.currency,
      o.ordered_at as "orderedAt", o.items_minor as "itemsMinor", o.shipping_minor as "shippingMinor", o.fee_minor as "feeMinor",
      o.is_fulfilled_by_marketplace as "isFulfilledByMarketplace", o.is_aside as "isAside",
      exists (select from order_lines l where l.user_id = o.user_id and l.order_id = o.order_id and l.state <> 'open') as "isPartial",
      (select coalesce(sum(c.amount_minor), 0)::bigint from order_changes c
        where c.user_id = o.user_id and c.order_id = o.order_id and c.kind = 'refund' and c.state = 'confirmed') as "refundedMinor",
      coalesce((select jsonb_agg(jsonb_build_object('title', l.title, 'itemId', l.item_id, 'quantity', l.quantity) order by l.line_id)
        from order_lines l where l.user_id = o.user_id and l.order_id = o.order_id and l.state = 'open'), '[]') as lines
    from orders o where ${where}`.execute(db);
  return rows;
}
