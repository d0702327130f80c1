import {
  type AccountSession,
  ConnectorError,
  type EnsuredPolicy,
  failedBy,
  type ShippingPolicyChannel,
  type WantedPolicy,
} from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import { isRefusal } from './bulk.ts';
import type { PolicyCalls } from './policy-calls.ts';
import { ebaySite } from './sites.ts';
import { checkPolicy, isSamePolicy, keyOf, toPolicyRequest, toRemotePolicy } from './transform/fulfillment-policy.ts';
import type { FulfillmentPolicy } from './wire.ts';

/** Fulfilment policies: those of the seller, and those that Quayside maintains for shipping profiles. */
export function createPolicyChannel(calls: PolicyCalls): ShippingPolicyChannel {
  return {
    async list(session, site) {
      const policies = await calls.getFulfillmentPolicies(session, site);
      return policies.flatMap((policy) => toRemotePolicy(policy) ?? []);
    },
    ensure: (session, site, wanted) => ensure(calls, session, site, wanted),
  };
}

/**
 * Reads, merges and writes, because eBay replaces the whole policy. A created policy is found again by its mark, and an
 * error about a used name leads to the policy that has it.
 */
async function ensure(
  calls: PolicyCalls,
  session: AccountSession,
  site: Site,
  wanted: WantedPolicy,
): Promise<EnsuredPolicy> {
  checkPolicy(wanted.content);
  const existing = await find(calls, session, site, wanted);
  if (existing) return update(calls, session, site, wanted, existing);
  const request = toPolicyRequest(site, wanted, undefined);
  try {
    const created = await calls.createFulfillmentPolicy(session, site, request);
    return ensured(created?.fulfillmentPolicyId, request.name, 'created');
  } catch (error) {
    if (!isRefusal(failedBy(error).error)) throw error;
    // Created by an earlier call whose response was lost, and not visible in the first read yet.
    const twin = await findMarked(calls, session, site, wanted.key);
    if (!twin) throw error;
    return update(calls, session, site, wanted, twin);
  }
}

async function update(
  calls: PolicyCalls,
  session: AccountSession,
  site: Site,
  wanted: WantedPolicy,
  existing: FulfillmentPolicy,
): Promise<EnsuredPolicy> {
  const { fulfillmentPolicyId: policyId } = existing;
  const request = toPolicyRequest(site, wanted, existing);
  if (isSamePolicy(existing, request)) return ensured(policyId, request.name, 'none');
  await calls.updateFulfillmentPolicy(session, site, policyId ?? '', request);
  return ensured(policyId, request.name, 'updated');
}

function ensured(
  policyId: string | undefined,
  name: string | undefined,
  change: EnsuredPolicy['change'],
): EnsuredPolicy {
  if (policyId === undefined) throw new ConnectorError('unknown', 'eBay did not say which policy it is.');
  return { policyId, name: name ?? policyId, change };
}

/** A policy by its id, if it is still Quayside's; otherwise by its mark. */
async function find(
  calls: PolicyCalls,
  session: AccountSession,
  site: Site,
  { policyId, key }: WantedPolicy,
): Promise<FulfillmentPolicy | undefined> {
  const known = policyId === null ? undefined : await findById(calls, session, policyId);
  const isOurs = known && keyOf(known) === key && known.marketplaceId === ebaySite(site).marketplaceId;
  return isOurs ? known : findMarked(calls, session, site, key);
}

async function findById(calls: PolicyCalls, session: AccountSession, policyId: string) {
  try {
    return await calls.getFulfillmentPolicy(session, policyId);
  } catch (error) {
    if (failedBy(error).error.kind === 'not-found') return undefined;
    throw error;
  }
}

async function findMarked(calls: PolicyCalls, session: AccountSession, site: Site, key: string) {
  const policies = await calls.getFulfillmentPolicies(session, site);
  return policies.find((policy) => keyOf(policy) === key);
}
