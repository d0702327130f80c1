import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { findItemNames } from './products.repository.ts';
import { productRoutes } from './products.routes.ts';

export interface ProductsRoom extends Room {
  readonly ports: { readonly findItemNames: typeof findItemNames };
}

export function createProductsRoom(deps: { readonly db: Db; readonly clock: Clock }): ProductsRoom {
  return { routes: productRoutes(deps), ports: { findItemNames } };
}
