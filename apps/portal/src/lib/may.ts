import { outcomeFor, type PlatformScope, type RouteGroup } from '@quayside/kernel';
import { useUser } from './session.ts';

/** Whether the user may open these screens on the platform; otherwise the server rejects their calls. */
export function useMaySee(group: RouteGroup, platform: PlatformScope): boolean {
  return outcomeFor(useUser(), { group, platform }).kind === 'screen';
}
