import type { Room } from '../../platform/room.ts';
import type { GateSource } from '../dispatch/index.ts';
import { createGateSource } from './gate-source.ts';
import { type PricingRouteDeps, pricingRoutes } from './pricing.routes.ts';

export interface PricingRoom extends Room {
  readonly ports: { readonly gate: GateSource };
}

export function createPricingRoom(deps: PricingRouteDeps): PricingRoom {
  return { routes: pricingRoutes(deps), ports: { gate: createGateSource() } };
}
