import { historySchemas } from '@quayside/contract/history.schema';
import type { Platform } from '@quayside/kernel';
import type { Db } from '../../platform/database/db.ts';
import { readIdCursor, writeIdCursor } from '../../platform/http/cursor.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Actor } from './actor.ts';
import { countInGroups } from './groups.repository.ts';
import { type HistoryRow, listHistory } from './history.repository.ts';

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

/** Names of the user's own ids; other ids are omitted. */
type FindNames = (db: Db, userId: number, ids: readonly number[]) => Promise<Map<number, string>>;

export interface HistoryDeps {
  readonly db: Db;
  /** Names of people who work or worked for the user, from the session module. */
  readonly findMemberNames: FindNames;
  /** Names of admins, from the session module. */
  readonly findLoginNames: (db: Db, loginIds: readonly number[]) => Promise<Map<number, string>>;
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
  { db, findMemberNames, findLoginNames }: HistoryDeps,
  userId: number,
  rows: readonly HistoryRow[],
  orders: ReadonlyMap<number, OrderName>,
): Promise<(kind: string, id: number | null) => string | null> {
  const idsOf = (kind: Actor['kind']) => [
    ...new Set(rows.flatMap(({ actorKind, actorId }) => (actorKind === kind && actorId !== null ? [actorId] : []))),
  ];
  const [login, admin] = await Promise.all([
    findMemberNames(db, userId, idsOf('login')),
    findLoginNames(db, idsOf('admin')),
  ]);
  const order = new Map([...orders].map(([id, { number }]) => [id, number]));
  const names = new Map<string, ReadonlyMap<number, string>>(Object.entries({ login, admin, order }));
  return (kind, id) => (id === null ? null : (names.get(kind)?.get(id) ?? null));
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
