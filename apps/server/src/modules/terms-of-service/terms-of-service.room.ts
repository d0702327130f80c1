import type { Room } from '../../platform/room.ts';
import { type TermsDeps, termsOfServiceRoutes } from './terms-of-service.routes.ts';

export function createTermsOfServiceRoom(deps: TermsDeps): Room {
  return { routes: termsOfServiceRoutes(deps) };
}
