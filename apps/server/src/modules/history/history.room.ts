import type { Room } from '../../platform/room.ts';
import { type HistoryDeps, historyRoutes } from './history.routes.ts';
import { historyTables } from './history.tables.data.ts';

export function createHistoryRoom(deps: HistoryDeps): Room {
  return { tables: historyTables, routes: historyRoutes(deps) };
}
