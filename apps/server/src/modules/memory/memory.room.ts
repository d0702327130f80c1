import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { memoryRoutes } from './memory.routes.ts';
import { memoryTables } from './memory.tables.data.ts';

export function createMemoryRoom({ db }: { readonly db: Db }): Room {
  return { tables: memoryTables, routes: memoryRoutes(db) };
}
