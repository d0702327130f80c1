import type { ShippingCostView } from '@quayside/contract';
import type { Reason, Site } from '@quayside/kernel';
import type { ItemRoute } from '../shipping/index.ts';

/** Why an item cannot reach the buyers of a site; null if it can. */
export function noShipping({ shipping, profileName }: ItemRoute, site: Site): Reason | null {
  if (shipping.by !== 'none') return null;
  return {
    code: 'no_shipping',
    params: { site, cause: shipping.reason, ...(profileName ? { profile: profileName } : {}) },
  };
}

/** The shipping in a price's breakdown; null where the account's own policies decide, whose costs Quayside does not keep. */
export function shippingCost({ cost }: ItemRoute): ShippingCostView | null {
  if (!cost) return null;
  const { currency } = cost;
  return {
    service: cost.service,
    cost: { minor: cost.costMinor, currency },
    buyerPays: { minor: cost.buyerPaysMinor, currency },
  };
}

/** The stored form of what a listing names at the marketplace; null for the account's own policies. */
export function shippingKey({ listing }: ItemRoute): string | null {
  if (!listing) return null;
  return listing.kind === 'own' ? `own:${listing.policyId}` : `kept:${listing.policy.key}`;
}
