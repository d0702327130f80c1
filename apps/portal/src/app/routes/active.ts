import type { AccountEntry, SessionUser } from '@quayside/contract';
import { accountsOn, defaultPlatform, type PlatformScope } from '@quayside/kernel';
import type { AccountScope } from '../../lib/account.ts';
import type { Route } from './routes.data.ts';

/** The platform and account of the last address; used by addresses without them. */
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

/** The stored value of any user; `activeFor` checks that it belongs to this seller. */
export function recallActive(): Active | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? null : (JSON.parse(kept) as Active);
}

/**
 * The active platform and account after an address. Tools for all accounts do not change it, so that a seller returns to the account they
 * came from.
 */
export function activeAt(route: Route, at: AccountScope, before: Active | null): Active {
  const { scope, account } = at;
  if (!route.path.startsWith('/all/')) return { scope, accountId: account.id };
  const keeps = before?.scope === 'all' || before?.scope === account.platform;
  return { scope: keeps ? before.scope : account.platform, accountId: account.id };
}

/**
 * The current platform and account: those of the last address, otherwise the first account of the first platform, or of any platform if
 * that one has none.
 */
export function activeFor(
  user: SessionUser,
  remembered: Active | null,
): { readonly scope: PlatformScope; readonly account: AccountEntry | null } {
  if (remembered) {
    const account = accountsOn(user, remembered.scope).find(({ id }) => id === remembered.accountId);
    if (account) return { scope: remembered.scope, account };
  }
  const scope = defaultPlatform(user);
  const [any = null] = user.accounts;
  const first = accountOn(user, scope, null) ?? any;
  return { scope: first?.platform ?? scope, account: first };
}

/** The account to open on a platform: the active one if it is on the platform, otherwise the first; null if there is none. */
export function accountOn(user: SessionUser, scope: PlatformScope, remembered: Active | null): AccountEntry | null {
  const accounts = accountsOn(user, scope);
  return accounts.find(({ id }) => id === remembered?.accountId) ?? accounts[0] ?? null;
}
