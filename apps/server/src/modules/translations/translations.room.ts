import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import { engineTrustRoutes } from './engine-trust.service.ts';
import { memoryRoutes } from './memory.routes.ts';
import { siteTitleRoutes } from './site-titles.routes.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { titleLimitOf } from './title-limit.ts';
import { titlesKind } from './titles.kind.ts';
import { translationHandlers } from './translations.jobs.ts';
import { type TranslationDeps, translationRoutes } from './translations.routes.ts';
import { translationsTables } from './translations.tables.data.ts';

export function createTranslationsRoom(deps: TranslationDeps & Omit<SiteTitleDeps, 'titleLimitOf'>): Room & {
  readonly ports: { readonly kinds: readonly AnyKind[] };
} {
  const titled: SiteTitleDeps = { ...deps, titleLimitOf: (platform) => titleLimitOf(deps, platform) };
  const titles = titlesKind(titled);
  return {
    tables: translationsTables,
    routes: [
      ...translationRoutes(deps),
      ...siteTitleRoutes(titled, titles),
      ...engineTrustRoutes(deps),
      ...memoryRoutes(deps),
    ],
    jobs: translationHandlers(titled),
    ports: { kinds: [titles] },
  };
}
