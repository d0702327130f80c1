import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import type { GateSource, OutcomeListener } from '../dispatch/index.ts';
import { floorsKind } from './floors.kind.ts';
import { createGateSource } from './gate-source.ts';
import { heldPricesKind } from './held-prices.kind.ts';
import { manualPricesKind } from './manual-prices.kind.ts';
import { createIncidentListener } from './price-incidents.ts';
import { pricesKind } from './prices.kind.ts';
import { pricingHandlers } from './pricing.jobs.ts';
import { type PricingDeps, pricingRoutes } from './pricing.routes.ts';
import { pricingTables } from './pricing.tables.data.ts';
import { refreshRates } from './rates/refresh-rates.ts';

export interface PricingRoom extends Room<OutcomeListener> {
  readonly ports: {
    readonly gate: GateSource;
    readonly kinds: readonly AnyKind[];
    /** Reads newer exchange rates now, if there are any. */
    readonly refreshRates: (signal: AbortSignal) => Promise<void>;
  };
}

export function createPricingRoom(deps: PricingDeps): PricingRoom {
  return {
    tables: pricingTables,
    routes: pricingRoutes(deps),
    jobs: pricingHandlers(deps),
    listeners: [createIncidentListener(deps)],
    ports: {
      gate: createGateSource(deps),
      kinds: [pricesKind(deps), floorsKind(deps), heldPricesKind, manualPricesKind],
      refreshRates: (signal) => refreshRates(deps, signal),
    },
  };
}
