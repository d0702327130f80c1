import { marketsSchemas as schemas } from '@quayside/contract/markets.schema';
import type { Clock } from '../../platform/clock.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ChangeDeps } from '../changes/index.ts';
import { type ListAgainDeps, listAgain, prepareMarket, viewMarkets } from './markets.service.ts';

export interface MarketsDeps extends ListAgainDeps, Omit<ChangeDeps, 'clock'> {
  /** Real time, which previewed changes run on. */
  readonly machineClock: Clock;
}

export function marketsRoutes(deps: MarketsDeps): Route[] {
  return [
    route(schemas.list, ({ who: { userId }, params: { accountId } }) => viewMarkets(deps.db, { userId, accountId })),
    route(schemas.prepare, ({ who, params: { accountId }, body }) =>
      prepareMarket({ ...deps, clock: deps.machineClock }, who, accountId, body),
    ),
    route(schemas.listAgain, ({ who, params: { accountId, site } }) => listAgain(deps, who, accountId, site)),
  ];
}
