import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { productRoutes } from './products.routes.ts';

export function createProductsRoom(deps: { readonly db: Db }): Room {
  return { routes: productRoutes(deps) };
}
