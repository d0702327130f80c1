import type { Room } from '../../platform/room.ts';
import { chartsRoutes } from './charts.routes.ts';
import type { ChartsDeps } from './charts.service.ts';

export function createChartsRoom(deps: ChartsDeps): Room {
  return { routes: chartsRoutes(deps) };
}
