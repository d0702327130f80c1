import type { AccountDetail } from '@quayside/contract';

/** What is known of why an account has no access: the messages `accounts:lost.<word>`. */
const LOSSES = ['keys_refused', 'right_missing', 'access_revoked', 'over'] as const;
export type LostAccess = (typeof LOSSES)[number] | 'link_missing';

/** Undefined where there is access, and where the marketplace has not said why there is none. */
export function lostAccess(
  {
    platform,
    status,
    pausedReason,
    consentExpiresAt,
  }: Pick<AccountDetail, 'platform' | 'status' | 'pausedReason' | 'consentExpiresAt'>,
  now: Date,
): LostAccess | undefined {
  if (status !== 'BROKEN' && status !== 'REQUIRES_ATTENTION') return undefined;
  const said = LOSSES.find((loss) => loss === pausedReason);
  const isOver = consentExpiresAt !== null && Date.parse(consentExpiresAt) <= now.getTime();
  // Nobody is asked to agree to anything at Octopia: what lets keys act for a shop is that they are linked to it.
  if (said === 'right_missing' && platform === 'cdiscount') return 'link_missing';
  return said ?? (isOver ? 'over' : undefined);
}
