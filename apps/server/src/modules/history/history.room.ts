import type { Room } from '../../platform/room.ts';
import { type HistoryDeps, historyRoutes } from './history.routes.ts';

export function createHistoryRoom(deps: HistoryDeps): Room {
  return { routes: historyRoutes(deps) };
}
