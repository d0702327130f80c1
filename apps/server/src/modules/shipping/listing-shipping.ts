import type { OfferTerms } from '@quayside/connector-kit';
import {
  bandOf,
  cheapestWithMode,
  inSiteCurrency,
  levelOf,
  type RulesInForce,
  resolveRoute,
  type Shipping,
  type ShippingRoute,
  type Site,
  type SitePolicy,
  type StatedShipping,
  shippingStatementOf,
  siteFacts,
  sitePolicies,
} from '@quayside/kernel';
import { FREE_POLICY } from '@quayside/kernel/product-settings';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import type { ShippingPolicy } from '../dispatch/index.ts';
import type { Item } from '../products/index.ts';
import { listItemShipping } from './item-shipping.repository.ts';
import type { StoredProfile } from './shipping.repository.ts';
import {
  loadWorld,
  modesOf,
  priceIn,
  profileInForce,
  queryOf,
  rulesAt,
  type ShippedPlace,
  type ShippingWorld,
  shippingAt,
  statementAt,
} from './shipping-world.ts';

/**
 * The shipping of a listing at its marketplace: a policy that Quayside maintains there, one that the seller created, or
 * terms of its own.
 */
export type ListingShipping =
  | { readonly kind: 'kept'; readonly policy: ShippingPolicy }
  | { readonly kind: 'own'; readonly policyId: string }
  | {
      readonly kind: 'stated';
      /** In the profile's currency, so that a new exchange rate alone does not change it. */
      readonly stated: StatedShipping;
      /** In the site's currency. */
      readonly terms: OfferTerms;
    };

/** The shipping of an item on a site, whichever account lists it. */
export interface ItemRoute {
  readonly shipping: Shipping;
  /** The profile that applies; null if none does. */
  readonly profileName: string | null;
  /** Null if the account's own settings apply. */
  readonly listing: ListingShipping | null;
  readonly cost: RouteCost | null;
}

/** The cost of the cheapest shipping on a site, in its currency. */
export interface RouteCost {
  readonly service: string;
  readonly costMinor: number;
  readonly buyerPaysMinor: number;
  readonly currency: string;
}

export interface RouteTable {
  of(item: Pick<Item, 'itemId' | 'price'>, site: Site): ItemRoute;
}

/** The routes of the items that one account sells, with a few statements for any number of items and sites. */
export async function routesOf(
  db: Db,
  account: Pick<Account, 'userId' | 'accountId' | 'platform'>,
  itemIds: readonly number[],
): Promise<RouteTable> {
  const { userId, accountId, platform } = account;
  const world = await loadWorld(db, userId, [accountId]);
  const rows = await listItemShipping(db, userId, itemIds);
  const policies = createPolicyTable(world);
  return {
    of({ itemId, price }, site) {
      const row = rows.get(itemId);
      const profileId = row?.profileId ?? null;
      const place = { profileId, accountId, platform, site, price, weight: row?.weight ?? null };
      const { force, shipping } = shippingAt(world, place);
      const route = force && cheapestRoute(world, place, force, shipping);
      return {
        shipping,
        profileName: profileInForce(world, profileId)?.name ?? null,
        listing: listingOf(world, policies, place, shipping),
        cost: route ? costOf(world, site, force.rules.currency, route) : null,
      };
    },
  };
}

function listingOf(
  world: ShippingWorld,
  policies: PolicyTable,
  place: ShippedPlace,
  shipping: Shipping,
): ListingShipping | null {
  if (shipping.by === 'choice') return { kind: 'own', policyId: shipping.policyId };
  const profile = profileInForce(world, place.profileId);
  const force = rulesAt(world, place);
  if (shipping.by !== 'profile' || !profile || !force) return null;
  const statement = statementAt(world, place, force, shipping);
  if (statement.by === 'offer') {
    const { stated } = statement;
    return stated && { kind: 'stated', stated, terms: termsOf(world, place.site, stated) };
  }
  if (statement.by === 'group') return null;
  const band = bandOf(force.rules, force.fallback, place.site, queryOf(world, force, place));
  const policy = policies(profile, place).find((one) => one.band === band)?.policy;
  return policy ? { kind: 'kept', policy } : null;
}

function termsOf(world: ShippingWorld, site: Site, { currency, handlingDays, delivery }: StatedShipping): OfferTerms {
  const rate = world.rates(currency, siteFacts(site).currency);
  return {
    handlingDays,
    delivery: delivery.map(({ code, cost, additionalCost }) => ({
      code,
      cost: inSiteCurrency(cost, currency, rate),
      additionalCost: inSiteCurrency(additionalCost, currency, rate),
    })),
  };
}

/**
 * The route whose cost counts. A group implements the profile at the marketplace, so the profile's cost counts for it
 * too; a policy of the seller's own has costs that Quayside does not store.
 */
function cheapestRoute(
  world: ShippingWorld,
  place: ShippedPlace,
  force: RulesInForce,
  shipping: Shipping,
): ShippingRoute | null {
  const statement = shippingStatementOf(place.platform);
  if (shipping.by === 'choice' && statement === 'group') {
    const decision = resolveRoute(force.rules, force.fallback, queryOf(world, force, place));
    return decision.ok ? decision.routes[0] : null;
  }
  if (shipping.by !== 'profile') return null;
  const { decision } = shipping;
  const mapped = statement === 'offer' ? cheapestWithMode(decision, modesOf(world, place.accountId)) : undefined;
  return mapped ?? decision.routes[0];
}

function costOf(
  world: ShippingWorld,
  site: Site,
  currency: ShippedPlace['price']['currency'],
  { service, siteService, cost, buyerPays }: ShippingRoute,
): RouteCost {
  const there = siteFacts(site).currency;
  const inThere = (minor: number) => priceIn(world, { minor, currency }, there);
  return {
    service: siteService?.name ?? levelOf(service) ?? service,
    costMinor: inThere(cost),
    buyerPaysMinor: inThere(buyerPays),
    currency: there,
  };
}

/** The policy for a profile's band on a site. */
export interface BandPolicy {
  readonly band: string;
  readonly policy: ShippingPolicy;
}

/** All policies of a profile for an account's eBay site, each created once. */
export type PolicyTable = (
  profile: StoredProfile,
  place: Pick<ShippedPlace, 'accountId' | 'site'>,
) => readonly BandPolicy[];

export function createPolicyTable(world: ShippingWorld): PolicyTable {
  const known = new Map<string, readonly BandPolicy[]>();
  return (profile, { accountId, site }) => {
    const isFree = world.isFree(accountId, site);
    const key = `${profile.profileId} ${site} ${isFree}`;
    const policies = known.get(key) ?? policiesOf(world, profile, { accountId, site });
    known.set(key, policies);
    return policies;
  };
}

function policiesOf(
  world: ShippingWorld,
  profile: StoredProfile,
  { accountId, site }: Pick<ShippedPlace, 'accountId' | 'site'>,
): BandPolicy[] {
  const force = rulesAt(world, { profileId: profile.profileId, accountId, site });
  if (!force) return [];
  const isMadeFree = force.rules.isFreeShipping && !profile.isFreeShipping;
  const rate = world.rates(profile.currency, siteFacts(site).currency);
  const policies = sitePolicies(force.rules, force.fallback, site, rate);
  return policies.map((one) => ({
    band: one.band,
    policy: policyOf(profile, one, { isOneOfMany: policies.length > 1, isMadeFree }),
  }));
}

function policyOf(
  { profileId, name }: StoredProfile,
  { band, country, handlingDays, services, excluded }: SitePolicy,
  { isOneOfMany, isMadeFree }: { readonly isOneOfMany: boolean; readonly isMadeFree: boolean },
): ShippingPolicy {
  return {
    key: `${profileId}.${band}${isMadeFree ? FREE_POLICY : ''}`,
    name: isOneOfMany ? `${name} ${band}` : name,
    content: { country, handlingDays, services, excluded },
  };
}
