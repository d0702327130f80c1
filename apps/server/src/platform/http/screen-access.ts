import type { Call } from '@quayside/contract';
import { type AccessUser, isPlatformScope, outcomeFor, permissionFlags } from '@quayside/kernel';
import { fail } from './fail.ts';

/**
 * Applies the portal's access decision to a call: it is allowed if its screen is.
 * @param params the path parameters, which may contain the platform
 * @throws no_access
 */
export function requireScreenAccess(
  call: Pick<Call, 'requiresScreen' | 'needs'>,
  user: AccessUser,
  params: unknown,
): void {
  if (!hasScreenAccess(call, user, params)) throw fail('no_access');
}

export function hasScreenAccess(
  call: Pick<Call, 'requiresScreen' | 'needs'>,
  user: AccessUser,
  params: unknown = {},
): boolean {
  const { platform } = params as { readonly platform?: string };
  const scope = platform !== undefined && isPlatformScope(platform) ? { platform } : {};
  if (call.requiresScreen && outcomeFor(user, { group: call.requiresScreen, ...scope }).kind !== 'screen') return false;
  return !call.needs || permissionFlags(user)[call.needs];
}
