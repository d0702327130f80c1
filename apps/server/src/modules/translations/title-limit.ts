import type { Platform } from '@quayside/kernel';
import type { AccountsDeps } from '../accounts/index.ts';

/** The maximum code points of a title on a platform. Without a connector nothing is sent, so there is no limit. */
export function titleLimitOf(deps: Pick<AccountsDeps, 'connectors'>, platform: Platform | undefined): number {
  const connector = platform && deps.connectors.get(platform);
  return connector?.capabilities.titleLimit ?? Number.MAX_SAFE_INTEGER;
}
