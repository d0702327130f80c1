import { costsSchemas as schemas } from '@quayside/contract/costs.schema';
import { type Route, route } from '../../platform/http/route.ts';
import {
  type CostsDeps,
  listAssumptions,
  listCostsOfItem,
  listMargins,
  setAssumptions,
  setCostOfItem,
} from './costs.service.ts';

export function costsRoutes(deps: CostsDeps): Route[] {
  return [
    route(schemas.listOfItem, ({ who, params }) => listCostsOfItem(deps, who.userId, params.itemId)),
    route(schemas.setOfItem, ({ who, params, body }) => setCostOfItem(deps, who, params.itemId, body)),
    route(schemas.listMargins, ({ who, params }) => listMargins(deps, who.userId, params.itemId)),
    route(schemas.listAssumptions, ({ who, query }) => listAssumptions(deps, who.userId, query.accountId)),
    route(schemas.setAssumptions, ({ who, query, body }) => setAssumptions(deps, who, query.accountId, body)),
  ];
}
