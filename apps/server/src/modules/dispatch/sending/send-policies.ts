import { type EnsuredPolicy, failedBy, mapBounded, type Outcome, succeeded } from '@quayside/connector-kit';
import type { Tx } from '../../../platform/database/db.ts';
import { isOwn } from '../leases/leases.ts';
import type { SettleDeps } from '../settle.ts';
import {
  POLICY_QUEUE,
  postponePolicy,
  releaseListings,
  storePolicy,
  type WaitingPolicy,
} from '../shipping-policies.repository.ts';
import type { SendContext } from './send.ts';
import { type QueuedResult, sendQueued } from './send-queued.ts';

/** While the account is paused. */
const PAUSED_MS = 5_000;
const AT_ONCE = 3;

/**
 * Makes the policies at the marketplace equal to the desired ones. The connector reads before it writes, so a call
 * whose response was lost is simply repeated.
 */
export async function sendPolicies(
  context: SendContext & SettleDeps,
  policies: readonly WaitingPolicy[],
): Promise<void> {
  const { connector, session } = context;
  const channel = connector.shippingPolicies;
  const done = new Map<WaitingPolicy, EnsuredPolicy>();
  const send = async (policy: WaitingPolicy): Promise<Outcome<void>> => {
    try {
      const ensured = await channel?.ensure?.(session, policy.site, policy.wanted);
      if (ensured) done.set(policy, ensured);
      return succeeded(undefined);
    } catch (error) {
      return failedBy(error);
    }
  };
  await sendQueued(context, policies, {
    call: channel?.ensure && (() => mapBounded(policies, AT_ONCE, send)),
    leastPauseMs: ({ kind }) => (kind === 'auth-expired' ? PAUSED_MS : 0),
    store: (tx, policy, result) => store(tx, policy, result, done.get(policy)),
  });
}

async function store(
  tx: Tx,
  policy: WaitingPolicy,
  result: QueuedResult,
  ensured: EnsuredPolicy | undefined,
): Promise<boolean> {
  if (!(await isOwn(tx, POLICY_QUEUE, policy))) return false;
  if (result.kind === 'again') {
    await postponePolicy(tx, policy, result);
    return true;
  }
  const reason = result.kind === 'rejected' ? result.message : null;
  const isWaiting = await storePolicy(tx, policy, { policyId: ensured?.policyId ?? null, reason });
  if (!isWaiting) await releaseListings(tx, policy, reason === null);
  return true;
}
