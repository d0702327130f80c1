import { type AccessUser, outcomeFor } from '@quayside/kernel';
import type { Who } from '../../platform/http/route.ts';
import type { Room } from '../../platform/room.ts';
import { flowsHandlers } from './flows.jobs.ts';
import { flowsRoutes } from './flows.routes.ts';
import { flowsTables } from './flows.tables.data.ts';
import type { FlowsDeps } from './flows-deps.ts';

/** @param given their `clock` is the marketplaces' clock */
export function createFlowsRoom(
  given: Omit<FlowsDeps, 'mayUseFlows'> & { readonly loadAccess: (who: Who) => Promise<AccessUser> },
): Room {
  const deps: FlowsDeps = {
    ...given,
    async mayUseFlows(userId, loginId) {
      const access = await given.loadAccess({ userId, loginId, role: 'owner', adminUserId: null });
      return outcomeFor(access, { group: 'listingFlows', platform: 'ebay' }).kind === 'screen';
    },
  };
  return {
    tables: flowsTables,
    routes: flowsRoutes(deps),
    jobs: flowsHandlers(deps),
    // A gateway does not need it.
    schedules: [async (signal) => (await import('./schedule.ts')).runFlowSchedule(deps, signal)],
  };
}
