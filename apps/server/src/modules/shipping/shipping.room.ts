import type { Room } from '../../platform/room.ts';
import type { PolicyDeps } from './policies.service.ts';
import { shippingRoutes } from './shipping.routes.ts';

export function createShippingRoom(deps: PolicyDeps): Room {
  return { routes: shippingRoutes(deps) };
}
