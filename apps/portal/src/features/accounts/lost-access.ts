import type { AccountDetail } from '@quayside/contract';

/** Known reasons for lost access: the messages `accounts:lost.<code>`. */
const LOSSES = ['keys_refused', 'right_missing', 'access_revoked', 'over'] as const;
export type LostAccess = (typeof LOSSES)[number] | 'link_missing';

/** Undefined if the account has access or the marketplace has not stated the reason. */
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
  // Octopia has no consent; keys may act for a shop if they are linked to it.
  if (said === 'right_missing' && platform === 'cdiscount') return 'link_missing';
  return said ?? (isOver ? 'over' : undefined);
}
