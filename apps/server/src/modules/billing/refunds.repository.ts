import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { RefundTable } from '../../platform/database/tables.data.ts';
import type { ProviderRefund } from './provider/payment-provider.ts';

export interface NewRefund {
  readonly invoiceId: number;
  readonly paymentId: number;
  /** Gross. */
  readonly amountMinor: number;
}

export interface Refund extends NewRefund {
  readonly refundId: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly createdAt: Date;
}

export interface RefundRef {
  readonly userId: number;
  readonly refundId: number;
}

export async function insertRefund(tx: Tx, userId: number, refund: NewRefund, now: Date): Promise<number> {
  const row = await tx
    .insertInto('refunds')
    .values({
      user_id: userId,
      invoice_id: refund.invoiceId,
      payment_id: refund.paymentId,
      amount_minor: refund.amountMinor,
      status: 'pending',
      created_at: now,
      poll_at: now,
    })
    .returning('refund_id')
    .executeTakeFirstOrThrow();
  return row.refund_id;
}

/** @returns false if the refund was already known */
export async function insertForeignRefund(
  tx: Tx,
  userId: number,
  refund: NewRefund & { readonly ref: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insertInto('refunds')
    .values({
      user_id: userId,
      invoice_id: refund.invoiceId,
      payment_id: refund.paymentId,
      amount_minor: refund.amountMinor,
      provider_ref: refund.ref,
      status: 'succeeded',
      is_foreign: true,
      created_at: now,
      poll_at: now,
      settled_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider_ref']).where('is_foreign', '=', true).doNothing())
    .returning('refund_id')
    .execute();
  return rows.length > 0;
}

export async function getRefund(db: Db, userId: number, refundId: number): Promise<Refund | undefined> {
  const row = await ofUser(db, userId).where('refund_id', '=', refundId).executeTakeFirst();
  return row && toRefund(row);
}

/** The pending or completed refund of an invoice that we made. */
export async function findRefund(db: Db, userId: number, invoiceId: number): Promise<Refund | undefined> {
  const row = await ofUser(db, userId)
    .where('invoice_id', '=', invoiceId)
    .where('status', '<>', 'failed')
    .where('is_foreign', '=', false)
    .executeTakeFirst();
  return row && toRefund(row);
}

/** Pending refunds that are due to be polled, the most overdue first. */
export async function listDueRefunds(db: Db, now: Date, limit: number): Promise<RefundRef[]> {
  const rows = await db
    .selectFrom('refunds')
    .select(['user_id', 'refund_id'])
    .where('status', '=', 'pending')
    .where('poll_at', '<=', now)
    .orderBy('poll_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, refundId: row.refund_id }));
}

/** @param next when the provider is polled next while the refund is pending */
export async function storeRefundAnswer(
  tx: Tx,
  { userId, refundId }: RefundRef,
  { ref, status, errorCode }: ProviderRefund,
  now: Date,
  next: Date,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({
      provider_ref: ref,
      status,
      error_code: errorCode,
      poll_at: next,
      settled_at: status === 'pending' ? null : now,
    })
    .where('user_id', '=', userId)
    .where('refund_id', '=', refundId)
    .execute();
}

const ofUser = (db: Db, userId: number) => db.selectFrom('refunds').selectAll().where('user_id', '=', userId);

function toRefund(row: Selectable<RefundTable>): Refund {
  return {
    refundId: row.refund_id,
    invoiceId: row.invoice_id,
    paymentId: row.payment_id,
    amountMinor: row.amount_minor,
    status: row.status as Refund['status'],
    createdAt: row.created_at,
  };
}
