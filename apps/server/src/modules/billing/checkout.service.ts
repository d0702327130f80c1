import { randomBytes } from 'node:crypto';
import type { Checkout, CheckoutInput, CheckoutStatus } from '@quayside/contract';
import { addMonths, periodEnd, priceOf } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { refuseIfBegun } from '../closing/index.ts';
import { amountsOf } from '../invoices/index.ts';
import { settleJob } from './billing.enqueue.ts';
import type { BillingDeps } from './billing-deps.ts';
import {
  type CheckoutRow,
  findCheckout,
  findCheckoutByKey,
  findCheckoutOfPayment,
  insertCheckout,
} from './checkouts.repository.ts';
import { getInvoiceDetails, getProviderCustomer, lockCustomer } from './customers.repository.ts';
import { orUnavailable } from './or-unavailable.ts';
import { findPendingPayment, getPayment, insertPayment, type Payment } from './payments.repository.ts';
import { type Customer, offerFor } from './plans.service.ts';
import { getSubscription } from './subscriptions.repository.ts';
import { loadVatProof } from './vat-registers/vat-proof.ts';

const STATUSES: Readonly<Record<Payment['status'], CheckoutStatus>> = {
  pending: 'pending',
  succeeded: 'success',
  failed: 'failure',
};

/**
 * Starts the payment of a plan. The same idempotency key, or the same plan while its payment is pending, returns the
 * same checkout, so that a reload, a second tab or a lost response charges nobody twice.
 * @throws checkout_off, foreign_user, payment_method_unknown, already_subscribed, payment_pending, idempotency_key_reused,
 * unavailable, invoice_details_missing, plan_price_changed, closing_begun
 */
export async function createCheckout(
  deps: BillingDeps,
  who: Who,
  customer: Customer,
  input: CheckoutInput,
): Promise<Checkout> {
  const { provider } = deps;
  if (!provider || !customer.access.settings['checkout-page-enabled']) throw fail('checkout_off');
  if (input.user_id !== who.userId) throw fail('foreign_user');
  const payer = await getProviderCustomer(deps.db, who.userId);
  const method = await orUnavailable(provider.accept(input.payment_method_type, input.payment_method, payer));
  if (!method) throw fail('payment_method_unknown');
  const checkout = await withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, who.userId);
    const known = await findKnown(tx, who.userId, { ...input, payment_method: method.ref });
    if (known) return known;
    await refuseIfBegun(tx, who.userId);
    const paymentId = await startPayment({ ...deps, provider }, tx, who, customer, {
      ...input,
      payment_method: method.ref,
    });
    const made = { checkoutId: `chk_${randomBytes(18).toString('base64url')}`, paymentId };
    await insertCheckout(tx, who.userId, { ...made, idempotencyKey: input.idempotency_key }, deps.clock.now());
    await deps.jobs.enqueue(tx, settleJob, { userId: who.userId, paymentId });
    return made;
  });
  return describe(deps.db, who.userId, checkout);
}

/**
 * @throws payment_pending if another purchase is pending, idempotency_key_reused if the key belongs to a purchase with other terms
 */
async function findKnown(tx: Tx, userId: number, input: CheckoutInput): Promise<CheckoutRow | undefined> {
  const known = await findCheckoutByKey(tx, userId, input.idempotency_key);
  if (known) {
    const payment = await getPayment(tx, userId, known.paymentId);
    if (!payment || !isFor(payment, input)) throw fail('idempotency_key_reused');
    return known;
  }
  const pending = await findPendingPayment(tx, userId);
  if (!pending) return undefined;
  const isSame = pending.intent.plan === input.plan && pending.intent.interval === input.interval;
  const same = isSame ? await findCheckoutOfPayment(tx, userId, pending.paymentId) : undefined;
  if (!same) throw fail('payment_pending');
  return same;
}

function isFor({ intent, amountMinor, methodType, methodRef }: Payment, input: CheckoutInput): boolean {
  return (
    intent.plan === input.plan &&
    intent.interval === input.interval &&
    amountMinor === input.total &&
    methodType === input.payment_method_type &&
    methodRef === input.payment_method
  );
}

async function startPayment(
  deps: BillingDeps & { readonly provider: NonNullable<BillingDeps['provider']> },
  tx: Tx,
  who: Who,
  customer: Customer,
  input: CheckoutInput,
): Promise<number> {
  const now = deps.clock.now();
  const before = await getSubscription(tx, who.userId);
  if (before && before.state !== 'ended') throw fail('already_subscribed');
  const buyer = await getInvoiceDetails(tx, who.userId);
  if (!buyer) throw fail('invoice_details_missing');
  const { plan, interval } = input;
  const offer = offerFor(customer, before);
  const net = priceOf(plan, interval, buyer.currency, offer?.percent ?? 0);
  const end = periodEnd(now, interval, now);
  const [anchor, to] = [now.toISOString(), end.toISOString()];
  const vatProof = await loadVatProof(tx, who.userId, buyer);
  const line = { kind: 'plan' as const, plan, interval, net, from: anchor, to };
  const amounts = amountsOf(deps.supplier, { ...buyer, vatProof }, [line], now);
  if (amounts.total !== input.total) throw fail('plan_price_changed');
  return insertPayment(
    tx,
    who.userId,
    {
      purpose: 'checkout',
      intent: {
        plan,
        interval,
        anchor,
        periodStart: anchor,
        periodEnd: to,
        periodNet: net,
        discountPercent: offer?.percent ?? 0,
        discountUntil: offer ? addMonths(now, offer.months).toISOString() : null,
        amounts,
        invoiceId: null,
        loginId: who.loginId,
      },
      amountMinor: amounts.total,
      currency: buyer.currency,
      provider: deps.provider.name,
      methodType: input.payment_method_type,
      methodRef: input.payment_method,
    },
    now,
  );
}

/** @throws checkout_not_found */
export async function getCheckout(db: Db, userId: number, checkoutId: string): Promise<Checkout> {
  const checkout = await findCheckout(db, userId, checkoutId);
  if (!checkout) throw fail('checkout_not_found');
  return describe(db, userId, checkout);
}

async function describe(db: Db, userId: number, { checkoutId, paymentId }: CheckoutRow): Promise<Checkout> {
  const payment = await getPayment(db, userId, paymentId);
  if (!payment) throw fail('checkout_not_found');
  return {
    id: checkoutId,
    status: STATUSES[payment.status],
    payment_method_type: payment.methodType,
    redirect_url: payment.actionUrl,
    error_code: payment.errorCode,
    plan: payment.intent.plan,
    interval: payment.intent.interval,
  };
}
