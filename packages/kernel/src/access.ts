import type { Platform } from './sites.ts';

/** A login's role in a user's business (design: team roles). */
export type Role = 'owner' | 'manager' | 'operator' | 'viewer';
export const ROLES: readonly Role[] = ['owner', 'manager', 'operator', 'viewer'];

/** A viewer sees what its seller sees and changes nothing. */
export function mayChange(role: Role): boolean {
  return role !== 'viewer';
}

/** Platform state codes (specification, section 4). */
export type PlatformState = 'P' | 'T' | 'V' | 'D' | 'N' | 'I';

export interface PlatformEntry {
  readonly state: PlatformState;
  readonly programme?: string;
  readonly trialLaunched?: boolean;
}

/** Present, not deleted and, for eBay, not an AUTO_OPT_IN programme. */
export function isUsable(platform: Platform, entry: PlatformEntry | undefined): boolean {
  if (!entry || entry.state === 'D') return false;
  return platform !== 'ebay' || entry.programme !== 'AUTO_OPT_IN';
}

/** The platform a signed-in seller lands on: eBay, then Amazon, then Cdiscount, then the eBay default (section 4). */
export function defaultPlatform(entries: Partial<Record<Platform, PlatformEntry>>): Platform {
  for (const platform of ['ebay', 'amazon', 'cdiscount'] as const) {
    const entry = entries[platform];
    if (entry && entry.state !== 'D') return platform;
  }
  return 'ebay';
}

/** No usable platform and no account: such a user starts at `/start`. */
export function isPlatformless(entries: Partial<Record<Platform, PlatformEntry>>, accountCount: number): boolean {
  return accountCount === 0 && !(['ebay', 'amazon', 'cdiscount'] as const).some((p) => isUsable(p, entries[p]));
}

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
