import type { Room } from '../../platform/room.ts';
import { taxesRoutes } from './taxes.routes.ts';
import type { TaxesDeps } from './taxes.service.ts';

export function createTaxesRoom(deps: TaxesDeps): Room {
  return { routes: taxesRoutes(deps) };
}
