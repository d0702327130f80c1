import type { Room } from '../../platform/room.ts';
import type { PolicyDeps } from './policies.service.ts';
import { shippingRoutes } from './shipping.routes.ts';
import { shippingTables } from './shipping.tables.data.ts';

export function createShippingRoom(deps: PolicyDeps): Room {
  return { tables: shippingTables, routes: shippingRoutes(deps) };
}
