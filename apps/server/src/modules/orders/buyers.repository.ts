import type { Platform } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SealedColumn } from '../../platform/resealing.ts';
import { type BuyerColumns, buyerContext, setAsideContext } from './buyer-box.ts';
import { wordsLiteral } from './orders.repository.ts';

/** Every column about a buyer, emptied. */
const NOTHING = sql`buyer_sealed = null, aside_sealed = null, buyer_key = null, buyer_words = '{}', has_old_words = false`;

/**
 * Removes people from their orders.
 * @param keys the keyed hashes of their names at the marketplace
 * @returns the ids of those orders
 */
export async function forgetBuyers(
  tx: Tx,
  userId: number,
  platform: Platform,
  keys: readonly Buffer[],
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    update orders set ${NOTHING}, buyer_erased_at = ${now}
    where user_id = ${userId} and platform = ${platform} and buyer_key = any(${[...keys]}::bytea[])
    returning order_id as "orderId"`.execute(tx);
  return rows.map(({ orderId }) => orderId);
}

/** After how many days buyers are erased if the business has not chosen a number. */
const DEFAULT_DAYS = 30;

export async function readRetentionDays(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('order_settings')
    .select('buyer_retention_days')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.buyer_retention_days ?? DEFAULT_DAYS;
}

export async function writeRetentionDays(tx: Tx, userId: number, days: number): Promise<void> {
  const values = { buyer_retention_days: days };
  await tx
    .insertInto('order_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Businesses with buyers who are due to be erased. */
export async function listUsersToErase(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select u.user_id as "userId" from users u left join order_settings s using (user_id)
    where exists (select from orders o where o.user_id = u.user_id and o.buyer_erased_at is null
      and o.buyer_done_at <= ${now}::timestamptz - coalesce(s.buyer_retention_days, ${DEFAULT_DAYS}) * interval '1 day')
    order by u.user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Erases buyers whose orders were done before this time. Returns the ids of the orders. */
export async function eraseDone(tx: Tx, userId: number, before: Date, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    update orders set ${NOTHING}, buyer_erased_at = ${now}
    where user_id = ${userId} and order_id in (
      select order_id from orders where user_id = ${userId} and buyer_erased_at is null and buyer_done_at <= ${before}
      order by buyer_done_at limit ${limit} for update skip locked)
    returning order_id as "orderId"`.execute(tx);
  return rows.map(({ orderId }) => orderId);
}

export interface OldWordsOrder {
  readonly orderId: number;
  readonly accountId: number;
  readonly platform: Platform;
  readonly externalId: string;
  readonly buyerSealed: Buffer | null;
}

export async function listUsersWithOldWords(db: Db): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id as "userId" from orders where has_old_words order by 1`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Locks orders whose buyers are found by words in the spelling of an earlier version. */
export async function lockOldWords(tx: Tx, userId: number, limit: number): Promise<OldWordsOrder[]> {
  const { rows } = await sql<OldWordsOrder>`
    select order_id as "orderId", account_id as "accountId", platform, external_id as "externalId", buyer_sealed as "buyerSealed"
    from orders where user_id = ${userId} and has_old_words order by order_id limit ${limit} for update`.execute(tx);
  return rows;
}

export async function storeWords(
  tx: Tx,
  userId: number,
  orders: readonly (Pick<BuyerColumns, 'words'> & { readonly orderId: number })[],
): Promise<void> {
  await sql`
    update orders o set buyer_words = n.words::bigint[], has_old_words = false
    from unnest(${orders.map(({ orderId }) => orderId)}::bigint[], ${orders.map(({ words }) => wordsLiteral(words))}::text[])
      as n (order_id, words)
    where o.user_id = ${userId} and o.order_id = n.order_id`.execute(tx);
}

/** An encrypted column of orders. */
function sealedColumn(name: 'buyer_sealed' | 'aside_sealed', contextOf: typeof buyerContext): SealedColumn {
  const column = sql.ref(name);
  return {
    name: `orders.${name}`,
    async list(db, after, limit) {
      const [userId = 0, orderId = 0] = (after ?? '').split(':').map(Number);
      const { rows } = await sql<{
        userId: number;
        orderId: number;
        accountId: number;
        externalId: string;
        sealed: Buffer;
      }>`
        select user_id as "userId", order_id as "orderId", account_id as "accountId", external_id as "externalId", ${column} as sealed
        from orders where (user_id, order_id) > (${userId}::bigint, ${orderId}::bigint) and ${column} is not null
        order by user_id, order_id limit ${limit}`.execute(db);
      return rows.map((row) => ({
        key: `${row.userId}:${row.orderId}`,
        sealed: row.sealed,
        context: contextOf(row.userId, row.accountId, row.externalId),
      }));
    },
    async replace(db, changes) {
      const keys = changes.map(({ key }) => key.split(':').map(Number));
      await sql`
        update orders o set ${column} = c.after
        from unnest(${keys.map(([userId]) => userId)}::bigint[], ${keys.map(([, orderId]) => orderId)}::bigint[],
          ${changes.map((c) => c.before)}::bytea[], ${changes.map((c) => c.after)}::bytea[]) as c (user_id, order_id, before, after)
        where o.user_id = c.user_id and o.order_id = c.order_id and o.${column} = c.before`.execute(db);
    },
  };
}

export const sealedBuyers = sealedColumn('buyer_sealed', buyerContext);
export const sealedOrdersAside = sealedColumn('aside_sealed', setAsideContext);
