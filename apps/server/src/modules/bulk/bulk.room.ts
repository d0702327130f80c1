import type { Room } from '../../platform/room.ts';
import { bulkRoutes } from './bulk.routes.ts';
import { bulkTables } from './bulk.tables.data.ts';
import type { BulkDeps } from './bulk-deps.ts';

export function createBulkRoom(deps: BulkDeps): Room {
  return { tables: bulkTables, routes: bulkRoutes(deps) };
}
