import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Room } from '../../platform/room.ts';
import { dataExportHandlers } from './data-export.jobs.ts';
import { dataExportRoutes } from './data-export.routes.ts';
import { dataExportTables } from './data-export.tables.data.ts';
import type { DataExportDeps } from './make-export.ts';

export function createDataExportRoom(deps: DataExportDeps & { readonly jobs: Pick<Jobs, 'enqueue'> }): Room {
  return { tables: dataExportTables, routes: dataExportRoutes(deps), jobs: dataExportHandlers(deps) };
}
