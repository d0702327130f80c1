import type { Room } from '../../platform/room.ts';
import type { GateSource } from '../dispatch/index.ts';
import { createGateSource } from './gate-source.ts';
import { pricingHandlers } from './pricing.jobs.ts';
import { pricingRoutes } from './pricing.routes.ts';
import { pricingTables } from './pricing.tables.data.ts';
import { type RatesDeps, refreshRates } from './rates/refresh-rates.ts';

export interface PricingRoom extends Room {
  readonly ports: {
    readonly gate: GateSource;
    /** Reads newer exchange rates now, if there are any. */
    readonly refreshRates: (signal: AbortSignal) => Promise<void>;
  };
}

export function createPricingRoom(deps: RatesDeps): PricingRoom {
  return {
    tables: pricingTables,
    routes: pricingRoutes(deps),
    jobs: pricingHandlers(deps),
    ports: { gate: createGateSource(deps), refreshRates: (signal) => refreshRates(deps, signal) },
  };
}
