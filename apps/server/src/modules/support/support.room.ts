import type { Room } from '../../platform/room.ts';
import { supportHandlers } from './support.jobs.ts';
import { supportRoutes } from './support.routes.ts';
import type { SupportDeps } from './support.service.ts';

export function createSupportRoom(deps: SupportDeps): Room {
  return { routes: supportRoutes(deps), jobs: supportHandlers(deps) };
}
