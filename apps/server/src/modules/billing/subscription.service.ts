import type { CurrentPlan, PlanChangeInput } from '@quayside/contract';
import { withTransaction } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import type { Who } from '../../platform/http/route.ts';
import { refuseIfBegun } from '../closing/index.ts';
import { emitEvents } from '../events/index.ts';
import { actorOf } from '../history/index.ts';
import { settleJob } from './billing.enqueue.ts';
import type { BillingDeps } from './billing-deps.ts';
import { getInvoiceDetails, getPaymentMethod, lockCustomer } from './customers.repository.ts';
import { findPendingPayment, insertPayment } from './payments.repository.ts';
import { recordPlan } from './plan-history.ts';
import {
  type Customer,
  describeCurrent,
  type PricedChange,
  priceChange,
  requireSubscription,
} from './plans.service.ts';
import { type Subscription, updateSubscription } from './subscriptions.repository.ts';

/**
 * Changes the plan. A change at the end of the period is planned; a change that applies now is paid first, and the plan changes when the
 * payment succeeds.
 * @throws no_subscription, same_plan, payment_overdue, plan_price_changed, payment_pending, payment_method_missing,
 * invoice_details_missing, closing_begun
 */
export async function changePlan(
  deps: BillingDeps,
  who: Who,
  customer: Customer,
  { dueTotal, ...choice }: PlanChangeInput,
): Promise<CurrentPlan> {
  await withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, who.userId);
    await refuseIfBegun(tx, who.userId);
    const now = deps.clock.now();
    const subscription = await requireSubscription(tx, who.userId, now);
    const priced = await priceChange({ ...deps, db: tx }, customer, subscription, choice, now);
    if (!isShownAmount(priced, dueTotal)) throw fail('plan_price_changed');
    if (await findPendingPayment(tx, who.userId)) throw fail('payment_pending');
    if (priced.change.effective === 'period_end') {
      const isBack = choice.plan === subscription.plan && choice.interval === subscription.interval;
      await updateSubscription(tx, who.userId, {
        ...subscription,
        next: isBack ? null : choice,
        cancelsAtPeriodEnd: false,
      });
      await recordPlan(tx, who.userId, actorOf(who), 'plan_change_planned', subscription, choice);
    } else await requestPayment(deps, tx, who, subscription, priced, choice, now);
    await emitEvents(tx, who.userId, [{ kind: 'user' }]);
  });
  return describeCurrent(deps, customer);
}

/**
 * The unused part of a period shrinks while the seller reads, so the amount due may have changed by a minute's worth. A
 * difference of more than one per cent, and at least one unit of the currency, counts as another price.
 */
function isShownAmount({ amounts }: PricedChange, shown: number): boolean {
  const tolerance = Math.max(100, Math.round(amounts.total / 100));
  return Math.abs(amounts.total - shown) <= tolerance;
}

async function requestPayment(
  deps: BillingDeps,
  tx: Tx,
  who: Who,
  subscription: Subscription,
  { change, amounts }: PricedChange,
  choice: Pick<Subscription, 'plan' | 'interval'>,
  now: Date,
): Promise<void> {
  if (change.effective !== 'now') return;
  const method = await getPaymentMethod(tx, who.userId);
  if (!method || !deps.provider) throw fail('payment_method_missing');
  if (!(await getInvoiceDetails(tx, who.userId))) throw fail('invoice_details_missing');
  const intent = {
    ...choice,
    anchor: change.anchor.toISOString(),
    periodStart: change.periodStart.toISOString(),
    periodEnd: change.periodEnd.toISOString(),
    periodNet: change.periodNet,
    discountPercent: subscription.discountPercent,
    discountUntil: subscription.discountUntil?.toISOString() ?? null,
    amounts,
    invoiceId: null,
    loginId: who.loginId,
  };
  const paymentId = await insertPayment(
    tx,
    who.userId,
    {
      purpose: 'change',
      intent,
      amountMinor: amounts.total,
      currency: subscription.currency,
      provider: deps.provider.name,
      methodType: method.type,
      methodRef: method.ref,
    },
    now,
  );
  await deps.jobs.enqueue(tx, settleJob, { userId: who.userId, paymentId });
}

/**
 * Cancels at the end of the paid period. While a payment is past due, no period is paid for, and the plan ends at once.
 * @throws no_subscription
 */
export async function cancelPlan(deps: BillingDeps, who: Who, customer: Customer): Promise<CurrentPlan> {
  await withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, who.userId);
    const subscription = await requireSubscription(tx, who.userId, deps.clock.now());
    const dueAt = subscription.state === 'past_due' ? deps.clock.now() : subscription.dueAt;
    await updateSubscription(tx, who.userId, { ...subscription, next: null, cancelsAtPeriodEnd: true, dueAt });
    await recordPlan(tx, who.userId, actorOf(who), 'plan_cancelled', subscription, null);
    await emitEvents(tx, who.userId, [{ kind: 'user' }]);
  });
  return describeCurrent(deps, customer);
}

/** Withdraws a cancellation or a planned change. @throws no_subscription, closing_begun */
export async function resumePlan(deps: BillingDeps, who: Who, customer: Customer): Promise<CurrentPlan> {
  await withTransaction(deps.db, async (tx) => {
    await lockCustomer(tx, who.userId);
    await refuseIfBegun(tx, who.userId);
    const subscription = await requireSubscription(tx, who.userId, deps.clock.now());
    if (subscription.cancelsAtPeriodEnd || subscription.next) {
      await updateSubscription(tx, who.userId, { ...subscription, next: null, cancelsAtPeriodEnd: false });
      await recordPlan(tx, who.userId, actorOf(who), 'plan_resumed', null, subscription);
      await emitEvents(tx, who.userId, [{ kind: 'user' }]);
    }
  });
  return describeCurrent(deps, customer);
}
