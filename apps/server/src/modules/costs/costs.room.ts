import type { Room } from '../../platform/room.ts';
import { costsRoutes } from './costs.routes.ts';
import type { CostsDeps } from './costs.service.ts';
import { costsTables } from './costs.tables.data.ts';

export function createCostsRoom(deps: CostsDeps): Room {
  return { tables: costsTables, routes: costsRoutes(deps) };
}
