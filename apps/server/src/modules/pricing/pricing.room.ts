import type { Room } from '../../platform/room.ts';
import type { GateSource } from '../dispatch/index.ts';
import { createGateSource } from './gate-source.ts';
import { type PricingRouteDeps, pricingRoutes } from './pricing.routes.ts';
import { pricingTables } from './pricing.tables.data.ts';

export interface PricingRoom extends Room {
  readonly ports: { readonly gate: GateSource };
}

export function createPricingRoom(deps: PricingRouteDeps): PricingRoom {
  return { tables: pricingTables, routes: pricingRoutes(deps), ports: { gate: createGateSource() } };
}
