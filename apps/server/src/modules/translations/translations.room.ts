import type { Room } from '../../platform/room.ts';
import { type TranslationDeps, translationRoutes } from './translations.routes.ts';

export function createTranslationsRoom(deps: TranslationDeps): Room {
  return { routes: translationRoutes(deps) };
}
