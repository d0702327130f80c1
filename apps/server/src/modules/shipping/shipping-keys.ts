import type { ShippingCostView } from '@quayside/contract';
import { type Platform, type Reason, type Site, type StatedShipping, shippingStatementOf } from '@quayside/kernel';
import type { Content } from '../dispatch/index.ts';
import type { ItemRoute } from './listing-shipping.ts';

/** Why an item cannot reach the buyers of a site; null if it can. */
export function noShipping({ shipping, profileName }: ItemRoute, site: Site): Reason | null {
  if (shipping.by !== 'none') return null;
  return {
    code: 'no_shipping',
    params: { site, cause: shipping.reason, ...(profileName ? { profile: profileName } : {}) },
  };
}

/**
 * The shipping part of a price's breakdown; null if the account's own policies apply, whose costs Quayside does not
 * store.
 */
export function shippingCost({ cost }: ItemRoute): ShippingCostView | null {
  if (!cost) return null;
  const { currency } = cost;
  return {
    service: cost.service,
    cost: { minor: cost.costMinor, currency },
    buyerPays: { minor: cost.buyerPaysMinor, currency },
  };
}

/** The stored form of a listing's shipping at the marketplace; null for the account's own shipping. */
export function shippingKey({ listing }: ItemRoute): string | null {
  if (!listing) return null;
  switch (listing.kind) {
    case 'own':
      return `${OWN}${listing.policyId}`;
    case 'kept':
      return `kept:${listing.policy.key}`;
    case 'stated':
      return `${STATED}${statedText(listing.stated)}`;
  }
}

const OWN = 'own:';
/** The prefix of the keys of offers whose profile states their delivery. */
export const STATED = 'stated:';
const LEFT = 'left:';

/** `2 GBP TRK=590+100 EXP=1290+0`: days, and minor units of the profile's currency. */
function statedText({ currency, handlingDays, delivery }: StatedShipping): string {
  const modes = delivery.map(({ code, cost, additionalCost }) => `${code}=${cost}+${additionalCost}`);
  return [handlingDays, currency, ...modes].join(' ');
}

/**
 * The new key of a listing. Where the marketplace keeps a listing's last setting, the previous key is kept until the
 * listing states another one.
 */
export function nextShippingKey(route: ItemRoute, former: string | null, platform: Platform): string | null {
  const key = shippingKey(route);
  if (key !== null || former === null || shippingStatementOf(platform) === 'policy') return key;
  if (former.startsWith(LEFT)) return former;
  return former.startsWith(OWN) ? `${LEFT}${former.slice(OWN.length)}` : LEFT;
}

/**
 * What a listing of the account states about its shipping. A policy that Quayside maintains gets its id when it is
 * sent.
 */
export function listedShipping({ listing }: ItemRoute, key: string | null): Pick<Content, 'policy' | 'shipping'> {
  if (!listing) {
    if (!key?.startsWith(LEFT)) return {};
    return { shipping: { by: 'account', left: key.slice(LEFT.length) || null } };
  }
  switch (listing.kind) {
    case 'own':
      return { shipping: { by: 'id', policyId: listing.policyId } };
    case 'kept':
      return { policy: listing.policy };
    case 'stated':
      return { shipping: { by: 'terms', terms: listing.terms } };
  }
}
