import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { findItemNames } from './products.repository.ts';
import { productRoutes } from './products.routes.ts';
import { productsTables } from './products.tables.data.ts';

export interface ProductsRoom extends Room {
  readonly ports: { readonly findItemNames: typeof findItemNames };
}

export function createProductsRoom(deps: { readonly db: Db; readonly clock: Clock }): ProductsRoom {
  return { tables: productsTables, routes: productRoutes(deps), ports: { findItemNames } };
}
