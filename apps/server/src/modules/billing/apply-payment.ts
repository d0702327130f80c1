import { dunningAt, periodEnd } from '@quayside/kernel';
import type { Tx } from '../../platform/database/db.ts';
import { SYSTEM } from '../history/index.ts';
import { type InvoiceAmounts, issueInvoice, payInvoice } from '../invoices/index.ts';
import { setPaymentCustomer } from '../sellers/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import { mailBilling } from './billing-mails.ts';
import { getInvoiceDetails, getPaymentMethod, setPaymentMethod } from './customers.repository.ts';
import type { Payment } from './payments.repository.ts';
import { recordPlan } from './plan-history.ts';
import type { DescribedMethod } from './provider/payment-provider.ts';
import {
  getSubscription,
  type Subscription,
  startSubscription,
  updateSubscription,
} from './subscriptions.repository.ts';

/** Grants what a payment bought: the plan and its invoice, in the transaction that stores the payment's outcome. */
export async function applySuccess(
  tx: Tx,
  userId: number,
  payment: Payment,
  method: DescribedMethod | undefined,
  now: Date,
): Promise<void> {
  const { intent } = payment;
  const before = await getSubscription(tx, userId);
  if (payment.purpose === 'renewal') {
    if (intent.invoiceId !== null) await payInvoice(tx, userId, intent.invoiceId, payment.paymentId, now);
    if (!before) return;
    await updateSubscription(tx, userId, { ...before, state: 'active', dunningStep: 0, dueAt: before.periodEnd });
    await recordPlan(tx, userId, SYSTEM, 'plan_renewed', null, before);
    return;
  }
  const subscription = bought(payment, before, now);
  const actor = intent.loginId === null ? SYSTEM : ({ kind: 'login', id: intent.loginId } as const);
  if (payment.purpose === 'checkout') {
    await startSubscription(tx, userId, subscription, now);
    await setPaymentMethod(
      tx,
      userId,
      {
        type: payment.methodType,
        provider: payment.provider,
        ref: payment.methodRef,
        label: method?.label ?? payment.methodType,
        expiresOn: method?.expiresOn ?? null,
      },
      now,
    );
    await setPaymentCustomer(tx, userId, `${payment.provider}-${userId}`);
    await recordPlan(tx, userId, actor, 'plan_started', null, subscription);
  } else {
    await updateSubscription(tx, userId, subscription);
    await recordPlan(tx, userId, actor, 'plan_changed', before ?? null, subscription);
  }
  await invoice(tx, userId, payment, subscription, now);
}

/** The subscription that a checkout or a change bought. The period of a checkout starts when it is paid. */
function bought({ purpose, intent, currency }: Payment, before: Subscription | undefined, now: Date): Subscription {
  const isNew = purpose === 'checkout';
  const start = isNew ? now : new Date(intent.periodStart);
  const end = isNew ? periodEnd(now, intent.interval, now) : new Date(intent.periodEnd);
  return {
    plan: intent.plan,
    interval: intent.interval,
    currency,
    state: 'active',
    anchor: isNew ? now : new Date(intent.anchor),
    periodStart: start,
    periodEnd: end,
    periodNet: intent.periodNet,
    discountPercent: intent.discountPercent,
    discountUntil: intent.discountUntil === null ? null : new Date(intent.discountUntil),
    next: null,
    cancelsAtPeriodEnd: isNew ? false : (before?.cancelsAtPeriodEnd ?? false),
    dunningStep: 0,
    dueAt: end,
  };
}

type StartedAmounts = Omit<InvoiceAmounts, 'vatTerritory' | 'vatProof'> &
  Partial<Pick<InvoiceAmounts, 'vatTerritory' | 'vatProof'>>;

async function invoice(tx: Tx, userId: number, payment: Payment, subscription: Subscription, now: Date): Promise<void> {
  const buyer = await getInvoiceDetails(tx, userId);
  if (!buyer) throw new Error(`User ${userId} paid without invoice details`);
  // A payment that was started before invoices had their basis does not name it.
  const { vatTerritory = null, vatProof = null, ...rest }: StartedAmounts = payment.intent.amounts;
  const amounts = { ...rest, vatTerritory, vatProof };
  // A change is invoiced for the rest of the current period.
  const from = payment.purpose === 'change' ? amounts.lines[0]?.from : undefined;
  await issueInvoice(
    tx,
    userId,
    {
      buyer,
      amounts,
      periodStart: from === undefined ? subscription.periodStart : new Date(from),
      periodEnd: subscription.periodEnd,
      paymentId: payment.paymentId,
    },
    now,
  );
}

/**
 * Applies a failed payment. A failed checkout or change leaves everything as it was. A failed renewal starts or continues dunning: the seller
 * keeps the plan during the grace period. If a payment method was stored while the payment was pending, it is tried at once.
 */
export async function applyFailure(
  deps: BillingDeps,
  tx: Tx,
  userId: number,
  payment: Payment,
  now: Date,
): Promise<void> {
  if (payment.purpose === 'checkout') return;
  const subscription = await getSubscription(tx, userId);
  if (!subscription) return;
  await recordPlan(tx, userId, SYSTEM, 'payment_failed', payment.intent, null);
  if (payment.purpose === 'change') return;
  const { at } = dunningAt(subscription.periodStart, subscription.dunningStep);
  const method = await getPaymentMethod(tx, userId);
  const isOther = method?.provider === payment.provider && method.ref !== payment.methodRef;
  const dueAt = isOther || at < now ? now : at;
  await updateSubscription(tx, userId, { ...subscription, state: 'past_due', dueAt });
  // What is due at once sends its own mail: another attempt that fails, or the end of the plan.
  if (dueAt > now) await mailBilling(deps, tx, userId, 'paymentFailed', at);
}
