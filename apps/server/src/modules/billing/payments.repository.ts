import type { PaymentMethodType, PaymentProviderName } from '@quayside/contract';
import type { BillingCurrency } from '@quayside/kernel';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { PaymentTable } from '../../platform/database/tables.data.ts';
import type { PaymentIntent, PaymentPurpose } from './payment-intent.ts';
import type { ProviderPayment } from './provider/payment-provider.ts';

export interface NewPayment {
  readonly purpose: PaymentPurpose;
  readonly intent: PaymentIntent;
  /** Gross. */
  readonly amountMinor: number;
  readonly currency: BillingCurrency;
  readonly provider: PaymentProviderName;
  readonly methodType: PaymentMethodType;
  readonly methodRef: string;
}

export interface Payment extends NewPayment {
  readonly paymentId: number;
  /** Null until the provider has responded once. */
  readonly providerRef: string | null;
  readonly status: 'pending' | 'succeeded' | 'failed';
  readonly actionUrl: string | null;
  readonly errorCode: string | null;
  readonly createdAt: Date;
  /** How often the provider was polled. */
  readonly polls: number;
  readonly settledAt: Date | null;
}

export async function insertPayment(tx: Tx, userId: number, payment: NewPayment, now: Date): Promise<number> {
  const row = await tx
    .insertInto('payments')
    .values({
      user_id: userId,
      purpose: payment.purpose,
      intent: JSON.stringify(payment.intent),
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      provider: payment.provider,
      method_type: payment.methodType,
      method_ref: payment.methodRef,
      status: 'pending',
      created_at: now,
      poll_at: now,
    })
    .returning('payment_id')
    .executeTakeFirstOrThrow();
  return row.payment_id;
}

export async function getPayment(db: Db, userId: number, paymentId: number): Promise<Payment | undefined> {
  const row = await ofUser(db, userId).where('payment_id', '=', paymentId).executeTakeFirst();
  return row && toPayment(row);
}

/** The pending payment, of which there is at most one. */
export async function findPendingPayment(db: Db, userId: number): Promise<Payment | undefined> {
  const row = await ofUser(db, userId).where('status', '=', 'pending').executeTakeFirst();
  return row && toPayment(row);
}

export async function findLastPayment(db: Db, userId: number): Promise<Payment | undefined> {
  const row = await ofUser(db, userId).orderBy('payment_id', 'desc').limit(1).executeTakeFirst();
  return row && toPayment(row);
}

/** The last attempt to collect the invoice of a renewal. */
export async function findLastAttempt(db: Db, userId: number, invoiceId: number): Promise<Payment | undefined> {
  const row = await ofUser(db, userId)
    .where('purpose', '=', 'renewal')
    .where(sql<string>`intent->>'invoiceId'`, '=', String(invoiceId))
    .orderBy('payment_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toPayment(row);
}

export interface PaymentRef {
  readonly userId: number;
  readonly paymentId: number;
}

/** Pending payments that are due to be polled, the most overdue first. */
export async function listDuePayments(db: Db, now: Date, limit: number): Promise<PaymentRef[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['user_id', 'payment_id'])
    .where('status', '=', 'pending')
    .where('poll_at', '<=', now)
    .orderBy('poll_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, paymentId: row.payment_id }));
}

/** Records that the provider is still processing the payment. */
export async function storePoll(
  tx: Tx,
  userId: number,
  payment: Pick<Payment, 'paymentId' | 'polls'>,
  answer: ProviderPayment,
  pollAt: Date,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ provider_ref: answer.ref, action_url: answer.actionUrl, polls: payment.polls + 1, poll_at: pollAt })
    .where('user_id', '=', userId)
    .where('payment_id', '=', payment.paymentId)
    .execute();
}

export async function storeOutcome(
  tx: Tx,
  userId: number,
  paymentId: number,
  answer: ProviderPayment & { readonly status: 'succeeded' | 'failed' },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      provider_ref: answer.ref,
      action_url: null,
      status: answer.status,
      error_code: answer.errorCode,
      settled_at: now,
    })
    .where('user_id', '=', userId)
    .where('payment_id', '=', paymentId)
    .execute();
}

const ofUser = (db: Db, userId: number) => db.selectFrom('payments').selectAll().where('user_id', '=', userId);

function toPayment(row: Selectable<PaymentTable>): Payment {
  return {
    paymentId: row.payment_id,
    purpose: row.purpose as PaymentPurpose,
    intent: row.intent as PaymentIntent,
    amountMinor: row.amount_minor,
    currency: row.currency as BillingCurrency,
    provider: row.provider as PaymentProviderName,
    methodType: row.method_type as PaymentMethodType,
    methodRef: row.method_ref,
    providerRef: row.provider_ref,
    status: row.status as Payment['status'],
    actionUrl: row.action_url,
    errorCode: row.error_code,
    createdAt: row.created_at,
    polls: row.polls,
    settledAt: row.settled_at,
  };
}
