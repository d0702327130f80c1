import { DAY_MS } from '../durations.ts';

/**
 * Status of an account, derived from its token (design: access). `PLATFORM_OFF`: the account has access, but this installation is not
 * configured for its marketplace, so nothing is read or sent.
 */
export const ACCOUNT_STATUSES = [
  'ACTIVE',
  'BROKEN',
  'REQUIRES_ATTENTION',
  'REQUIRES_ATTENTION_2',
  'PLATFORM_OFF',
] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

const ATTENTION_DAYS = 60;

/**
 * @param token `state` A is active; `type` R is a refreshable (OAuth) token; `expiresAt` is the end of the consent, ISO
 * 8601
 * @param isPlatformOn whether this installation is configured for the account's marketplace
 */
export function accountStatus(
  token: { state: string; type: string; expiresAt: string | null } | undefined,
  now: Date,
  isPlatformOn = true,
): AccountStatus {
  if (!token) return 'REQUIRES_ATTENTION';
  if (token.state !== 'A') return token.type === 'R' ? 'BROKEN' : 'REQUIRES_ATTENTION';
  if (!isPlatformOn) return 'PLATFORM_OFF';
  if (token.expiresAt && Date.parse(token.expiresAt) - now.getTime() < ATTENTION_DAYS * DAY_MS)
    return 'REQUIRES_ATTENTION_2';
  return 'ACTIVE';
}

/** Whether the account's token is active. REQUIRES_ATTENTION_2 counts as active: its consent ends soon but has not ended. */
export function hasActiveToken(status: AccountStatus): boolean {
  return status === 'PLATFORM_OFF' || isAtWork(status);
}

/** Whether the marketplace can be called for the account now. */
export function isAtWork(status: AccountStatus): boolean {
  return status === 'ACTIVE' || status === 'REQUIRES_ATTENTION_2';
}
