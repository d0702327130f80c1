import type { Room } from '../../platform/room.ts';
import { healthHandlers } from './health.jobs.ts';
import { healthRoutes } from './health.routes.ts';
import type { HealthDeps } from './health.service.ts';

export function createHealthRoom(deps: HealthDeps): Room {
  return { routes: healthRoutes(deps), jobs: healthHandlers(deps) };
}
