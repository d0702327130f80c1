import type { Room } from '../../platform/room.ts';
import { type GlossaryDeps, glossaryRoutes } from './glossary.routes.ts';

export function createGlossaryRoom(deps: GlossaryDeps): Room {
  return { routes: glossaryRoutes(deps) };
}
