import type { Room } from '../../platform/room.ts';
import { actingRoutes } from './acting.routes.ts';
import type { ActingDeps } from './acting.service.ts';

export function createActingRoom(deps: ActingDeps): Room {
  return { routes: actingRoutes(deps) };
}
