import type { InvoiceRefund } from '@quayside/contract';
import { withTransaction } from '../../platform/database/database.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import type { Log } from '../../platform/log.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf, SYSTEM } from '../history/index.ts';
import { creditInvoice, findInvoiceByNumber, remainderOf } from '../invoices/index.ts';
import { refundJob } from './billing.enqueue.ts';
import type { BillingDeps } from './billing-deps.ts';
import { lockCustomer } from './customers.repository.ts';
import { getPayment } from './payments.repository.ts';
import { recordPlan } from './plan-history.ts';
import {
  findRefund,
  getRefund,
  insertRefund,
  listDueRefunds,
  type Refund,
  type RefundRef,
  storeRefundAnswer,
} from './refunds.repository.ts';

/** The polling interval while the provider processes a refund. */
const AGAIN_MS = 5 * 60_000;
const DUE_BATCH = 100;

/**
 * Refunds the whole payment of an invoice. The plan continues; to end it, the seller cancels it. Repeating the call for
 * the same invoice returns the refund in progress.
 * @throws invoice_not_found, invoice_not_paid, payment_method_missing
 */
export async function requestRefund(deps: BillingDeps, who: Who, number: string): Promise<InvoiceRefund> {
  const { userId } = who;
  return withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, userId);
    const invoice = await findInvoiceByNumber(tx, userId, number);
    if (invoice?.kind !== 'invoice') throw fail('invoice_not_found');
    const known = await findRefund(tx, userId, invoice.invoiceId);
    if (known) return { number, status: known.status };
    if (invoice.status !== 'paid' || invoice.paymentId === null) throw fail('invoice_not_paid');
    const payment = await getPayment(tx, userId, invoice.paymentId);
    if (deps.provider === null || payment?.provider !== deps.provider.name) throw fail('payment_method_missing');
    const now = deps.clock.now();
    // A part of it may have been refunded at the provider directly.
    const { total: amountMinor } = await remainderOf(tx, userId, invoice);
    const refund = { invoiceId: invoice.invoiceId, paymentId: payment.paymentId, amountMinor };
    const refundId = await insertRefund(tx, userId, refund, now);
    await recordPlan(tx, userId, actorOf(who), 'payment_refunded', payment.intent, null);
    await deps.jobs.enqueue(tx, refundJob, { userId, refundId });
    return { number, status: 'pending' };
  });
}

/**
 * Asks the provider once, which refunds a key only once, and stores its response. The credit note is issued in the same
 * transaction.
 * @throws ProviderUnavailable; the refund stays pending
 */
export async function pollRefund(deps: BillingDeps, { userId, refundId }: RefundRef): Promise<void> {
  const { db, clock, provider } = deps;
  const refund = await getRefund(db, userId, refundId);
  const payment = refund?.status === 'pending' ? await getPayment(db, userId, refund.paymentId) : undefined;
  if (!refund || !provider || !payment?.providerRef || payment.provider !== provider.name) return;
  const answer = await provider.refund({
    key: refundKey(userId, refund),
    paymentRef: payment.providerRef,
    amountMinor: refund.amountMinor,
  });
  await withTransaction(db, async (tx) => {
    await lockCustomer(tx, userId);
    const current = await getRefund(tx, userId, refundId);
    if (current?.status !== 'pending') return;
    const now = clock.now();
    const next = clock.toMonotonic(new Date(now.getTime() + AGAIN_MS));
    await storeRefundAnswer(tx, { userId, refundId }, answer, now, next);
    if (answer.status === 'pending') return;
    if (answer.status === 'succeeded') await creditInvoice(tx, userId, current.invoiceId, now, current.amountMinor);
    else await recordPlan(tx, userId, SYSTEM, 'refund_failed', payment.intent, null);
    await emitEvents(tx, userId, [{ kind: 'user' }]);
  });
}

/** The same for each attempt at a refund, and a different one if the database was recreated. */
function refundKey(userId: number, { refundId, createdAt }: Refund): string {
  return `refund-${userId}-${refundId}-${createdAt.getTime().toString(36)}`;
}

/** Polls every refund that is due. One that fails does not stop the others. */
export async function settleDueRefunds(deps: BillingDeps, log: Log): Promise<void> {
  for (const refund of await listDueRefunds(deps.db, deps.clock.monotonic(), DUE_BATCH)) {
    try {
      await pollRefund(deps, refund);
    } catch (error) {
      log.warn({ err: error, userId: refund.userId }, 'The payment provider did not give a payment back');
    }
  }
}
