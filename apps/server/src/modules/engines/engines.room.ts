import type { Room } from '../../platform/room.ts';
import type { TitleEngine } from '../translations/index.ts';
import { enginesRoutes } from './engines.routes.ts';
import { enginesOf } from './engines.service.ts';
import { enginesTables } from './engines.tables.data.ts';
import type { EnginesDeps } from './metered-engine.ts';

export interface EnginesRoom extends Room {
  readonly ports: { readonly enginesOf: (userId: number) => Promise<readonly TitleEngine[]> };
}

export function createEnginesRoom(deps: EnginesDeps): EnginesRoom {
  return {
    tables: enginesTables,
    routes: enginesRoutes(deps),
    ports: { enginesOf: (userId) => enginesOf(deps, userId) },
  };
}
