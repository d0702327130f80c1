import type { Call } from '@quayside/contract';
import { type AccessUser, isPlatformScope, outcomeFor, permissionFlags } from '@quayside/kernel';
import { fail } from './fail.ts';

/**
 * What the portal hides, the server refuses, by the same decision: a call that requires a screen is for those who may open that screen.
 * @param params of the path; the platform among them is the one in question
 * @throws no_access
 */
export function requireScreenAccess(
  call: Pick<Call, 'requiresScreen' | 'needs'>,
  user: AccessUser,
  params: unknown,
): void {
  const { platform } = params as { readonly platform?: string };
  const scope = platform !== undefined && isPlatformScope(platform) ? { platform } : {};
  if (call.requiresScreen && outcomeFor(user, { group: call.requiresScreen, ...scope }).kind !== 'screen')
    throw fail('no_access');
  if (call.needs && !permissionFlags(user)[call.needs]) throw fail('no_access');
}
