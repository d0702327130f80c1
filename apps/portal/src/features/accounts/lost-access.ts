import type { AccountDetail } from '@quayside/contract';

/** What is known of why an account has no access: the messages `accounts:lost.<word>`. */
const LOSSES = ['keys_refused', 'right_missing', 'access_revoked', 'over'] as const;
export type LostAccess = (typeof LOSSES)[number];

/** Undefined where there is access, and where the marketplace has not said why there is none. */
export function lostAccess(
  { status, pausedReason, consentExpiresAt }: Pick<AccountDetail, 'status' | 'pausedReason' | 'consentExpiresAt'>,
  now: Date,
): LostAccess | undefined {
  if (status !== 'BROKEN' && status !== 'REQUIRES_ATTENTION') return undefined;
  const said = LOSSES.find((loss) => loss === pausedReason);
  const isOver = consentExpiresAt !== null && Date.parse(consentExpiresAt) <= now.getTime();
  return said ?? (isOver ? 'over' : undefined);
}
