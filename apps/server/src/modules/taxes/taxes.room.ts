import type { Room } from '../../platform/room.ts';
import { taxesRoutes } from './taxes.routes.ts';
import type { TaxesDeps } from './taxes.service.ts';
import { taxesTables } from './taxes.tables.data.ts';

export function createTaxesRoom(deps: TaxesDeps): Room {
  return { tables: taxesTables, routes: taxesRoutes(deps) };
}
