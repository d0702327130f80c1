import type { Clock } from '../../platform/clock.ts';
import type { Room } from '../../platform/room.ts';
import { optimizerRoutes } from './optimizer.routes.ts';
import { optimizerTables } from './optimizer.tables.data.ts';
import type { ProposeDeps } from './propose.ts';

/** What sellers change is stamped in real time. */
export function createOptimizerRoom(deps: Omit<ProposeDeps, 'clock'> & { readonly machineClock: Clock }): Room {
  return { tables: optimizerTables, routes: optimizerRoutes({ ...deps, clock: deps.machineClock }) };
}
