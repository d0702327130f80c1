import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { viewRoutes } from './views.routes.ts';
import { viewsTables } from './views.tables.data.ts';

export function createViewsRoom(deps: { readonly db: Db }): Room {
  return { tables: viewsTables, routes: viewRoutes(deps) };
}
