import type { Room } from '../../platform/room.ts';
import { descriptionsHandlers } from './descriptions.jobs.ts';
import { descriptionsRoutes } from './descriptions.routes.ts';
import type { DescriptionsDeps } from './descriptions.service.ts';
import { descriptionsTables } from './descriptions.tables.data.ts';

export function createDescriptionsRoom(deps: DescriptionsDeps): Room {
  return { tables: descriptionsTables, routes: descriptionsRoutes(deps), jobs: descriptionsHandlers(deps) };
}
