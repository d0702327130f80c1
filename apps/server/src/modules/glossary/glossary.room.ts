import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { glossaryRoutes } from './glossary.routes.ts';

export function createGlossaryRoom(deps: { readonly db: Db }): Room {
  return { routes: glossaryRoutes(deps) };
}
