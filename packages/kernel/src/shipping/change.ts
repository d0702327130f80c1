import type { ShippingRules } from './profile.ts';
import { type RouteQuery, resolveRoute } from './resolve.ts';

/** The rules that decide about an item: its profile's, with the default profile's behind them; null if no profile does. */
export interface RulesInForce {
  readonly rules: ShippingRules;
  readonly fallback: ShippingRules | null;
}

/** How a change of rules touches an item on a site. `kept` changes nothing that a buyer or a marketplace sees. */
export const ROUTE_CHANGES = ['kept', 'changed', 'lost', 'gained'] as const;
export type RouteChange = (typeof ROUTE_CHANGES)[number];

/**
 * Whether the route of an item on a site changes: its services, costs or handling time. Null rules leave the decision to the marketplace's
 * own policies, which counts as a route if `hasOwnPolicy`.
 */
export function routeChange(
  before: RulesInForce | null,
  after: RulesInForce | null,
  query: RouteQuery,
  hasOwnPolicy: boolean,
): RouteChange {
  const was = shapeOf(before, query, hasOwnPolicy);
  const is = shapeOf(after, query, hasOwnPolicy);
  if (was === is) return 'kept';
  if (is === null) return 'lost';
  return was === null ? 'gained' : 'changed';
}

/** What the marketplace would be sent, as text to compare; null for no route. */
function shapeOf(force: RulesInForce | null, query: RouteQuery, hasOwnPolicy: boolean): string | null {
  if (force === null) return hasOwnPolicy ? 'own policy' : null;
  const { rules, fallback } = force;
  const decision = resolveRoute(rules, fallback, query);
  if (!decision.ok) return null;
  return JSON.stringify([
    rules.currency,
    rules.handlingDays,
    rules.isFreeShipping,
    rules.countries
      .filter(({ type }) => type === 'EXCLUDED')
      .map(({ code }) => code)
      .sort(),
    decision.routes.map(({ service, siteService, cost, additionalCost }) => [
      siteService?.code ?? service,
      cost,
      additionalCost,
    ]),
  ]);
}
