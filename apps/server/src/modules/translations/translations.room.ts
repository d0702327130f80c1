import type { Room } from '../../platform/room.ts';
import { engineTrustRoutes } from './engine-trust.service.ts';
import { memoryRoutes } from './memory.routes.ts';
import { siteTitleRoutes } from './site-titles.routes.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { titleLimitOf } from './title-limit.ts';
import { translationHandlers } from './translations.jobs.ts';
import { type TranslationDeps, translationRoutes } from './translations.routes.ts';
import { translationsTables } from './translations.tables.data.ts';

export function createTranslationsRoom(deps: TranslationDeps & Omit<SiteTitleDeps, 'titleLimitOf'>): Room {
  const titled: SiteTitleDeps = { ...deps, titleLimitOf: (platform) => titleLimitOf(deps, platform) };
  return {
    tables: translationsTables,
    routes: [...translationRoutes(deps), ...siteTitleRoutes(titled), ...engineTrustRoutes(deps), ...memoryRoutes(deps)],
    jobs: translationHandlers(titled),
  };
}
