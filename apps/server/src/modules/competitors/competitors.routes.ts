import { competitorsSchemas as schemas } from '@quayside/contract/competitors.schema';
import { type Route, route } from '../../platform/http/route.ts';
import { type CompetitorsDeps, getOffersOfItem, readOffersOfItem } from './competitors.service.ts';

export function competitorsRoutes(deps: CompetitorsDeps): Route[] {
  return [
    route(schemas.getOfItem, ({ who, params }) => getOffersOfItem(deps, who.userId, params.itemId)),
    route(schemas.readOfItem, ({ who, params }) => readOffersOfItem(deps, who.userId, params.itemId)),
  ];
}
