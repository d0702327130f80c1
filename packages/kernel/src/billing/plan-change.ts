import { periodEnd } from './periods.ts';
import { type BillingCurrency, type BillingInterval, PLAN_IDS, type PlanId } from './plans.data.ts';
import { priceOf } from './plans.ts';

/** The plan and period that a subscription pays for now. */
export interface SubscriptionTerms {
  readonly plan: PlanId;
  readonly interval: BillingInterval;
  readonly currency: BillingCurrency;
  /** Determines the day of the month and the time at which periods begin. */
  readonly anchor: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Net price of the current period in minor units, after discounts. */
  readonly periodNet: number;
  /** The discount on prices of periods that begin before `discountUntil`. */
  readonly discountPercent: number;
  readonly discountUntil: Date | null;
}

/** The plan and interval that a seller chooses. */
export interface PlanChoice {
  readonly plan: PlanId;
  readonly interval: BillingInterval;
}

/**
 * A change of plan. `now`: it applies once `dueNet` is paid. `period_end`: it applies when the current period ends, and
 * costs nothing before. All amounts are net, in minor units of the subscription's currency.
 */
export type PlanChange =
  | {
      readonly effective: 'now';
      readonly at: Date;
      /** The new plan's price until the period ends. */
      readonly charge: number;
      /** The unused part of the current period, at the price that was paid for it. */
      readonly credit: number;
      readonly dueNet: number;
      readonly anchor: Date;
      readonly periodStart: Date;
      readonly periodEnd: Date;
      /** The net price of the current period after the change. */
      readonly periodNet: number;
    }
  | { readonly effective: 'period_end'; readonly at: Date; readonly dueNet: 0; readonly nextNet: number };

/** The discount that applies to a period which begins at `start`. */
export function discountAt(terms: Pick<SubscriptionTerms, 'discountPercent' | 'discountUntil'>, start: Date): number {
  return terms.discountUntil && start < terms.discountUntil ? terms.discountPercent : 0;
}

/**
 * Calculates a change of plan. A larger plan, or a year instead of a month, applies at once: the unused part of the
 * current period is credited, to the millisecond. Everything else applies when the paid period ends, and so does a larger plan if what is
 * left of the period costs nothing: in its last minutes, and after it, until it is renewed.
 */
export function planChange(terms: SubscriptionTerms, choice: PlanChoice, now: Date): PlanChange {
  const isShorter = terms.interval === 'yearly' && choice.interval === 'monthly';
  const isSmaller = PLAN_IDS.indexOf(choice.plan) < PLAN_IDS.indexOf(terms.plan);
  const isSame = choice.plan === terms.plan && choice.interval === terms.interval;
  const atPeriodEnd = (): PlanChange => {
    const percent = discountAt(terms, terms.periodEnd);
    const nextNet = priceOf(choice.plan, choice.interval, terms.currency, percent);
    return { effective: 'period_end', at: terms.periodEnd, dueNet: 0, nextNet };
  };
  if (isShorter || isSmaller || isSame) return atPeriodEnd();
  const length = terms.periodEnd.getTime() - terms.periodStart.getTime();
  const left = Math.min(Math.max(terms.periodEnd.getTime() - now.getTime(), 0), length);
  const credit = shareOf(terms.periodNet, left, length);
  const price = priceOf(choice.plan, choice.interval, terms.currency, discountAt(terms, now));
  if (choice.interval === terms.interval) {
    const charge = shareOf(price, left, length);
    const dueNet = charge - credit;
    if (dueNet <= 0) return atPeriodEnd();
    const { anchor, periodStart } = terms;
    return {
      effective: 'now',
      at: now,
      charge,
      credit,
      dueNet,
      anchor,
      periodStart,
      periodEnd: terms.periodEnd,
      periodNet: price,
    };
  }
  const dueNet = price - credit;
  if (dueNet <= 0) return atPeriodEnd();
  const end = periodEnd(now, choice.interval, now);
  return {
    effective: 'now',
    at: now,
    charge: price,
    credit,
    dueNet,
    anchor: now,
    periodStart: now,
    periodEnd: end,
    periodNet: price,
  };
}

/** `amount × part ÷ whole`, rounded half up; exact for amounts and milliseconds of any length. */
function shareOf(amount: number, part: number, whole: number): number {
  const product = BigInt(amount) * BigInt(part) * 2n + BigInt(whole);
  return Number(product / (2n * BigInt(whole)));
}
