import type { Room } from '../../platform/room.ts';
import { supportHandlers } from './support.jobs.ts';
import { supportRoutes } from './support.routes.ts';
import type { SupportDeps } from './support.service.ts';
import { supportTables } from './support.tables.data.ts';

export function createSupportRoom(deps: SupportDeps): Room {
  return { tables: supportTables, routes: supportRoutes(deps), jobs: supportHandlers(deps) };
}
