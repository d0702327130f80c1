import type { InvoiceDetails, InvoiceDetailsView, PaymentMethodType, PaymentProviderName } from '@quayside/contract';
import type { VatIdCheck } from '@quayside/kernel';
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

export type StoredVatIdCheck = InvoiceDetailsView['vatIdCheck'];

/** When and how the stored VAT id was checked. */
export async function getVatIdCheck(db: Db, userId: number): Promise<StoredVatIdCheck> {
  const row = await db
    .selectFrom('billing_customers')
    .select(['vat_id_checked_on', 'vat_id_checked_by'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row?.vat_id_checked_on || !row.vat_id_checked_by) return null;
  return { on: row.vat_id_checked_on, by: row.vat_id_checked_by as VatIdCheck };
}

export async function setInvoiceDetails(
  tx: Tx,
  userId: number,
  details: InvoiceDetails,
  check: StoredVatIdCheck,
): Promise<void> {
  const values = {
    invoice_details: JSON.stringify(details),
    vat_id_checked_on: check?.on ?? null,
    vat_id_checked_by: check?.by ?? null,
  };
  await tx
    .insertInto('billing_customers')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
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
