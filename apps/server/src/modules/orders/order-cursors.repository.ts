import type { Db, Tx } from '../../platform/database/db.ts';
import type { OrdersAccount } from './orders.repository.ts';

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
