import type { Tx } from '../../platform/database/db.ts';
import type { Batch } from './claim.repository.ts';
import type { BatchOutcome, RowOutcome } from './outcome.ts';
import { lockPolicyStates, POLICY_MARK } from './shipping-policies.repository.ts';

/**
 * A listing fails if its policy was rejected when the listing was prepared. If the policy is sent again or accepted
 * since, the listing has not failed and is tried again. The policies stay locked until the transaction ends, so that a
 * later acceptance finds the failed listings.
 */
export async function withPoliciesSince(
  tx: Tx,
  { account, site }: Pick<Batch, 'account' | 'site'>,
  outcome: BatchOutcome,
  now: Date,
): Promise<BatchOutcome> {
  const keys = [...new Set(outcome.rows.flatMap((one) => policyOf(one) ?? []))];
  if (keys.length === 0) return outcome;
  const states = await lockPolicyStates(tx, account, { site, keys });
  const failed = new Set(states.filter(({ state }) => state === 'failed').map(({ key }) => key));
  const isOver = (one: RowOutcome): boolean => {
    const key = policyOf(one);
    return key !== undefined && !failed.has(key);
  };
  const again = new Set(outcome.rows.filter(isOver).map(({ listing }) => listing.leaseKey));
  return {
    ...outcome,
    rows: outcome.rows.map((one) => (isOver(one) ? { ...one, result: againAt(one, now) } : one)),
    publishFailed: outcome.publishFailed.filter(({ listingKey }) => !again.has(listingKey)),
  };
}

function policyOf({ result }: RowOutcome): string | undefined {
  return result.kind === 'failed' ? result.policyKey : undefined;
}

function againAt({ row }: RowOutcome, at: Date): RowOutcome['result'] {
  const { mayHaveBeenSent: mayHaveArrived, attempts } = row;
  const error = { kind: POLICY_MARK, message: 'The shipping policy has changed since the listing was prepared.' };
  return { kind: 'again', at, mayHaveArrived, attempts, error };
}
