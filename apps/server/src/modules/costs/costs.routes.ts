import { costsSchemas as schemas } from '@quayside/contract/costs.schema';
import { type Route, route } from '../../platform/http/route.ts';
import type { CostsDeps } from './costs.service.ts';

/** Loaded when it is first needed: sellers look at costs and margins now and then. */
const service = () => import('./costs.service.ts');

export function costsRoutes(deps: CostsDeps): Route[] {
  return [
    route(schemas.listOfItem, async ({ who, params }) =>
      (await service()).listCostsOfItem(deps, who.userId, params.itemId),
    ),
    route(schemas.setOfItem, async ({ who, params, body }) =>
      (await service()).setCostOfItem(deps, who, params.itemId, body),
    ),
    route(schemas.listMargins, async ({ who, params }) =>
      (await service()).listMargins(deps, who.userId, params.itemId),
    ),
    route(schemas.listAssumptions, async ({ who, query }) =>
      (await service()).listAssumptions(deps, who.userId, query.accountId),
    ),
    route(schemas.setAssumptions, async ({ who, query, body }) =>
      (await service()).setAssumptions(deps, who, query.accountId, body),
    ),
  ];
}
