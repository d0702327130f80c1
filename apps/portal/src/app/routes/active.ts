import type { AccountEntry, SessionUser } from '@quayside/contract';
import { accountsOn, defaultPlatform, type PlatformScope } from '@quayside/kernel';
import type { AccountScope } from '../../lib/account.ts';
import type { Route } from './routes.data.ts';

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

/**
 * What an address makes active. The tools for all accounts are one step aside: who comes from an account's screens goes back to
 * them, and not to the screens of all accounts.
 */
export function activeAt(route: Route, at: AccountScope, before: Active | null): Active {
  const { scope, account } = at;
  if (!route.path.startsWith('/all/')) return { scope, accountId: account.id };
  const keeps = before?.scope === 'all' || before?.scope === account.platform;
  return { scope: keeps ? before.scope : account.platform, accountId: account.id };
}

/**
 * The platform and account in force: those of the last address, else the first account of the platform that comes first, or of any
 * while that one has none yet.
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

/** The account to go to on a platform: the active one where it is there, else the first; null where there is none. */
export function accountOn(user: SessionUser, scope: PlatformScope, remembered: Active | null): AccountEntry | null {
  const accounts = accountsOn(user, scope);
  return accounts.find(({ id }) => id === remembered?.accountId) ?? accounts[0] ?? null;
}
