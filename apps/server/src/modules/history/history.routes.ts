import { historySchemas } from '@quayside/contract/history.schema';
import type { Platform } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countUnder } from './heads.repository.ts';
import { type HistoryRow, listHistory } from './history.repository.ts';

const PAGE = 50;

/** An item by what people know it by, and where it is to be found. */
export interface ItemName {
  readonly title: string;
  readonly platform: Platform;
  readonly accountId: number;
}

export interface HistoryDeps {
  readonly db: Db;
  /** The session room's names of logins, joined in main.ts. */
  readonly findLoginNames: (db: Db, loginIds: readonly number[]) => Promise<Map<number, string>>;
  /** The products room's. */
  readonly findItemNames: (db: Db, userId: number, itemIds: readonly number[]) => Promise<Map<number, ItemName>>;
}

export function historyRoutes({ db, findLoginNames, findItemNames }: HistoryDeps): Route[] {
  return [
    route(historySchemas.list, async ({ who, query }) => {
      const limit = query.limit ?? PAGE;
      const rows = await listHistory(db, who.userId, {
        itemId: query.itemId,
        headId: query.head,
        people: query.people,
        about: query.about,
        view: query.view,
        beforeId: query.cursor === undefined ? undefined : readIdCursor(query.cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const [names, items, under] = await Promise.all([
        findLoginNames(db, [...new Set(shown.flatMap((row) => row.actorId ?? []))]),
        findItemNames(db, who.userId, [...new Set(shown.flatMap((row) => row.itemId ?? []))]),
        countUnder(db, who.userId, headsAmong(shown)),
      ]);
      const last = shown.at(-1);
      return {
        list: shown.map(({ actorKind, actorId, at, ...entry }) => ({
          ...entry,
          under: under.get(entry.id) ?? null,
          item: entry.itemId === null ? null : (items.get(entry.itemId) ?? null),
          at: at.toISOString(),
          actor: { kind: actorKind, id: actorId, name: actorId === null ? null : (names.get(actorId) ?? null) },
        })),
        nextCursor: rows.length > limit && last ? writeIdCursor(last.id) : null,
      };
    }),
  ];
}

/** Heads are about no one item. */
function headsAmong(rows: readonly HistoryRow[]): number[] {
  return rows.flatMap((row) => (row.itemId === null ? row.id : []));
}
