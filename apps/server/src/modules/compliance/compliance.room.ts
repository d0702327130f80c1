import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import { complianceHandlers } from './compliance.jobs.ts';
import { type ComplianceRouteDeps, complianceRoutes } from './compliance.routes.ts';
import { complianceTables } from './compliance.tables.data.ts';
import { safetyKind } from './safety.kind.ts';

export interface ComplianceRoom extends Room {
  readonly ports: { readonly kinds: readonly AnyKind[] };
}

export function createComplianceRoom(deps: ComplianceRouteDeps): ComplianceRoom {
  const kind = safetyKind(deps);
  return {
    tables: complianceTables,
    routes: complianceRoutes(deps, kind),
    jobs: complianceHandlers(deps),
    ports: { kinds: [kind] },
  };
}
