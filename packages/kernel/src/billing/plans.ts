import { ENTITLEMENT_NAMES, type Entitlement } from '../access/switches.data.ts';
import {
  BILLING_CURRENCIES,
  type BillingCurrency,
  type BillingInterval,
  EARLY_BIRD,
  GRANT_PLACES,
  LEGACY_PLAN_PREFIXES,
  PLAN_IDS,
  PLAN_LIMITS,
  PLANS,
  type PlanId,
  type PlanLimits,
  type PlanOffer,
  SPECIAL_OFFERS,
} from './plans.data.ts';

export function isBillingCurrency(currency: string): currency is BillingCurrency {
  return (BILLING_CURRENCIES as readonly string[]).includes(currency);
}

/** Whether the title names a plan that is no longer sold: "Premium 500", but not "Progress". */
export function isLegacyPlanTitle(title: string): boolean {
  return LEGACY_PLAN_PREFIXES.some((prefix) => new RegExp(`^${prefix}(?![\\p{L}])`, 'u').test(title));
}

/** Everything that a plan grants, in the order of the entitlements. */
export function grantsOf(plan: PlanId): readonly Entitlement[] {
  const included = PLAN_IDS.slice(0, PLAN_IDS.indexOf(plan) + 1).flatMap((id) => PLANS[id].grants);
  return ENTITLEMENT_NAMES.filter((name) => included.includes(name));
}

/** The ways to support that an installation has. */
export interface SupportWays {
  /** A live chat is configured. */
  readonly hasChat: boolean;
  /** Requests are written in the portal. */
  readonly hasRequestForm: boolean;
}

/** Those of the entitlements that a plan advertises, because their screens exist in this installation. */
export function advertised(grants: readonly Entitlement[], ways: SupportWays): readonly Entitlement[] {
  return grants.filter((name) => {
    const place = GRANT_PLACES[name];
    if (place === undefined) return false;
    if (place === 'chat') return ways.hasChat;
    return place !== 'submitRequest' || ways.hasRequestForm;
  });
}

/** The entitlements that a change from one plan to another removes. */
export function lostBy(from: PlanId, to: PlanId): readonly Entitlement[] {
  const kept = grantsOf(to);
  return grantsOf(from).filter((name) => !kept.includes(name));
}

/** The limits of a plan that the usage exceeds. */
export function exceededLimits(plan: PlanId, usage: PlanLimits): readonly (keyof PlanLimits)[] {
  return PLAN_LIMITS.filter((limit) => usage[limit] > PLANS[plan].limits[limit]);
}

/** The smallest plan that covers the usage; the largest plan if none does. */
export function planForUsage(usage: PlanLimits): PlanId {
  return PLAN_IDS.find((id) => exceededLimits(id, usage).length === 0) ?? 'scale';
}

/** The best discount among a user's offers; null for none. Unknown codes are ignored. */
export function bestOffer(specialOffers: readonly string[], isEarlyBird: boolean): PlanOffer | null {
  const offers = specialOffers.flatMap((code) =>
    Object.hasOwn(SPECIAL_OFFERS, code) ? (SPECIAL_OFFERS[code] ?? []) : [],
  );
  const all = isEarlyBird ? [...offers, EARLY_BIRD] : offers;
  return all.reduce<PlanOffer | null>((best, one) => (best && best.percent >= one.percent ? best : one), null);
}

/** Net price of one interval in minor units, rounded half up. */
export function priceOf(plan: PlanId, interval: BillingInterval, currency: BillingCurrency, percentOff = 0): number {
  const list = PLANS[plan].prices[interval][currency];
  return list - roundHalfUp(list * percentOff, 100);
}

/** Divides integers and rounds half up, without floating point in the result. @param value not negative */
export function roundHalfUp(value: number, divisor: number): number {
  return Math.floor((2 * value + divisor) / (2 * divisor));
}
