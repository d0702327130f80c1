import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import { costsHandlers } from './costs.jobs.ts';
import { costsKind } from './costs.kind.ts';
import { costsRoutes } from './costs.routes.ts';
import type { CostsDeps } from './costs.service.ts';
import { costsTables } from './costs.tables.data.ts';
import { selectedCostsKind } from './selected-costs.kind.ts';

export function createCostsRoom(deps: CostsDeps): Room & { readonly ports: { readonly kinds: readonly AnyKind[] } } {
  const kind = costsKind(deps);
  return {
    tables: costsTables,
    routes: costsRoutes(deps, kind),
    jobs: costsHandlers(deps),
    ports: { kinds: [kind, selectedCostsKind(deps)] },
  };
}
