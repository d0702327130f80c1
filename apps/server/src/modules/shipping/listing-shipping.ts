import { bandOf, type Shipping, type Site, type SitePolicy, siteFacts, sitePolicies } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import type { Account } from '../accounts/index.ts';
import type { ShippingPolicy } from '../dispatch/index.ts';
import type { Item } from '../products/index.ts';
import { listItemShipping } from './item-shipping.repository.ts';
import type { StoredProfile } from './shipping.repository.ts';
import {
  loadWorld,
  priceIn,
  profileInForce,
  queryOf,
  rulesInForce,
  type ShippedPlace,
  type ShippingWorld,
  shippingAt,
} from './shipping-world.ts';

/** What a listing names at its marketplace: a policy that Quayside keeps there, or one that the seller made. */
export type ListingShipping =
  | { readonly kind: 'kept'; readonly policy: ShippingPolicy }
  | { readonly kind: 'own'; readonly policyId: string };

/** The shipping of an item on a site, for whoever lists it. */
export interface ItemRoute {
  readonly shipping: Shipping;
  /** The profile that decides; null if none does. */
  readonly profileName: string | null;
  /** Null where the account's own settings apply, or the marketplace has no policies. */
  readonly listing: ListingShipping | null;
  readonly cost: RouteCost | null;
}

/** What the cheapest shipping costs on a site, in its currency. */
export interface RouteCost {
  readonly service: string;
  readonly costMinor: number;
  readonly buyerPaysMinor: number;
  readonly currency: string;
}

export interface RouteTable {
  of(item: Pick<Item, 'itemId' | 'price'>, site: Site): ItemRoute;
}

/** The routes of items that one account sells: a few statements for any number of items and sites. */
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
      return {
        shipping,
        profileName: profileInForce(world, profileId)?.name ?? null,
        listing: listingOf(world, policies, place, shipping),
        cost: force && shipping.by === 'profile' ? costOf(world, site, force.rules.currency, shipping) : null,
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
  const force = rulesInForce(world, place.profileId);
  if (place.platform !== 'ebay' || shipping.by !== 'profile' || !profile || !force) return null;
  const band = bandOf(force.rules, force.fallback, place.site, queryOf(world, force, place));
  const policy = policies(profile, place.site).find((one) => one.band === band)?.policy;
  return policy ? { kind: 'kept', policy } : null;
}

function costOf(
  world: ShippingWorld,
  site: Site,
  currency: ShippedPlace['price']['currency'],
  { decision }: Shipping & { readonly by: 'profile' },
): RouteCost {
  const [{ service, siteService, cost, buyerPays }] = decision.routes;
  const there = siteFacts(site).currency;
  const inThere = (minor: number) => priceIn(world, { minor, currency }, there);
  return {
    service: siteService?.name ?? service,
    costMinor: inThere(cost),
    buyerPaysMinor: inThere(buyerPays),
    currency: there,
  };
}

/** The policy of a profile's band on a site. */
export interface BandPolicy {
  readonly band: string;
  readonly policy: ShippingPolicy;
}

/** Every policy of a profile for a site of eBay, each made once. */
export type PolicyTable = (profile: StoredProfile, site: Site) => readonly BandPolicy[];

export function createPolicyTable(world: ShippingWorld): PolicyTable {
  const known = new Map<string, readonly BandPolicy[]>();
  return (profile, site) => {
    const key = `${profile.profileId} ${site}`;
    const policies = known.get(key) ?? policiesOf(world, profile, site);
    known.set(key, policies);
    return policies;
  };
}

function policiesOf(world: ShippingWorld, profile: StoredProfile, site: Site): BandPolicy[] {
  const force = rulesInForce(world, profile.profileId);
  if (!force) return [];
  const rate = world.rates(profile.currency, siteFacts(site).currency);
  const policies = sitePolicies(force.rules, force.fallback, site, rate);
  return policies.map((one) => ({ band: one.band, policy: policyOf(profile, one, policies.length > 1) }));
}

function policyOf(
  { profileId, name }: StoredProfile,
  { band, country, handlingDays, services, excluded }: SitePolicy,
  isOneOfMany: boolean,
): ShippingPolicy {
  return {
    key: `${profileId}.${band}`,
    name: isOneOfMany ? `${name} ${band}` : name,
    content: { country, handlingDays, services, excluded },
  };
}
