import type { AccountEntry, SessionUser } from '@quayside/contract';
import { accountsOn, defaultPlatform, type PlatformScope } from '@quayside/kernel';

/** The platform and account that an address named last; kept for the addresses that name none. */
export interface Active {
  readonly scope: PlatformScope;
  readonly accountId: number;
}

const KEY = 'quayside-active';

export function rememberActive(active: Active): void {
  sessionStorage.setItem(KEY, JSON.stringify(active));
}

export function forgetActive(): void {
  sessionStorage.removeItem(KEY);
}

/** What was remembered, whoever it was remembered for: `activeFor` asks whether it is this seller's. */
export function recallActive(): Active | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Active);
}

/** The platform and account in force: those of the last address, else the first account of the platform that comes first. */
export function activeFor(
  user: SessionUser,
  remembered: Active | null,
): { readonly scope: PlatformScope; readonly account: AccountEntry | null } {
  if (remembered) {
    const account = accountsOn(user, remembered.scope).find(({ id }) => id === remembered.accountId);
    if (account) return { scope: remembered.scope, account };
  }
  const scope = defaultPlatform(user);
  return { scope, account: accountOn(user, scope, null) };
}

/** The account to go to on a platform: the active one where it is there, else the first; null where there is none. */
export function accountOn(user: SessionUser, scope: PlatformScope, remembered: Active | null): AccountEntry | null {
  const accounts = accountsOn(user, scope);
  return accounts.find(({ id }) => id === remembered?.accountId) ?? accounts[0] ?? null;
}
