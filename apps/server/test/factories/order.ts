import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/db.ts';

/** A paid order without lines, as a poll stores it. `number` is the marketplace's order number. */
export async function buildOrder(
  db: Db,
  userId: number,
  order: { readonly accountId: number; readonly orderId: number; readonly number: string },
): Promise<void> {
  await sql`
    insert into orders (user_id, order_id, account_id, platform, external_id, site, status, total_minor, currency, ordered_at, modified_at)
    overriding system value
    values (${userId}, ${order.orderId}, ${order.accountId}, 'ebay', ${order.number}, 'UK', 'paid', 100, 'GBP', now(), now())`.execute(
    db,
  );
}

/** Updates the totals for orders that a test inserted directly. */
export async function countOrders(db: Db, userId: number): Promise<void> {
  await sql`delete from order_totals where user_id = ${userId}`.execute(db);
  await sql`
    insert into order_totals (user_id, account_id, platform, site, status, n)
    select user_id, account_id, platform, site, status, count(*) from orders where user_id = ${userId}
    group by user_id, account_id, platform, site, status`.execute(db);
}
