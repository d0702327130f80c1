import type { Room } from '../../platform/room.ts';
import type { AnyKind, ChangeDeps } from '../changes/index.ts';
import { blockingKind } from './blocking.kind.ts';
import { findItemNames } from './products.repository.ts';
import { productRoutes } from './products.routes.ts';
import { productsTables } from './products.tables.data.ts';
import { stockKind } from './stock.kind.ts';

export interface ProductsRoom extends Room {
  readonly ports: { readonly findItemNames: typeof findItemNames; readonly kinds: readonly AnyKind[] };
}

export function createProductsRoom(deps: ChangeDeps): ProductsRoom {
  return {
    tables: productsTables,
    routes: productRoutes(deps),
    ports: { findItemNames, kinds: [blockingKind, stockKind] },
  };
}
