import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import type { GateSource, OutcomeListener } from '../dispatch/index.ts';
import { floorsKind } from './floors/floors.kind.ts';
import { createGateSource } from './gate/gate-source.ts';
import { heldPricesKind } from './gate/held-prices.kind.ts';
import { createIncidentListener } from './gate/price-incidents.ts';
import { manualPricesKind } from './manual/manual-prices.kind.ts';
import { pricingHandlers } from './pricing.jobs.ts';
import { type PricingDeps, pricingRoutes } from './pricing.routes.ts';
import { pricingTables } from './pricing.tables.data.ts';
import { refreshRates } from './rates/refresh-rates.ts';
import { pricesKind } from './rules/prices.kind.ts';

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
