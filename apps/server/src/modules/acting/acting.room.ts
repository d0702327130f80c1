import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { actingRoutes } from './acting.routes.ts';

export function createActingRoom(deps: { readonly db: Db }): Room {
  return { routes: actingRoutes(deps) };
}
