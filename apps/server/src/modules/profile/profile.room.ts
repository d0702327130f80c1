import type { Room } from '../../platform/room.ts';
import type { ProfileDeps } from './contact.service.ts';
import { profileRoutes } from './profile.routes.ts';

export function createProfileRoom(deps: ProfileDeps): Room {
  return { routes: profileRoutes(deps) };
}
