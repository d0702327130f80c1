import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import { marketKind } from './market.kind.ts';
import { type MarketsDeps, marketsRoutes } from './markets.routes.ts';
import { marketsTables } from './markets.tables.data.ts';
import { stockLimitsKind } from './stock-limits.kind.ts';

export interface MarketsRoom extends Room {
  readonly ports: { readonly kinds: readonly AnyKind[] };
}

export function createMarketsRoom(deps: MarketsDeps): MarketsRoom {
  return { tables: marketsTables, routes: marketsRoutes(deps), ports: { kinds: [marketKind(), stockLimitsKind()] } };
}
