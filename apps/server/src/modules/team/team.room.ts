import type { Room } from '../../platform/room.ts';
import { teamRoutes } from './team.routes.ts';
import type { TeamDeps } from './team.service.ts';
import { teamTables } from './team.tables.data.ts';

export function createTeamRoom(deps: TeamDeps): Room {
  return { tables: teamTables, routes: teamRoutes(deps) };
}
