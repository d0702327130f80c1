import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import { descriptionsHandlers } from './descriptions.jobs.ts';
import { descriptionsKind } from './descriptions.kind.ts';
import { descriptionsRoutes } from './descriptions.routes.ts';
import type { DescriptionsDeps } from './descriptions.service.ts';
import { descriptionsTables } from './descriptions.tables.data.ts';

export interface DescriptionsRoom extends Room {
  readonly ports: { readonly kinds: readonly AnyKind[] };
}

export function createDescriptionsRoom(deps: DescriptionsDeps): DescriptionsRoom {
  return {
    tables: descriptionsTables,
    routes: descriptionsRoutes(deps),
    jobs: descriptionsHandlers(deps),
    ports: { kinds: [descriptionsKind(deps)] },
  };
}
