import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import { profileKind } from './profile.kind.ts';
import { type ShippingRoutesDeps, shippingRoutes } from './shipping.routes.ts';
import { shippingTables } from './shipping.tables.data.ts';
import { weightKind } from './weight.kind.ts';

export interface ShippingRoom extends Room {
  readonly ports: { readonly kinds: readonly AnyKind[] };
}

export function createShippingRoom(deps: ShippingRoutesDeps): ShippingRoom {
  return {
    tables: shippingTables,
    routes: shippingRoutes(deps),
    ports: { kinds: [profileKind(deps), weightKind(deps)] },
  };
}
