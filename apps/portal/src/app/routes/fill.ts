import type { SessionUser } from '@quayside/contract';
import { isPlatformScope, NO_ACCOUNT, type PlatformScope } from '@quayside/kernel';
import { type Active, accountOn, activeFor } from './active.ts';
import type { Params } from './params.ts';

/**
 * Builds an address from its pattern. Platform and account come from `params` if they fit, otherwise the active ones or the first. Null if
 * `params` name an unknown platform.
 */
export function fillPath(pattern: string, params: Params, user: SessionUser, active: Active | null): string | null {
  if (params.platform !== undefined && !isPlatformScope(params.platform)) return null;
  const scope = scopeOf(pattern) ?? params.platform ?? activeFor(user, active).scope;
  const values: Params = { ...params, platform: scope, account: accountWord(pattern, params, scope, user, active) };
  return pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(values[part.slice(1).replace('?', '')] ?? '') : part))
    .filter((part, index) => index === 0 || (part !== '' && part !== '*'))
    .join('/');
}

/** The fixed platform of a pattern. */
export function scopeOf(pattern: string): PlatformScope | undefined {
  const [, first = ''] = pattern.split('/');
  return isPlatformScope(first) ? first : undefined;
}

/** Keeps an account in the address, even another user's; the target address decides on the redirect. */
function accountWord(
  pattern: string,
  params: Params,
  scope: PlatformScope,
  user: SessionUser,
  active: Active | null,
): string {
  const isOwnPlatform = scopeOf(pattern) === undefined;
  if (params.account !== undefined && isOwnPlatform) return params.account;
  const asked = params.account === undefined ? active : { scope, accountId: Number(params.account) };
  const account = accountOn(user, scope, asked) ?? activeFor(user, active).account ?? user.accounts[0];
  return String(account?.id ?? NO_ACCOUNT);
}
