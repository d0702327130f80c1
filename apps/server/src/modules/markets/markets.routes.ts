import { marketsSchemas as schemas } from '@quayside/contract/markets.schema';
import type { Clock } from '../../platform/clock.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ChangeDeps } from '../changes/index.ts';
import type { ListAgainDeps } from './markets.service.ts';
import type { StockLimitsDeps } from './stock-limits.service.ts';

export interface MarketsDeps extends ListAgainDeps, StockLimitsDeps, Omit<ChangeDeps, 'clock'> {
  /** Real time, which previewed changes run on. */
  readonly machineClock: Clock;
}

/** Markets change rarely: their code is loaded with the first such call. */
const service = () => import('./markets.service.ts');
const limits = () => import('./stock-limits.service.ts');

export function marketsRoutes(deps: MarketsDeps): Route[] {
  return [
    route(schemas.list, async ({ who: { userId }, params: { accountId } }) =>
      (await service()).viewMarkets(deps.db, { userId, accountId }),
    ),
    route(schemas.prepare, async ({ who, params: { accountId }, body }) =>
      (await service()).prepareMarket({ ...deps, clock: deps.machineClock }, who, accountId, body),
    ),
    route(schemas.getStockLimits, async ({ who: { userId }, params: { accountId } }) =>
      (await limits()).viewStockLimits(deps, { userId, accountId }),
    ),
    route(schemas.prepareStockLimits, async ({ who, params: { accountId }, body }) =>
      (await limits()).prepareStockLimits({ ...deps, clock: deps.machineClock }, who, accountId, body),
    ),
    route(schemas.listAgain, async ({ who, params: { accountId, site } }) =>
      (await service()).listAgain(deps, who, accountId, site),
    ),
  ];
}
