import type { Room } from '../../platform/room.ts';
import { chartsRoutes } from './charts.routes.ts';
import type { ChartsDeps } from './charts.service.ts';
import { chartsTables } from './charts.tables.data.ts';

export function createChartsRoom(deps: ChartsDeps): Room {
  return { tables: chartsTables, routes: chartsRoutes(deps) };
}
