import type { SessionUser } from '@quayside/contract';
import { isPlatformScope, NO_ACCOUNT, type PlatformScope } from '@quayside/kernel';
import { type Active, accountOn, activeFor } from './active.ts';
import type { Params } from './params.ts';

/**
 * An address from its pattern. Platform and account are taken from `params` where they fit, else filled in: the active ones, else
 * the first. Null where `params` name a platform that does not exist.
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

/** The platform that a pattern names by itself. */
export function scopeOf(pattern: string): PlatformScope | undefined {
  const [, first = ''] = pattern.split('/');
  return isPlatformScope(first) ? first : undefined;
}

/** An account in the address is kept, even a foreign one: what is there decides where to go instead. */
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
