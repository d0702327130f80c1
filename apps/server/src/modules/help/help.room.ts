import { withTransaction } from '../../platform/database/database.ts';
import type { Room } from '../../platform/room.ts';
import { readArticles } from './article-files.ts';
import { storeArticles } from './articles.repository.ts';
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
      installArticles: () => withTransaction(deps.db, (tx) => storeArticles(tx, readArticles(deps.helpDir))),
    },
  };
}
