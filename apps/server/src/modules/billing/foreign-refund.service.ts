import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../events/index.ts';
import { SYSTEM } from '../history/index.ts';
import { creditInvoice, findInvoiceOfPayment } from '../invoices/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import { chargeKey, paymentOfKey } from './charge-key.ts';
import { lockCustomer } from './customers.repository.ts';
import { getPayment, type Payment } from './payments.repository.ts';
import { recordPlan } from './plan-history.ts';
import type { KnownRefund } from './provider/payment-provider.ts';
import { insertForeignRefund } from './refunds.repository.ts';
import { pollPayment } from './settle-payment.ts';

/**
 * Reads the refunds of a payment from the provider. Each refund that Quayside did not make becomes a credit note and a
 * history entry, once, however often this runs. The provider may report a refund before Quayside knows that the payment
 * succeeded. The payment is then polled first, because a refund is credited to the invoice that the payment has paid.
 * @param paymentRef the provider's name for the payment, taken from an event
 * @throws ProviderUnavailable, and an Error if the payment is still pending; the queue then repeats the job
 */
export async function importForeignRefunds(deps: BillingDeps, paymentRef: string): Promise<void> {
  const { db, provider } = deps;
  const read = await provider?.readRefunds(paymentRef);
  const named = paymentOfKey(read?.key ?? '');
  if (!provider || !read || !named) return;
  const payment = await getPayment(db, named.userId, named.paymentId);
  // Another installation may use the same account of the provider.
  if (payment?.provider !== provider.name || chargeKey(named.userId, payment) !== read.key) return;
  const foreign = read.refunds.filter(({ key, status }) => key === null && status === 'succeeded');
  if (foreign.length > 0 && payment.status === 'pending' && (await pollPayment(deps, named))) {
    throw new Error(`Payment ${named.paymentId} of user ${named.userId} was refunded and is still pending`);
  }
  for (const refund of foreign) {
    await withTransaction(db, (tx) => storeForeignRefund(deps, tx, named.userId, payment, refund));
  }
}

async function storeForeignRefund(
  { clock }: BillingDeps,
  tx: Tx,
  userId: number,
  payment: Payment,
  { ref, amountMinor }: KnownRefund,
): Promise<void> {
  await lockCustomer(tx, userId);
  const invoice = await findInvoiceOfPayment(tx, userId, payment.paymentId);
  if (invoice?.status !== 'paid') return;
  const now = clock.now();
  const { invoiceId } = invoice;
  const isNew = await insertForeignRefund(
    tx,
    userId,
    { invoiceId, paymentId: payment.paymentId, amountMinor, ref },
    now,
  );
  if (!isNew) return;
  await creditInvoice(tx, userId, invoiceId, now, amountMinor);
  await recordPlan(tx, userId, SYSTEM, 'payment_refunded_at_provider', payment.intent, null);
  await emitEvents(tx, userId, [{ kind: 'user' }]);
}
