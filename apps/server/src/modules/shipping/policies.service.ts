import type { RemotePolicy } from '@quayside/connector-kit';
import type { PolicyChoiceInput, ShippingPolicyList, ShippingPolicySite } from '@quayside/contract';
import { countryTypeOf, destinationOf, listingSitesOf, type Site, shippingStatementOf } from '@quayside/kernel';
import { fail } from '../../platform/http/fail.ts';
import { type Account, type AccountsDeps, getAccount } from '../accounts/index.ts';
import { listPolicyStates } from '../dispatch/index.ts';
import type { Actor } from '../history/index.ts';
import { askMarketplace } from './ask-marketplace.ts';
import {
  makeChange,
  type PlannedChange,
  type Present,
  profileOf,
  readPresent,
  type ShippingDeps,
} from './change-shipping.ts';
import { createPolicyTable } from './listing-shipping.ts';
import * as repository from './shipping.repository.ts';

export interface PolicyDeps extends ShippingDeps, AccountsDeps {}

/**
 * Where listings use a policy or a group: the sites of eBay and Amazon other than the account's own, and those where the account lists
 * items of other platforms.
 */
function sitesOfPolicies({ platform, sourceSite }: Account): Site[] {
  if (shippingStatementOf(platform) === 'offer') return [];
  return [...listingSitesOf({ platform, site: sourceSite })];
}

/** @throws account_not_found */
async function accountOf(deps: PolicyDeps, userId: number, accountId: number): Promise<Account> {
  const account = await getAccount(deps.db, userId, accountId);
  if (!account) throw fail('account_not_found');
  return account;
}

/**
 * The state of a profile at the marketplace by site, and the seller's own policies there.
 * @throws shipping_profile_not_found, account_not_found, account_disconnected, marketplace_unavailable
 */
export async function listPolicies(
  deps: PolicyDeps,
  userId: number,
  profileId: number,
  accountId: number,
): Promise<ShippingPolicyList> {
  profileOf((await readPresent(deps.db, userId)).world, profileId);
  const account = await accountOf(deps, userId, accountId);
  return viewPolicies(deps, profileId, account, await readPolicies(deps, account));
}

async function viewPolicies(
  { db }: PolicyDeps,
  profileId: number,
  account: Account,
  remote: RemotePolicies,
): Promise<ShippingPolicyList> {
  const { userId, accountId } = account;
  const present = await readPresent(db, userId);
  const { world } = present;
  const profile = profileOf(world, profileId);
  const sites = sitesOfPolicies(account);
  const states = await listPolicyStates(db, { userId, accountId });
  const policies = createPolicyTable(world);
  return {
    profile_id: profileId,
    accountId,
    sites: sites.map(
      (site): ShippingPolicySite => ({
        site,
        isExcluded: countryTypeOf(profile, destinationOf(site)) === 'EXCLUDED',
        bands: (shippingStatementOf(account.platform) === 'policy' ? policies(profile, { accountId, site }) : []).map(
          ({ band, policy }) => {
            const state = states.find((one) => one.site === site && one.key === policy.key);
            return {
              band,
              policyId: state?.policyId ?? null,
              name: policy.name,
              state: state?.state ?? 'waiting',
              message: state?.message ?? null,
              services: policy.content.services.map(({ code, cost, additionalCost, isFree }) => ({
                code,
                cost,
                additionalCost,
                isFree,
              })),
            };
          },
        ),
        own: (remote.get(site) ?? [])
          .filter(({ key }) => key === null)
          .map(({ policyId, name, handlingDays, services }) => ({
            policyId,
            name,
            handlingDays,
            services: services.map(({ code, cost, isFree }) => ({ code, cost, isFree })),
          })),
        chosen: chosenAt(present, profileId, accountId, site),
      }),
    ),
  };
}

function chosenAt({ world }: Present, profileId: number, accountId: number, site: Site): string | null {
  const choice = world.choices.find(
    (one) => one.profileId === profileId && one.accountId === accountId && one.site === site,
  );
  return choice?.policyId ?? null;
}

type RemotePolicies = ReadonlyMap<Site, readonly RemotePolicy[]>;

/**
 * The policies that the account's listings may use, by site; empty on a platform without them.
 * @throws account_disconnected, marketplace_unavailable
 */
export async function readPolicies(
  deps: AccountsDeps,
  account: Account,
  sites: readonly Site[] = sitesOfPolicies(account),
): Promise<RemotePolicies> {
  if (sites.length === 0) return new Map();
  return askMarketplace(deps, account, async ({ connector, session }) => {
    const channel = connector.shippingPolicies;
    const lists = await Promise.all(sites.map(async (site) => (await channel?.list(session, site)) ?? []));
    return new Map(sites.map((site, index) => [site, lists[index] ?? []]));
  });
}

export interface PolicyPlace {
  readonly profileId: number;
  readonly accountId: number;
  readonly site: Site;
}

/** @throws shipping_profile_not_found */
export function planChoice(present: Present, place: PolicyPlace, policyId: string | null): PlannedChange {
  const { userId, world } = present;
  const { profileId, accountId, site } = place;
  profileOf(world, profileId);
  const before = chosenAt(present, profileId, accountId, site);
  const others = world.choices.filter(
    (one) => !(one.profileId === profileId && one.accountId === accountId && one.site === site),
  );
  return {
    after: { ...world, choices: policyId === null ? others : [...others, { ...place, policyId }] },
    items: null,
    async store(tx) {
      await repository.setChoice(tx, userId, place, policyId);
      const entry = {
        entity: 'shipping-profile',
        entityId: profileId,
        site,
        field: 'shipping-policy',
        before,
        after: policyId,
        why: 'shipping_policy_chosen',
      } as const;
      return { history: before === policyId ? [] : [entry] };
    },
  };
}

/** @throws account_not_found, site_not_supported */
export async function refuseOtherSites(deps: PolicyDeps, userId: number, { accountId, site }: PolicyPlace) {
  const account = await accountOf(deps, userId, accountId);
  if (!sitesOfPolicies(account).includes(site)) throw fail('site_not_supported');
  return account;
}

/**
 * Uses one of the seller's own policies for a profile's listings on a site, or returns to the profile's. The
 * marketplace is called first: if it does not respond, nothing has changed.
 * @throws as `planChoice`, `refuseOtherSites` and `listPolicies`, shipping_policy_not_found, shipping_changed
 */
export async function choosePolicy(
  deps: PolicyDeps,
  userId: number,
  actor: Actor,
  place: PolicyPlace,
  { policyId, expected }: PolicyChoiceInput,
): Promise<ShippingPolicyList> {
  profileOf((await readPresent(deps.db, userId)).world, place.profileId);
  const account = await refuseOtherSites(deps, userId, place);
  const remote = await readPolicies(deps, account);
  const own = remote.get(place.site) ?? [];
  if (policyId !== null && !own.some((policy) => policy.policyId === policyId && policy.key === null)) {
    throw fail('shipping_policy_not_found');
  }
  await makeChange(deps, userId, actor, expected, async (_tx, present) => planChoice(present, place, policyId));
  return viewPolicies(deps, place.profileId, account, remote);
}
