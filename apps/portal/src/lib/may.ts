import { outcomeFor, type PlatformScope, type RouteGroup } from '@quayside/kernel';
import { useUser } from './session.ts';

/** Whether the user gets to these screens on the platform: what is behind them the server refuses otherwise. */
export function useMaySee(group: RouteGroup, platform: PlatformScope): boolean {
  return outcomeFor(useUser(), { group, platform }).kind === 'screen';
}
