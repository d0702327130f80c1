import type { Room } from '../../platform/room.ts';
import { type PortalDeps, portalRoutes } from './portal.routes.ts';

export function createPortalRoom(deps: PortalDeps): Room {
  return { routes: portalRoutes(deps) };
}
