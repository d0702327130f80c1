import type { CurrentPlan, PlanChangePreview, PlanList } from '@quayside/contract';
import {
  type AccessUser,
  advertised,
  type BillingCurrency,
  bestOffer,
  DAY_MS,
  deriveFlags,
  discountAt,
  exceededLimits,
  GRACE_DAYS,
  grantsOf,
  isBillingCurrency,
  lostBy,
  PLAN_IDS,
  PLANS,
  type PlanChange,
  type PlanChoice,
  type PlanOffer,
  periodEnd,
  planChange,
  priceOf,
  type SupportWays,
} from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/fail.ts';
import { amountsOf, type InvoiceAmounts, type InvoiceLine } from '../invoices/index.ts';
import type { BillingDeps } from './billing-deps.ts';
import { getInvoiceDetails } from './customers.repository.ts';
import { findPendingPayment } from './payments.repository.ts';
import { getSubscription, type Subscription } from './subscriptions.repository.ts';
import { readUsage } from './usage.repository.ts';
import { loadVatProof } from './vat-registers/vat-proof.ts';

/** The user data that the price list needs. */
export interface Customer {
  readonly userId: number;
  readonly access: AccessUser & { readonly special_offers?: readonly string[] };
}

/**
 * The discount with which a new subscription of this user begins; null for none. A user who has had a plan is no early
 * bird.
 */
export function offerFor({ access }: Customer, before: Subscription | undefined): PlanOffer | null {
  return bestOffer(access.special_offers ?? [], access.settings['discount-early-bird-enabled'] && before === undefined);
}

/**
 * The currency of a user's prices: that of the subscription, of the invoice details, of the business, or else euros.
 */
export async function findCurrency(db: Db, customer: Customer, subscription?: Subscription): Promise<BillingCurrency> {
  if (subscription && subscription.state !== 'ended') return subscription.currency;
  const details = await getInvoiceDetails(db, customer.userId);
  if (details) return details.currency;
  return isBillingCurrency(customer.access.currency) ? customer.access.currency : 'EUR';
}

/**
 * Every plan with its prices for the user.
 * @param onlyOthers whether to leave out the current plan
 */
export async function listPlans(
  { db, clock, portal }: BillingDeps,
  customer: Customer,
  onlyOthers: boolean,
): Promise<PlanList> {
  const subscription = await getSubscription(db, customer.userId);
  const isRunning = subscription !== undefined && subscription.state !== 'ended';
  const currency = await findCurrency(db, customer, subscription);
  const offer = isRunning ? null : offerFor(customer, subscription);
  const percent = isRunning ? discountAt(subscription, clock.now()) : (offer?.percent ?? 0);
  const plans = PLAN_IDS.map((id) => ({
    id,
    title: PLANS[id].title,
    prices: {
      monthly: { net: priceOf(id, 'monthly', currency, percent), listNet: priceOf(id, 'monthly', currency) },
      yearly: { net: priceOf(id, 'yearly', currency, percent), listNet: priceOf(id, 'yearly', currency) },
    },
    limits: PLANS[id].limits,
    grants: advertised(grantsOf(id), supportWays(portal)),
    isCurrent: isRunning && subscription.plan === id,
  }));
  return { currency, offer, plans: onlyOthers ? plans.filter(({ isCurrent }) => !isCurrent) : plans };
}

function supportWays({ chatScriptUrl, isRequestFormOn }: BillingDeps['portal']): SupportWays {
  return { hasChat: chatScriptUrl !== null, hasRequestForm: isRequestFormOn };
}

/** The current subscription for the portal; null without one. */
export async function describeCurrent({ db }: Pick<BillingDeps, 'db'>, customer: Customer): Promise<CurrentPlan> {
  const subscription = await getSubscription(db, customer.userId);
  const { isTrial, isPreTrial } = deriveFlags(customer.access);
  if (!subscription || subscription.state === 'ended') {
    return { type: isTrial || isPreTrial ? 'trial' : null, subscription: null };
  }
  const pending = await findPendingPayment(db, customer.userId);
  const { plan, interval, currency, state, periodStart, periodNet, next, cancelsAtPeriodEnd } = subscription;
  return {
    type: 'standard',
    subscription: {
      plan,
      title: PLANS[plan].title,
      interval,
      currency,
      state,
      periodStart: periodStart.toISOString(),
      periodEnd: subscription.periodEnd.toISOString(),
      periodNet,
      next: next && {
        ...next,
        title: PLANS[next.plan].title,
        net: priceOf(next.plan, next.interval, currency, discountAt(subscription, subscription.periodEnd)),
      },
      cancelsAtPeriodEnd,
      endsAt: endOf(subscription)?.toISOString() ?? null,
      isChanging: pending?.purpose === 'change',
      confirmUrl: pending?.purpose === 'change' ? pending.actionUrl : null,
    },
  };
}

/** When the subscription ends unless something changes; null if it continues. */
function endOf(subscription: Subscription): Date | null {
  if (subscription.state === 'past_due') return new Date(subscription.periodStart.getTime() + GRACE_DAYS * DAY_MS);
  return subscription.cancelsAtPeriodEnd ? subscription.periodEnd : null;
}

/** @throws no_subscription */
export async function requireSubscription(db: Db, userId: number, now: Date): Promise<Subscription> {
  const subscription = await getSubscription(db, userId);
  // A worker ends it within a minute.
  const isOver = subscription?.cancelsAtPeriodEnd && subscription.dueAt <= now;
  if (!subscription || subscription.state === 'ended' || isOver) throw fail('no_subscription');
  return subscription;
}

export interface PricedChange {
  readonly change: PlanChange;
  /** The amount due now; without lines if nothing is due. */
  readonly amounts: InvoiceAmounts;
}

/**
 * Calculates a change of plan with its VAT. Choosing what is already planned means the current plan again.
 * @throws same_plan, payment_overdue for a change that would credit a period which is not paid
 */
export async function priceChange(
  { db, supplier }: Pick<BillingDeps, 'db' | 'supplier'>,
  customer: Customer,
  subscription: Subscription,
  choice: PlanChoice,
  now: Date,
): Promise<PricedChange> {
  const isCurrent = choice.plan === subscription.plan && choice.interval === subscription.interval;
  if (isCurrent && subscription.next === null) throw fail('same_plan');
  const change = planChange(subscription, choice, now);
  if (change.effective === 'now' && subscription.state === 'past_due') throw fail('payment_overdue');
  const details = await getInvoiceDetails(db, customer.userId);
  const buyer = details ?? {
    country: customer.access.country,
    postalCode: '',
    vatId: '',
    currency: subscription.currency,
  };
  const lines = change.effective === 'now' ? linesOf(change, subscription, choice) : [];
  const vatProof = await loadVatProof(db, customer.userId, buyer);
  return { change, amounts: amountsOf(supplier, { ...buyer, currency: subscription.currency, vatProof }, lines, now) };
}

function linesOf(
  change: Extract<PlanChange, { effective: 'now' }>,
  { plan, interval }: Subscription,
  choice: PlanChoice,
): readonly InvoiceLine[] {
  const from = change.at.toISOString();
  const to = change.periodEnd.toISOString();
  // The credit is limited to the charge, because a change never pays money out.
  const credit = Math.min(change.credit, change.charge);
  return [
    { kind: 'plan', ...choice, net: change.charge, from, to },
    { kind: 'credit', plan, interval, net: 0 - credit, from, to },
  ];
}

/** @throws no_subscription, same_plan, payment_overdue */
export async function previewChange(
  deps: BillingDeps,
  customer: Customer,
  choice: PlanChoice,
): Promise<PlanChangePreview> {
  const now = deps.clock.now();
  const subscription = await requireSubscription(deps.db, customer.userId, now);
  const { change, amounts } = await priceChange(deps, customer, subscription, choice, now);
  const isNow = change.effective === 'now';
  const starts = isNow ? change.periodEnd : change.at;
  const nextNet = priceOf(choice.plan, choice.interval, subscription.currency, discountAt(subscription, starts));
  return {
    effective: change.effective,
    at: change.at.toISOString(),
    currency: subscription.currency,
    charge: isNow ? change.charge : 0,
    credit: isNow ? Math.min(change.credit, change.charge) : 0,
    dueNet: amounts.net,
    dueVat: amounts.vat,
    dueTotal: amounts.total,
    vatTreatment: amounts.vatTreatment,
    vatBasisPoints: amounts.vatBasisPoints,
    vatTerritory: amounts.vatTerritory,
    vatProof: amounts.vatProof,
    nextNet,
    nextPeriodEnd: (isNow ? change.periodEnd : periodEnd(change.at, choice.interval, change.at)).toISOString(),
    loses: advertised(lostBy(subscription.plan, choice.plan), supportWays(deps.portal)),
    gains: advertised(lostBy(choice.plan, subscription.plan), supportWays(deps.portal)),
    exceeded: exceededLimits(choice.plan, await readUsage(deps.db, customer.userId, now)),
  };
}
