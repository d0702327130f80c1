import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { profileRoutes } from './profile.routes.ts';

export function createProfileRoom(deps: { readonly db: Db }): Room {
  return { routes: profileRoutes(deps) };
}
