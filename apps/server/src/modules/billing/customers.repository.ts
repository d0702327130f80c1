import type { InvoiceDetails, PaymentMethodType, PaymentProviderName } from '@quayside/contract';
import type { Db, Tx } from '../../platform/database/db.ts';

/**
 * Locks a business as a customer until the transaction ends. Everything that starts a payment or changes a subscription locks it first, so
 * that two tabs cannot do so at once.
 */
export async function lockCustomer(tx: Tx, userId: number): Promise<void> {
  await tx
    .insertInto('billing_customers')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('billing_customers')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** @returns null until the seller has entered them */
export async function getInvoiceDetails(db: Db, userId: number): Promise<InvoiceDetails | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('invoice_details')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row?.invoice_details ?? null) as InvoiceDetails | null;
}

export async function setInvoiceDetails(tx: Tx, userId: number, details: InvoiceDetails): Promise<void> {
  const invoice_details = JSON.stringify(details);
  await tx
    .insertInto('billing_customers')
    .values({ user_id: userId, invoice_details })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ invoice_details }))
    .execute();
}

export interface PaymentMethod {
  readonly type: PaymentMethodType;
  readonly provider: PaymentProviderName;
  /** The provider's name for the method. */
  readonly ref: string;
  readonly label: string;
  /** The last valid day of a card, `YYYY-MM-DD`. */
  readonly expiresOn: string | null;
}

export async function getPaymentMethod(db: Db, userId: number): Promise<PaymentMethod | undefined> {
  const row = await db.selectFrom('payment_methods').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return (
    row && {
      type: row.type as PaymentMethodType,
      provider: row.provider as PaymentProviderName,
      ref: row.provider_ref,
      label: row.label,
      expiresOn: row.expires_on,
    }
  );
}

export async function setPaymentMethod(tx: Tx, userId: number, method: PaymentMethod, now: Date): Promise<void> {
  const values = {
    type: method.type,
    provider: method.provider,
    provider_ref: method.ref,
    label: method.label,
    expires_on: method.expiresOn,
    changed_at: now,
  };
  await tx
    .insertInto('payment_methods')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The provider's name for a business; null until the provider knows it. */
export async function getProviderCustomer(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('billing_customers')
    .select('provider_customer')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.provider_customer ?? null;
}

export async function setProviderCustomer(tx: Tx, userId: number, ref: string): Promise<void> {
  await tx.updateTable('billing_customers').set({ provider_customer: ref }).where('user_id', '=', userId).execute();
}
