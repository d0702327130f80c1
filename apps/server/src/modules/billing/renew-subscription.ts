import { discountAt, dunningAt, dunningStepAt, periodEnd, priceOf } from '@quayside/kernel';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Log } from '../../platform/log.ts';
import { emitEvents } from '../events/index.ts';
import { SYSTEM } from '../history/index.ts';
import { amountsOf, creditInvoice, issueInvoice, listOpenInvoices } from '../invoices/index.ts';
import { settleJob } from './billing.enqueue.ts';
import type { BillingDeps } from './billing-deps.ts';
import { mailBilling } from './billing-mails.ts';
import { getInvoiceDetails, getPaymentMethod, lockCustomer, type PaymentMethod } from './customers.repository.ts';
import type { PaymentIntent } from './payment-intent.ts';
import { findLastAttempt, findPendingPayment, insertPayment } from './payments.repository.ts';
import { recordPlan } from './plan-history.ts';
import { applyStanding } from './platform-states.ts';
import {
  endSubscription,
  getSubscription,
  listDueSubscribers,
  type Subscription,
  updateSubscription,
} from './subscriptions.repository.ts';
import { loadVatProof } from './vat-registers/vat-proof.ts';

const BATCH = 100;

/** Renews, retries or ends every due subscription. One that fails does not stop the others. */
export async function renewDueSubscriptions(deps: BillingDeps, log: Log): Promise<void> {
  for (const userId of await listDueSubscribers(deps.db, deps.clock.now(), BATCH)) {
    try {
      await withTransaction(deps.db, (tx) => renew(deps, tx, userId));
    } catch (error) {
      log.error({ err: error, userId }, 'A subscription was not renewed');
    }
  }
}

/** Does what is due for a subscription now. */
export async function renew(deps: BillingDeps, tx: Tx, userId: number): Promise<void> {
  await lockCustomer(tx, userId);
  const now = deps.clock.now();
  const subscription = await getSubscription(tx, userId);
  if (!subscription || subscription.state === 'ended' || subscription.dueAt > now) return;
  // The outcome of a pending payment is awaited first.
  if (await findPendingPayment(tx, userId)) return;
  if (subscription.cancelsAtPeriodEnd) await end(deps, tx, userId, subscription, now);
  else if (subscription.state === 'past_due') await continueDunning(deps, tx, userId, subscription, now);
  else await beginPeriod(deps, tx, userId, subscription, now);
  await applyStanding(tx, userId, now);
  await emitEvents(tx, userId, [{ kind: 'user' }]);
}

/**
 * Starts the next period, with a planned change, an open invoice and its payment. Periods that passed while the
 * installation was off were not served: they are skipped and not charged.
 */
async function beginPeriod(deps: BillingDeps, tx: Tx, userId: number, before: Subscription, now: Date): Promise<void> {
  const { plan, interval } = before.next ?? before;
  const isOtherInterval = interval !== before.interval;
  const anchor = isOtherInterval ? before.periodEnd : before.anchor;
  let start = before.periodEnd;
  let until = periodEnd(anchor, interval, start);
  while (until <= now) {
    start = until;
    until = periodEnd(anchor, interval, start);
  }
  const net = priceOf(plan, interval, before.currency, discountAt(before, start));
  const subscription: Subscription = {
    ...before,
    plan,
    interval,
    state: 'active',
    anchor,
    periodStart: start,
    periodEnd: until,
    periodNet: net,
    next: null,
    dunningStep: 0,
    dueAt: until,
  };
  const details = await getInvoiceDetails(tx, userId);
  if (!details) throw new Error(`User ${userId} has a plan without invoice details`);
  const buyer = { ...details, currency: before.currency };
  const vatProof = await loadVatProof(tx, userId, details);
  const [from, to] = [start.toISOString(), until.toISOString()];
  const amounts = amountsOf(
    deps.supplier,
    { ...buyer, vatProof },
    [{ kind: 'plan', plan, interval, net, from, to }],
    start,
  );
  const period = { buyer, amounts, periodStart: start, periodEnd: until };
  const { invoiceId } = await issueInvoice(tx, userId, { ...period, paymentId: null }, now);
  await updateSubscription(tx, userId, subscription);
  if (before.next) await recordPlan(tx, userId, SYSTEM, 'plan_changed', before, subscription);
  await collect(deps, tx, userId, subscription, { invoiceId, amounts }, now);
}

/**
 * Tries again to collect the open invoice, or ends the subscription after the last attempt. It never ends before
 * the stored payment method was tried. A single attempt replaces all that were missed while the installation was off.
 * An invoice for a period that is over by then is credited, and the current period begins.
 */
async function continueDunning(
  deps: BillingDeps,
  tx: Tx,
  userId: number,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const [invoice] = await listOpenInvoices(tx, userId);
  const { at, action } = dunningAt(subscription.periodStart, subscription.dunningStep);
  if (!invoice) return end(deps, tx, userId, subscription, now);
  const isOver = now >= at && action === 'end' && !(await hasUntriedMethod(deps, tx, userId, invoice.invoiceId));
  if (isOver) return end(deps, tx, userId, subscription, now);
  if (subscription.periodEnd <= now) {
    await creditInvoice(tx, userId, invoice.invoiceId, now);
    return beginPeriod(deps, tx, userId, subscription, now);
  }
  // An attempt with a new payment method comes before the next regular one and does not replace it.
  const next = { ...subscription, dunningStep: dunningStepAt(subscription.periodStart, subscription.dunningStep, now) };
  await updateSubscription(tx, userId, next);
  await collect(deps, tx, userId, next, { invoiceId: invoice.invoiceId, amounts: invoice }, now);
}

/** Whether the last attempt to collect the invoice was made with another payment method than the stored one. */
async function hasUntriedMethod(deps: BillingDeps, tx: Tx, userId: number, invoiceId: number): Promise<boolean> {
  const method = await getPaymentMethod(tx, userId);
  const last = await findLastAttempt(tx, userId, invoiceId);
  return canCharge(deps, method) && method.ref !== last?.methodRef;
}

function canCharge({ provider }: BillingDeps, method: PaymentMethod | undefined): method is PaymentMethod {
  return method !== undefined && provider?.name === method.provider;
}

/** Starts a payment for an open invoice. A seller without a payment method is treated as if the payment had failed. */
async function collect(
  deps: BillingDeps,
  tx: Tx,
  userId: number,
  subscription: Subscription,
  { invoiceId, amounts }: { readonly invoiceId: number; readonly amounts: PaymentIntent['amounts'] },
  now: Date,
): Promise<void> {
  const method = await getPaymentMethod(tx, userId);
  if (!canCharge(deps, method)) {
    const { at } = dunningAt(subscription.periodStart, subscription.dunningStep);
    await updateSubscription(tx, userId, { ...subscription, state: 'past_due', dueAt: at });
    return mailBilling(deps, tx, userId, 'paymentFailed', at);
  }
  const { currency, lines, net, vat, total, vatBasisPoints, vatTreatment, vatTerritory, vatProof } = amounts;
  const intent: PaymentIntent = {
    plan: subscription.plan,
    interval: subscription.interval,
    anchor: subscription.anchor.toISOString(),
    periodStart: subscription.periodStart.toISOString(),
    periodEnd: subscription.periodEnd.toISOString(),
    periodNet: subscription.periodNet,
    discountPercent: subscription.discountPercent,
    discountUntil: subscription.discountUntil?.toISOString() ?? null,
    amounts: { currency, lines, net, vat, total, vatBasisPoints, vatTreatment, vatTerritory, vatProof },
    invoiceId,
    loginId: null,
  };
  const paymentId = await insertPayment(
    tx,
    userId,
    {
      purpose: 'renewal',
      intent,
      amountMinor: total,
      currency,
      provider: method.provider,
      methodType: method.type,
      methodRef: method.ref,
    },
    now,
  );
  await deps.jobs.enqueue(tx, settleJob, { userId, paymentId });
}

/** Ends the plan. An unpaid invoice is credited, because its period is not served. */
async function end(deps: BillingDeps, tx: Tx, userId: number, subscription: Subscription, now: Date): Promise<void> {
  for (const { invoiceId } of await listOpenInvoices(tx, userId)) await creditInvoice(tx, userId, invoiceId, now);
  await endSubscription(tx, userId, now);
  await recordPlan(tx, userId, SYSTEM, 'plan_ended', subscription, null);
  await mailBilling(deps, tx, userId, 'planEnded', now);
}
