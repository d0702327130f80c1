import type { ChangeRowState, ChangeState } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Actor } from '../history/index.ts';
import type { ChangeRef } from './kind.ts';

export interface StoredChange extends ChangeRef {
  readonly kind: string;
  readonly settings: unknown;
  readonly lane: string;
  readonly state: ChangeState;
  readonly actor: Actor;
  readonly undoOf: number | null;
  /** Where the preparation continues; then the position of the last row that was carried out. */
  readonly place: unknown;
  readonly lastPosition: number;
  /** The number of rows by `state`, or by `state:reason`. */
  readonly totals: Readonly<Record<string, number>>;
  readonly createdAt: Date;
  readonly preparedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly endedAt: Date | null;
  /** When it is removed with its rows; null while something is to be done. */
  readonly removeAt: Date | null;
}

const COLUMNS = sql`user_id as "userId", change_id as "changeId", kind, settings, lane, state, actor, undo_of as "undoOf", place,
  last_position as "lastPosition", totals, created_at as "createdAt", prepared_at as "preparedAt", confirmed_at as "confirmedAt",
  ended_at as "endedAt", remove_at as "removeAt"`;

export type NewChange = Pick<StoredChange, 'userId' | 'kind' | 'settings' | 'lane' | 'actor' | 'undoOf' | 'createdAt'>;

export async function insertChange(tx: Tx, change: NewChange): Promise<StoredChange> {
  const { rows } = await sql<StoredChange>`
    insert into changes (user_id, kind, settings, lane, state, actor, undo_of, created_at)
    values (${change.userId}, ${change.kind}, ${JSON.stringify(change.settings)}::jsonb, ${change.lane}, 'preparing',
      ${JSON.stringify(change.actor)}::jsonb, ${change.undoOf}, ${change.createdAt})
    returning ${COLUMNS}`.execute(tx);
  const [stored] = rows;
  if (!stored) throw new Error('A change was not stored');
  return stored;
}

export async function findChange(db: Db, { userId, changeId }: ChangeRef): Promise<StoredChange | undefined> {
  const { rows } = await sql<StoredChange>`
    select ${COLUMNS} from changes where user_id = ${userId} and change_id = ${changeId}`.execute(db);
  return rows[0];
}

/** Until the transaction ends, nobody else works on the change. */
export async function lockChange(tx: Tx, { userId, changeId }: ChangeRef): Promise<StoredChange | undefined> {
  const { rows } = await sql<StoredChange>`
    select ${COLUMNS} from changes where user_id = ${userId} and change_id = ${changeId} for no key update`.execute(tx);
  return rows[0];
}

/** Changes of these kinds, newest first; without those that found nothing. */
export async function listChanges(
  db: Db,
  userId: number,
  { kinds, before, limit }: { readonly kinds: readonly string[]; readonly before: number; readonly limit: number },
): Promise<StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select ${COLUMNS} from changes
    where user_id = ${userId} and change_id < ${before} and kind = any(${[...kinds]}::text[])
      and (last_position > 0 or state = 'preparing')
    order by change_id desc limit ${limit}`.execute(db);
  return rows;
}

/** Saves what a step has done. The caller holds the change. @throws a unique violation if the lane is taken */
export async function saveChange(tx: Tx, change: StoredChange): Promise<void> {
  await sql`
    update changes set state = ${change.state}, actor = ${JSON.stringify(change.actor)}::jsonb,
      place = ${JSON.stringify(change.place)}::jsonb, last_position = ${change.lastPosition},
      totals = ${JSON.stringify(change.totals)}::jsonb, prepared_at = ${change.preparedAt},
      confirmed_at = ${change.confirmedAt}, ended_at = ${change.endedAt}, remove_at = ${change.removeAt}
    where user_id = ${change.userId} and change_id = ${change.changeId}`.execute(tx);
}

/** The change that is being carried out in a lane. */
export async function findInLane(db: Db, userId: number, lane: string): Promise<StoredChange | undefined> {
  const { rows } = await sql<StoredChange>`
    select ${COLUMNS} from changes where user_id = ${userId} and lane = ${lane} and state = 'applying'`.execute(db);
  return rows[0];
}

/** Every seller's changes that are being prepared or carried out. */
export async function listUnderWay(db: Db): Promise<ChangeRef[]> {
  const { rows } = await sql<ChangeRef>`
    select user_id as "userId", change_id as "changeId" from changes where state in ('preparing', 'applying')
    order by user_id, change_id`.execute(db);
  return rows;
}

/** Some of the changes that are to be removed by now. */
export async function listOld(db: Db, now: Date): Promise<ChangeRef[]> {
  const { rows } = await sql<ChangeRef>`
    select user_id as "userId", change_id as "changeId" from changes where remove_at <= ${now}
    order by remove_at limit 100`.execute(db);
  return rows;
}

export async function removeChange(tx: Tx, { userId, changeId }: ChangeRef): Promise<void> {
  await sql`delete from changes where user_id = ${userId} and change_id = ${changeId}`.execute(tx);
}

/** The number of rows in these states. */
export function countIn({ totals }: Pick<StoredChange, 'totals'>, states: readonly ChangeRowState[]): number {
  return Object.entries(totals)
    .filter(([name]) => states.some((state) => name === state || name.startsWith(`${state}:`)))
    .reduce((sum, [, rows]) => sum + rows, 0);
}

export interface TotalledRow {
  readonly state: ChangeRowState;
  readonly reason: string | null;
}

/** Totals after rows have left one state for another. */
export function movedTotals(
  totals: StoredChange['totals'],
  left: readonly TotalledRow[],
  entered: readonly TotalledRow[],
): Record<string, number> {
  const moved = new Map(Object.entries(totals));
  const add = ({ state, reason }: TotalledRow, n: number) => {
    const name = reason === null ? state : `${state}:${reason}`;
    moved.set(name, (moved.get(name) ?? 0) + n);
  };
  for (const row of left) add(row, -1);
  for (const row of entered) add(row, 1);
  return Object.fromEntries([...moved].filter(([, rows]) => rows > 0));
}
