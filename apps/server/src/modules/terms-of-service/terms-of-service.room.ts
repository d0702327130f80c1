import type { Room } from '../../platform/room.ts';
import { type TermsDeps, termsOfServiceRoutes } from './terms-of-service.routes.ts';
import { termsOfServiceTables } from './terms-of-service.tables.data.ts';

export function createTermsOfServiceRoom(deps: TermsDeps): Room {
  return { tables: termsOfServiceTables, routes: termsOfServiceRoutes(deps) };
}
