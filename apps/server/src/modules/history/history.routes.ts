import { historySchemas } from '@quayside/contract/history.schema';
import type { Platform } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countInGroups } from './groups.repository.ts';
import { type HistoryRow, listHistory } from './history.repository.ts';
import { type NameDeps, namePeople } from './name-people.ts';

const PAGE = 50;

/** An item's display name and its place. */
export interface ItemName {
  readonly title: string;
  readonly platform: Platform;
  readonly accountId: number;
}

/** An order's number and its place. */
export interface OrderName {
  readonly id: number;
  readonly number: string;
  readonly platform: Platform;
  readonly accountId: number;
}

export interface HistoryDeps extends NameDeps {
  /** Order numbers as the marketplace writes them, with their places, from the orders module. */
  readonly findOrderNames: (db: Db, userId: number, orderIds: readonly number[]) => Promise<Map<number, OrderName>>;
  /** Names of items, from the products module. */
  readonly findItemNames: (db: Db, userId: number, itemIds: readonly number[]) => Promise<Map<number, ItemName>>;
}

export function historyRoutes(deps: HistoryDeps): Route[] {
  const { db, findItemNames } = deps;
  return [
    route(historySchemas.list, async ({ who, query }) => {
      const limit = query.limit ?? PAGE;
      const rows = await listHistory(db, who.userId, {
        itemId: query.itemId,
        groupId: query.group,
        people: query.people,
        about: query.about,
        view: query.view,
        beforeId: query.cursor === undefined ? undefined : readIdCursor(query.cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const orders = await deps.findOrderNames(db, who.userId, ordersAmong(shown));
      const [names, items, under] = await Promise.all([
        nameActors(deps, who.userId, shown, orders),
        findItemNames(db, who.userId, [...new Set(shown.flatMap((row) => row.itemId ?? []))]),
        countInGroups(db, who.userId, groupsAmong(shown)),
      ]);
      const last = shown.at(-1);
      return {
        list: shown.map(({ actorKind, actorId, at, ...entry }) => ({
          ...entry,
          under: under.get(entry.id) ?? null,
          order: entry.entity === 'order' ? (orders.get(entry.entityId) ?? null) : null,
          item: entry.itemId === null ? null : (items.get(entry.itemId) ?? null),
          at: at.toISOString(),
          actor: { kind: actorKind, id: actorId, name: names(actorKind, actorId) },
        })),
        nextCursor: rows.length > limit && last ? writeIdCursor(last.id) : null,
      };
    }),
  ];
}

/** Each kind of author has its own kind of id, which is looked up only in its own table. */
async function nameActors(
  deps: HistoryDeps,
  userId: number,
  rows: readonly HistoryRow[],
  orders: ReadonlyMap<number, OrderName>,
): Promise<(kind: string, id: number | null) => string | null> {
  const people = await namePeople(
    deps,
    userId,
    rows.map(({ actorKind, actorId }) => ({ kind: actorKind, id: actorId })),
  );
  return (kind, id) => (kind === 'order' ? (orders.get(id ?? 0)?.number ?? null) : people(kind, id));
}

/** The ids of groups, which concern no single item. */
function groupsAmong(rows: readonly HistoryRow[]): number[] {
  return rows.flatMap((row) => (row.itemId === null ? row.id : []));
}

/** The ids of orders that were changed, or that changed something. */
function ordersAmong(rows: readonly HistoryRow[]): number[] {
  const ids = rows.flatMap(({ entity, entityId, actorKind, actorId }) => [
    ...(entity === 'order' ? [entityId] : []),
    ...(actorKind === 'order' && actorId !== null ? [actorId] : []),
  ]);
  return [...new Set(ids)];
}
