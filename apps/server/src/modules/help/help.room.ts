import { withTransaction } from '../../platform/database/database.ts';
import type { Room } from '../../platform/room.ts';
import { type HelpDeps, helpRoutes } from './help.routes.ts';

export interface HelpRoom extends Room {
  readonly ports: {
    /** Makes the stored articles equal to the installed files. */
    installArticles(): Promise<void>;
  };
}

export function createHelpRoom(deps: HelpDeps & { readonly helpDir: string }): HelpRoom {
  return {
    routes: helpRoutes(deps),
    ports: {
      async installArticles() {
        const [{ readArticles }, { storeArticles }] = await Promise.all([
          import('./article-files.ts'),
          import('./articles.repository.ts'),
        ]);
        await withTransaction(deps.db, (tx) => storeArticles(tx, readArticles(deps.helpDir)));
      },
    },
  };
}
