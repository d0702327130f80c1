import type { AccountEntry, SessionUser } from '@quayside/contract';
import { defaultPlatform, isPlatform, type Platform } from '@quayside/kernel';
import { createContext, useContext } from 'react';

export type PlatformScope = Platform | 'all';

/** The account that the address names. Under `all` it is the first one. */
export interface AccountScope {
  readonly scope: PlatformScope;
  readonly platform: Platform;
  readonly account: AccountEntry;
}

const AccountContext = createContext<AccountScope | null>(null);

export const AccountProvider = AccountContext.Provider;

/** The account in the address. Screens beneath `/:platform/:account` only. */
export function useAccount(): AccountScope {
  const scope = useContext(AccountContext);
  if (!scope) throw new Error('useAccount is for screens of an account');
  return scope;
}

/** The account a seller lands on: the first one of the platform that comes first (specification, section 4). */
export function homeAccount(user: Pick<SessionUser, 'platforms' | 'accounts'>): AccountEntry | null {
  const preferred = defaultPlatform({ ...user, ongoingOnboardings: [], chosenOnboardingPlatform: null });
  return user.accounts.find((account) => account.platform === preferred) ?? user.accounts[0] ?? null;
}

/**
 * What `/{platform}/{account}` means for a seller: the account, or `elsewhere` with the account to go to instead (null: there
 * is none at all), or `unknown` where the first word is no platform.
 */
export function resolveAccount(
  user: Pick<SessionUser, 'platforms' | 'accounts'>,
  platform: string | undefined,
  account: string | undefined,
): { readonly found: AccountScope } | { readonly elsewhere: AccountEntry | null } | { readonly unknown: true } {
  if (platform === undefined || (platform !== 'all' && !isPlatform(platform))) return { unknown: true };
  const candidates = platform === 'all' ? user.accounts : user.accounts.filter((entry) => entry.platform === platform);
  const entry = candidates.find(({ id }) => String(id) === account);
  if (entry) return { found: { scope: platform, platform: entry.platform, account: entry } };
  return { elsewhere: candidates[0] ?? homeAccount(user) };
}
