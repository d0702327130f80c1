import type { HistoryField, HistoryPeople, HistorySubject, HistoryView, HistoryWhy } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { preparedUnread } from '../../platform/database/prepared.ts';
import type { Tables } from '../../platform/database/tables.data.ts';
import type { Actor } from './actor.ts';

/** One change. Before and after are JSON values. */
export interface HistoryInput {
  readonly actor: Actor;
  readonly entity:
    | 'item'
    // A previewed change of many things.
    | 'change'
    // Several items; `entityId` is their account's id.
    | 'items'
    | 'listing'
    | 'price-rule'
    | 'term'
    | 'keyword'
    | 'chart'
    | 'account'
    | 'order'
    | 'run'
    | 'stock'
    | 'switch'
    | 'user'
    | 'login'
    | 'terms-of-service'
    | 'notification'
    | 'shipping-profile'
    | 'listing-flow';
  readonly entityId: number;
  readonly itemId?: number;
  readonly site?: Site;
  readonly field: HistoryField;
  readonly before: unknown;
  readonly after: unknown;
  readonly why: HistoryWhy;
}

/**
 * Writes changes in the transaction that makes them, in one statement.
 * @param groupId the group of the changes; null for separate changes
 */
export async function recordHistory(
  tx: Tx,
  userId: number,
  entries: readonly HistoryInput[],
  groupId: number | null = null,
): Promise<void> {
  if (entries.length > 0) await sql`${preparedUnread} ${insertion(userId, entries, groupId)}`.execute(tx);
}

/** Writes one change. @returns its id, which may become a group's */
export async function recordFirst(tx: Tx, userId: number, entry: HistoryInput): Promise<number> {
  const { rows } = await sql<{ id: number }>`${insertion(userId, [entry], null)} returning history_id as id`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('A change of the history was given no id');
  return row.id;
}

const insertion = (userId: number, entries: readonly HistoryInput[], groupId: number | null) => sql`
    insert into history (user_id, group_id, actor_kind, actor_id, entity, entity_id, item_id, site, field, before, after, why)
    select ${userId}::bigint, ${groupId}::bigint, * from unnest(
      ${entries.map((e) => e.actor.kind)}::text[], ${entries.map((e) => e.actor.id)}::bigint[],
      ${entries.map((e) => e.entity)}::text[], ${entries.map((e) => e.entityId)}::bigint[],
      ${entries.map((e) => e.itemId ?? null)}::bigint[], ${entries.map((e) => e.site ?? null)}::text[],
      ${entries.map((e) => e.field)}::text[],
      ${entries.map((e) => JSON.stringify(e.before ?? null))}::jsonb[], ${entries.map((e) => JSON.stringify(e.after ?? null))}::jsonb[],
      ${entries.map((e) => e.why)}::text[])`;

/** Removes a person's name from the history of an account's connections. */
export async function eraseConnections(tx: Tx, userId: number, accountId: number): Promise<void> {
  await sql`
    update history set before = null, after = null
    where user_id = ${userId} and entity = 'account' and entity_id = ${accountId} and field = 'connection'`.execute(tx);
}

export interface HistoryRow {
  readonly id: number;
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: number | null;
  readonly entity: string;
  readonly entityId: number;
  readonly itemId: number | null;
  readonly site: Site | null;
  readonly field: HistoryField;
  readonly before: unknown;
  readonly after: unknown;
  readonly why: HistoryWhy;
}

export interface HistoryFilter {
  readonly itemId?: number | undefined;
  /** The changes of this group. */
  readonly groupId?: number | undefined;
  readonly people?: HistoryPeople | undefined;
  readonly about?: HistorySubject | undefined;
  readonly view?: HistoryView | undefined;
}

/** Must equal the predicate of the index `history_overview`. */
const IN_OVERVIEW = sql<boolean>`group_id is null and (actor_kind in ('login', 'admin') or item_id is null and entity <> 'order')`;

const SUBJECTS: Readonly<Record<HistorySubject, RawBuilder<boolean>>> = {
  business: sql`item_id is null and entity <> 'items'`,
  products: sql`(item_id is not null or entity = 'items')`,
};

/** Changes of a user or of one item, newest first, before an id. Rare kinds have their own indexes. */
export async function listHistory(
  db: Db,
  userId: number,
  options: HistoryFilter & { readonly beforeId?: number | undefined; readonly limit: number },
): Promise<HistoryRow[]> {
  let query = db.selectFrom('history').selectAll().where('user_id', '=', userId);
  if (options.itemId !== undefined) query = query.where('item_id', '=', options.itemId);
  if (options.groupId !== undefined) query = query.where('group_id', '=', options.groupId);
  if (options.people !== undefined) query = query.where('actor_kind', '=', options.people);
  if (options.about !== undefined) query = query.where(SUBJECTS[options.about]);
  if (options.view === 'overview') query = query.where(IN_OVERVIEW);
  if (options.beforeId !== undefined) query = query.where('history_id', '<', options.beforeId);
  const rows = await query.orderBy('history_id', 'desc').limit(options.limit).execute();
  return rows.map(toRow);
}

/** More changes than an order has. */
const MAX_OF_ORDER = 500;

/** The changes of one order, oldest first. */
export async function listOrderHistory(db: Db, userId: number, orderId: number): Promise<HistoryRow[]> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('user_id', '=', userId)
    .where('entity', '=', sql.lit('order'))
    .where('entity_id', '=', orderId)
    .orderBy('history_id')
    .limit(MAX_OF_ORDER)
    .execute();
  return rows.map(toRow);
}

function toRow(row: Selectable<Tables['history']>): HistoryRow {
  return {
    id: row.history_id,
    at: row.at,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    entity: row.entity,
    entityId: row.entity_id,
    itemId: row.item_id,
    site: row.site as Site | null,
    field: row.field as HistoryField,
    before: row.before,
    after: row.after,
    why: row.why as HistoryWhy,
  };
}
