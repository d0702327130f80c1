import type { AccountSession } from '@quayside/connector-kit';
import type { Site } from '@quayside/kernel';
import type { Rest } from './rest.ts';
import { ebaySite } from './sites.ts';
import type { FulfillmentPolicy, FulfillmentPolicyRequest } from './wire.ts';

const POLICIES = '/sell/account/v1/fulfillment_policy';
const OPERATION = 'ebay.account';
const MEMBERS = { fulfillmentPolicyId: 'value' } as const;

export type PolicyCalls = ReturnType<typeof createPolicyCalls>;

/** Calls of the Account API for fulfilment policies. */
export function createPolicyCalls(rest: Rest) {
  return {
    async getFulfillmentPolicies(session: AccountSession, site: Site): Promise<readonly FulfillmentPolicy[]> {
      const { body } = await rest.call<{ fulfillmentPolicies?: FulfillmentPolicy[] }>(session, {
        operation: OPERATION,
        name: 'getFulfillmentPolicies',
        method: 'GET',
        path: POLICIES,
        query: { marketplace_id: ebaySite(site).marketplaceId },
        language: site,
        isRepeatable: true,
        members: { fulfillmentPolicies: 'list' },
      });
      return body?.fulfillmentPolicies ?? [];
    },

    async getFulfillmentPolicy(session: AccountSession, policyId: string): Promise<FulfillmentPolicy | undefined> {
      const { body } = await rest.call<FulfillmentPolicy>(session, {
        operation: OPERATION,
        name: 'getFulfillmentPolicy',
        method: 'GET',
        path: `${POLICIES}/${encodeURIComponent(policyId)}`,
        isRepeatable: true,
        members: MEMBERS,
      });
      return body;
    },

    /** Only this path ends with a slash. */
    async createFulfillmentPolicy(
      session: AccountSession,
      site: Site,
      policy: FulfillmentPolicyRequest,
    ): Promise<FulfillmentPolicy | undefined> {
      const { body } = await rest.call<FulfillmentPolicy>(session, {
        operation: OPERATION,
        name: 'createFulfillmentPolicy',
        method: 'POST',
        path: `${POLICIES}/`,
        body: policy,
        language: site,
        isRepeatable: false,
        members: MEMBERS,
      });
      return body;
    },

    async updateFulfillmentPolicy(
      session: AccountSession,
      site: Site,
      policyId: string,
      policy: FulfillmentPolicyRequest,
    ): Promise<void> {
      await rest.call(session, {
        operation: OPERATION,
        name: 'updateFulfillmentPolicy',
        method: 'PUT',
        path: `${POLICIES}/${encodeURIComponent(policyId)}`,
        body: policy,
        language: site,
        isRepeatable: false,
        members: MEMBERS,
      });
    },
  };
}
