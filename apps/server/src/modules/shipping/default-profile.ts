import type { RemotePolicy } from '@quayside/connector-kit';
import type { DefaultShippingProfile } from '@quayside/contract';
import {
  baseCountry,
  type CountrySetting,
  isCountry,
  levelOf,
  listingSitesOf,
  platformOfSite,
  regionOf,
  SHIPPING_LIMITS,
  type ShippingRate,
  type Site,
  siteFacts,
} from '@quayside/kernel';
import { CallFailure } from '../../platform/http/fail.ts';
import type { Account } from '../accounts/index.ts';
import { readPresent } from './change-shipping.ts';
import { countByProfile } from './item-shipping.repository.ts';
import { type PolicyDeps, readPolicies } from './policies.service.ts';
import type { ProfileDraft } from './shipping.repository.ts';
import { priceIn, type ShippingWorld } from './shipping-world.ts';
import { fromDraft, toView } from './views.ts';

/** The default profile, or if there is none, an unsaved proposal based on the seller's own policies. */
export async function getDefault(deps: PolicyDeps, userId: number): Promise<DefaultShippingProfile> {
  const { accounts, world } = await readPresent(deps.db, userId);
  const profile = world.defaultId === null ? undefined : world.profiles.get(world.defaultId);
  if (profile) {
    const items = await countByProfile(deps.db, userId, profile.profileId);
    return { data: toView(profile, items), wasCreated: true, isSet: true };
  }
  const account = accounts.find((one) => one.platform === 'ebay' && one.tokenState === 'A');
  const draft = account && (await propose(deps, world, account));
  return { data: draft ? fromDraft(draft) : null, wasCreated: false, isSet: false };
}

/** Undefined if the account has no policies, or they are unknown at the moment. */
async function propose(deps: PolicyDeps, world: ShippingWorld, account: Account): Promise<ProfileDraft | undefined> {
  const { platform, sourceSite } = account;
  const abroad = listingSitesOf({ platform, site: sourceSite }).filter((site) => platformOfSite(site) === null);
  const policies = await readPolicies(deps, account, [sourceSite, ...abroad]).catch((error: unknown) => {
    if (error instanceof CallFailure) return undefined;
    throw error;
  });
  if (!policies) return undefined;
  return draftOf(world, sourceSite, abroad, (site) => policies.get(site)?.find(({ key }) => key === null));
}

/** Each site's own policy becomes the rate of its country, in the home currency. */
function draftOf(
  world: ShippingWorld,
  home: Site,
  abroad: readonly Site[],
  policyOf: (site: Site) => RemotePolicy | undefined,
): ProfileDraft | undefined {
  const { currency } = siteFacts(home);
  const countries: CountrySetting[] = [];
  const rates: ShippingRate[] = [];
  for (const site of abroad) {
    const country = baseCountry(siteFacts(site).country);
    const services = policyOf(site)?.services ?? [];
    const found = services.flatMap(({ code, cost, isFree }): ShippingRate[] => {
      const minor = isFree ? 0 : cost?.minor;
      if (minor === undefined || !isCountry(country)) return [];
      const there = cost?.currency ?? siteFacts(site).currency;
      return [
        {
          region: regionOf(country),
          country,
          service: levelOf(code) ?? 'STANDARD',
          type: 'flat',
          cost: priceIn(world, { minor, currency: there }, currency),
          additionalCost: 0,
        },
      ];
    });
    const first = found[0];
    if (!first) continue;
    countries.push({ code: country, type: 'CUSTOM' });
    rates.push(first);
  }
  if (rates.length === 0) return undefined;
  const handlingDays = policyOf(home)?.handlingDays ?? 1;
  return {
    name: policyOf(home)?.name.slice(0, SHIPPING_LIMITS.nameLength) || 'eBay',
    currency,
    handlingDays: Math.min(handlingDays, SHIPPING_LIMITS.handlingDays),
    isFreeShipping: rates.every((rate) => rate.type === 'flat' && rate.cost === 0),
    countries,
    rates,
  };
}
