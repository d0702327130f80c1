import type { Db, Tx } from '../../platform/database/db.ts';

export interface CheckoutRow {
  readonly checkoutId: string;
  readonly paymentId: number;
}

export async function insertCheckout(
  tx: Tx,
  userId: number,
  checkout: CheckoutRow & { readonly idempotencyKey: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('checkouts')
    .values({
      user_id: userId,
      checkout_id: checkout.checkoutId,
      idempotency_key: checkout.idempotencyKey,
      payment_id: checkout.paymentId,
      created_at: now,
    })
    .execute();
}

export async function findCheckout(db: Db, userId: number, checkoutId: string): Promise<CheckoutRow | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select(['checkout_id', 'payment_id'])
    .where('user_id', '=', userId)
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row && toCheckout(row);
}

export async function findCheckoutByKey(
  db: Db,
  userId: number,
  idempotencyKey: string,
): Promise<CheckoutRow | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select(['checkout_id', 'payment_id'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row && toCheckout(row);
}

export async function findCheckoutOfPayment(
  db: Db,
  userId: number,
  paymentId: number,
): Promise<CheckoutRow | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .select(['checkout_id', 'payment_id'])
    .where('user_id', '=', userId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row && toCheckout(row);
}

const toCheckout = (row: { checkout_id: string; payment_id: number }): CheckoutRow => ({
  checkoutId: row.checkout_id,
  paymentId: row.payment_id,
});
