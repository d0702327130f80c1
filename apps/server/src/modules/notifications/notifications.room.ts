import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationsTables } from './notifications.tables.data.ts';

export function createNotificationsRoom(deps: { readonly db: Db; readonly clock: Clock }): Room {
  return { tables: notificationsTables, routes: notificationRoutes(deps) };
}
