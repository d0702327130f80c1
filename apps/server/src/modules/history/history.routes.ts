import { historySchemas } from '@quayside/contract/history.schema';
import type { Db } from '../../platform/database/db.ts';
import { readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listHistory } from './history.repository.ts';

const PAGE = 50;

export interface HistoryDeps {
  readonly db: Db;
  /** The session room's names of logins, joined in main.ts. */
  readonly findLoginNames: (db: Db, loginIds: readonly number[]) => Promise<Map<number, string>>;
}

export function historyRoutes({ db, findLoginNames }: HistoryDeps): Route[] {
  return [
    route(historySchemas.list, async ({ who, query }) => {
      const limit = query.limit ?? PAGE;
      const rows = await listHistory(db, who.userId, {
        itemId: query.itemId,
        beforeId: query.cursor === undefined ? undefined : readIdCursor(query.cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const names = await findLoginNames(db, [...new Set(shown.flatMap((row) => row.actorId ?? []))]);
      const last = shown.at(-1);
      return {
        list: shown.map(({ actorKind, actorId, at, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
          actor: { kind: actorKind, id: actorId, name: actorId === null ? null : (names.get(actorId) ?? null) },
        })),
        nextCursor: rows.length > limit && last ? writeIdCursor(last.id) : null,
      };
    }),
  ];
}
