import type { Room } from '../../platform/room.ts';
import type { AnyKind } from '../changes/index.ts';
import type { Follow } from '../listings/index.ts';
import { engineTrustRoutes } from './engine-trust.service.ts';
import { siteTitleRoutes } from './site-titles.routes.ts';
import type { SiteTitleDeps } from './site-titles.service.ts';
import { followTitleRules } from './title-changes.ts';
import { titleWordsKind } from './title-words.kind.ts';
import { titlesKind } from './titles.kind.ts';
import { translationHandlers } from './translations.jobs.ts';
import { translationRoutes } from './translations.routes.ts';
import { translationsTables } from './translations.tables.data.ts';

export function createTranslationsRoom(deps: SiteTitleDeps): Room & {
  readonly ports: { readonly kinds: readonly AnyKind[]; readonly followTitles: Follow };
} {
  const titles = titlesKind(deps);
  return {
    tables: translationsTables,
    routes: [...translationRoutes(deps), ...siteTitleRoutes(deps, titles), ...engineTrustRoutes(deps)],
    jobs: translationHandlers(deps),
    ports: { kinds: [titles, titleWordsKind(deps)], followTitles: followTitleRules(deps) },
  };
}
