import type { Room } from '../../platform/room.ts';
import { teamRoutes } from './team.routes.ts';
import type { TeamDeps } from './team.service.ts';

export function createTeamRoom(deps: TeamDeps): Room {
  return { routes: teamRoutes(deps) };
}
