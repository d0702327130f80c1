import type { Room } from '../../platform/room.ts';
import { type GlossaryDeps, glossaryRoutes } from './glossary.routes.ts';
import { glossaryTables } from './glossary.tables.data.ts';

export function createGlossaryRoom(deps: GlossaryDeps): Room {
  return { tables: glossaryTables, routes: glossaryRoutes(deps) };
}
