import { competitorsSchemas as schemas } from '@quayside/contract/competitors.schema';
import { type Route, route } from '../../platform/http/route.ts';
import type { CompetitorsDeps } from './competitors.service.ts';

/** Loaded when somebody asks. */
const service = () => import('./competitors.service.ts');

export function competitorsRoutes(deps: CompetitorsDeps): Route[] {
  return [
    route(schemas.getOfItem, async ({ who, params }) =>
      (await service()).getOffersOfItem(deps, who.userId, params.itemId),
    ),
    route(schemas.readOfItem, async ({ who, params }) =>
      (await service()).readOffersOfItem(deps, who.userId, params.itemId),
    ),
  ];
}
