/** Token → account status (design: access). */
export type AccountStatus = 'ACTIVE' | 'BROKEN' | 'REQUIRES_ATTENTION' | 'REQUIRES_ATTENTION_2';

const ATTENTION_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * @param token `state` A is active; `type` R is a refreshable (OAuth) token; `expiresAt` the end of the consent, ISO 8601.
 */
export function accountStatus(
  token: { state: string; type: string; expiresAt: string | null } | undefined,
  now: Date,
): AccountStatus {
  if (!token) return 'REQUIRES_ATTENTION';
  if (token.state !== 'A') return token.type === 'R' ? 'BROKEN' : 'REQUIRES_ATTENTION';
  if (token.expiresAt && Date.parse(token.expiresAt) - now.getTime() < ATTENTION_DAYS * DAY_MS)
    return 'REQUIRES_ATTENTION_2';
  return 'ACTIVE';
}

/** Whether the account's token is active: REQUIRES_ATTENTION_2 is an active one whose consent ends soon. */
export function hasActiveToken(status: AccountStatus): boolean {
  return status === 'ACTIVE' || status === 'REQUIRES_ATTENTION_2';
}
