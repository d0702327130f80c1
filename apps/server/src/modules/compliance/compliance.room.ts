import type { Room } from '../../platform/room.ts';
import { complianceHandlers } from './compliance.jobs.ts';
import { complianceRoutes } from './compliance.routes.ts';
import type { ComplianceDeps } from './compliance.service.ts';
import { complianceTables } from './compliance.tables.data.ts';

export function createComplianceRoom(deps: ComplianceDeps): Room {
  return { tables: complianceTables, routes: complianceRoutes(deps), jobs: complianceHandlers(deps) };
}
