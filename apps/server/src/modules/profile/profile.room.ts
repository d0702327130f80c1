import type { Room } from '../../platform/room.ts';
import type { ProfileDeps } from './contact.service.ts';
import { profileRoutes } from './profile.routes.ts';
import { profileTables } from './profile.tables.data.ts';

export function createProfileRoom(deps: ProfileDeps): Room {
  return { tables: profileTables, routes: profileRoutes(deps) };
}
