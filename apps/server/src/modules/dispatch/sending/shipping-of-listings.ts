import type { Reason } from '@quayside/kernel';
import { withTransaction } from '../../../platform/database/database.ts';
import type { Batch } from '../claim.repository.ts';
import type { Content } from '../ports.ts';
import {
  addMissingPolicies,
  listPolicyStates,
  POLICY_MARK,
  type PolicyState,
  type ShippingPolicy,
} from '../shipping-policies.repository.ts';
import type { SendContext } from './send.ts';

/** How a listing's policy affects its sending: the listing can use its id, has to wait, or cannot be sent. */
export type PolicyVerdict =
  | { readonly kind: 'ready'; readonly policyId?: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly policyKey: string; readonly reason: Reason };

/**
 * Looks up the policies that the contents need. A policy that is needed for the first time is queued for its
 * marketplace.
 */
export async function readShipping(
  { db }: Pick<SendContext, 'db'>,
  { account, site }: Pick<Batch, 'account' | 'site'>,
  contents: ReadonlyMap<string, Content>,
): Promise<(content: Content | undefined) => PolicyVerdict> {
  const asked = new Map<string, ShippingPolicy>();
  for (const { policy } of contents.values()) if (policy) asked.set(policy.key, policy);
  if (asked.size === 0) return () => ({ kind: 'ready' });
  const states = await listPolicyStates(db, account, { site, keys: [...asked.keys()] });
  const known = new Map(states.map((state) => [state.key, state]));
  const missing = [...asked.values()].filter(({ key }) => !known.has(key));
  if (missing.length > 0) {
    await withTransaction(db, (tx) =>
      addMissingPolicies(
        tx,
        missing.map((policy) => ({ ...account, site, ...policy })),
      ),
    );
  }
  return (content) => (content?.policy ? verdictOf(known.get(content.policy.key)) : { kind: 'ready' });
}

function verdictOf(policy: PolicyState | undefined): PolicyVerdict {
  if (policy?.state === 'failed') {
    const params = { message: policy.message ?? '', code: POLICY_MARK };
    return { kind: 'failed', policyKey: policy.key, reason: { code: 'rejected_by_marketplace', params } };
  }
  if (policy?.state !== 'sent' || policy.policyId === null) return { kind: 'waiting' };
  return { kind: 'ready', policyId: policy.policyId };
}
