import type { Room } from '../../platform/room.ts';
import { closingHandlers } from './closing.jobs.ts';
import { closingRoutes } from './closing.routes.ts';
import { closingTables } from './closing.tables.data.ts';
import type { ClosingDeps } from './closing-mails.ts';

export function createClosingRoom(deps: ClosingDeps): Room {
  return { tables: closingTables, routes: closingRoutes(deps), jobs: closingHandlers(deps) };
}
