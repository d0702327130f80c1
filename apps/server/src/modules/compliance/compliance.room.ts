import type { Room } from '../../platform/room.ts';
import { complianceHandlers } from './compliance.jobs.ts';
import { complianceRoutes } from './compliance.routes.ts';
import type { ComplianceDeps } from './compliance.service.ts';

export function createComplianceRoom(deps: ComplianceDeps): Room {
  return { routes: complianceRoutes(deps), jobs: complianceHandlers(deps) };
}
