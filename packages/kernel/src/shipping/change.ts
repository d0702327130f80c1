import type { ShippingRules } from './profile.ts';
import { excludedCountries, type RouteDecision, type RouteQuery, resolveRoute } from './resolve.ts';
import type { ShippingStatement, StatedShipping } from './stated.ts';

/** The rules that apply to an item: those of its profile, with the default profile as the fallback. */
export interface RulesInForce {
  readonly rules: ShippingRules;
  /** An account's own policies at its marketplace for a site, in addition to those that Quayside maintains there. */
  readonly fallback: ShippingRules | null;
}

/** Whether the account has a policy of its own, which counts as a route for items without a profile. */
export interface OwnPolicies {
  /** The policy that the seller chose instead of the profile's; null for none. */
  readonly hasAny: boolean;
  /** The policy that the seller chose instead of the profile's; null for none. */
  readonly chosen: string | null;
}

/**
 * How an item is shipped to buyers on a site: by the account's own policies, by one that the seller chose, or by the
 * profile's rates.
 */
export type Shipping =
  | { readonly by: 'account' }
  | { readonly by: 'choice'; readonly policyId: string }
  | { readonly by: 'profile'; readonly decision: RouteDecision & { readonly ok: true } }
  | { readonly by: 'none'; readonly reason: NoShippingReason };
export type NoShippingReason = (RouteDecision & { readonly ok: false })['reason'] | 'no_policy';

/** Null rules: no profile applies to the item. A chosen policy does not ship to an excluded country. */
export function shippingOf(force: RulesInForce | null, query: RouteQuery, own: OwnPolicies): Shipping {
  if (force === null) return own.hasAny ? { by: 'account' } : { by: 'none', reason: 'no_policy' };
  const decision = resolveRoute(force.rules, force.fallback, query);
  if (!decision.ok && decision.reason === 'excluded') return { by: 'none', reason: 'excluded' };
  if (own.chosen !== null) return { by: 'choice', policyId: own.chosen };
  return decision.ok ? { by: 'profile', decision } : { by: 'none', reason: decision.reason };
}

/**
 * How a profile is represented in a listing: by a policy, not at all, or by terms in the offer; null: the account's own
 * terms apply.
 */
export type ProfileStatement =
  | { readonly by: Exclude<ShippingStatement, 'offer'> }
  | { readonly by: 'offer'; readonly stated: StatedShipping | null };

/**
 * A text that identifies what a marketplace and its buyers see of an item's shipping, for comparison; null for no
 * route. The rates of a group and the terms of an account are stored at the marketplace, so a change of the profile's
 * rates changes nothing there.
 */
export function shippingShape(
  force: RulesInForce | null,
  shipping: Shipping,
  statement: ProfileStatement,
): string | null {
  if (shipping.by === 'none') return null;
  if (shipping.by !== 'profile' || force === null) return JSON.stringify(shipping);
  if (statement.by === 'group') return JSON.stringify({ by: 'account' });
  if (statement.by === 'offer') return JSON.stringify(statement.stated ?? { by: 'account' });
  const { rules } = force;
  return JSON.stringify([
    rules.currency,
    rules.handlingDays,
    rules.isFreeShipping,
    excludedCountries(rules),
    shipping.decision.routes.map(({ service, siteService, cost, additionalCost }) => [
      siteService?.code ?? service,
      cost,
      additionalCost,
    ]),
  ]);
}

/** The effect of a change of rules on an item on a site. */
export type RouteChange = 'kept' | 'changed' | 'lost' | 'gained';
