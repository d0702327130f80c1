import { withTransaction } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Room } from '../../platform/room.ts';
import { readArticles } from './article-files.ts';
import { storeArticles } from './articles.repository.ts';
import { helpRoutes } from './help.routes.ts';

export interface HelpRoom extends Room {
  readonly ports: {
    /** Makes the stored articles equal to the installed files. */
    installArticles(directory: string): Promise<void>;
  };
}

export function createHelpRoom(deps: { readonly db: Db }): HelpRoom {
  return {
    routes: helpRoutes(deps),
    ports: {
      installArticles: (directory) => withTransaction(deps.db, (tx) => storeArticles(tx, readArticles(directory))),
    },
  };
}
