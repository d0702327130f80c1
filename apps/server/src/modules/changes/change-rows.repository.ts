import type { ChangeReason, ChangeRowQuery, ChangeRowState } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from '../../platform/database/search.ts';
import type { TotalledRow } from './changes.repository.ts';
import type { ChangedRow, ChangeRef } from './kind.ts';

export interface StoredRow extends ChangedRow<unknown>, TotalledRow {
  readonly position: number;
  readonly reason: ChangeReason | null;
  /** The live listings that the reason of the preview concerns. */
  readonly listings: number | null;
}

export interface NewRow extends Omit<StoredRow, 'position' | 'listings'> {
  readonly listings?: number | null | undefined;
  /** The values as people read them, for the search. */
  readonly words: readonly string[];
}

const COLUMNS = sql`r.position, r.row_key as key, r.item_id as "itemId", r.site, r.sku, r.label, r.before, r.after, r.state, r.reason, r.listings`;

/** Rows to which consent applies and that wait for it, or to be carried out. */
const WAITING = sql`r.state in ('ready', 'warned')`;

/** @returns the rows that were not there before */
export async function insertRows(
  tx: Tx,
  { userId, changeId }: ChangeRef,
  rows: readonly NewRow[],
  lastPosition: number,
): Promise<StoredRow[]> {
  if (rows.length === 0) return [];
  const given = rows.map(({ words, ...row }, at) => ({
    ...row,
    position: lastPosition + at + 1,
    words: [row.sku, row.label, ...words].filter((word) => word !== null && word !== '').join(' '),
  }));
  const inserted = await sql<StoredRow>`
    insert into change_rows as r (user_id, change_id, position, row_key, item_id, site, sku, label, before, after, state, reason, listings,
      search_keys)
    select ${userId}::bigint, ${changeId}::bigint, g.position, g.key, g."itemId", g.site, g.sku, g.label,
      coalesce(g.before, 'null'), coalesce(g.after, 'null'), g.state, g.reason, g.listings, search_keys(g.words)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (position integer, key text, "itemId" bigint, site text, sku text,
      label text, before jsonb, after jsonb, state text, reason text, listings integer, words text)
    order by g.position
    on conflict (user_id, change_id, row_key) do nothing returning ${COLUMNS}`.execute(tx);
  return inserted.rows;
}

/** Rows after a position that match, in order. */
export async function listRows(
  db: Db,
  { userId, changeId }: ChangeRef,
  { state, query, after, limit }: Pick<ChangeRowQuery, 'state' | 'query'> & { after: number; limit: number },
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${COLUMNS} from change_rows r
    where r.user_id = ${userId} and r.change_id = ${changeId} and r.position > ${after}::bigint
      and ${state === undefined ? sql`true` : sql`r.state = ${state}`} and ${contains(sql`r.search_keys`, query)}
    order by r.position limit ${limit}`.execute(db);
  return rows;
}

/** The names of the first things of changes, by change. */
export async function listFirstLabels(
  db: Db,
  userId: number,
  changeIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ changeId: number; label: string }>`
    select change_id as "changeId", label from change_rows
    where user_id = ${userId} and change_id = any(${[...changeIds]}::bigint[]) and position = 1`.execute(db);
  return new Map(rows.map(({ changeId, label }) => [changeId, label]));
}

/** The next rows to carry out. */
export async function listWaitingRows(
  tx: Tx,
  { userId, changeId }: ChangeRef,
  after: number,
  limit: number,
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select ${COLUMNS} from change_rows r
    where r.user_id = ${userId} and r.change_id = ${changeId} and r.position > ${after}::bigint and ${WAITING}
    order by r.position limit ${limit}`.execute(tx);
  return rows;
}

export interface RowOutcome {
  readonly position: number;
  readonly state: ChangeRowState;
  readonly reason: ChangeReason | null;
}

export async function saveOutcomes(
  tx: Tx,
  { userId, changeId }: ChangeRef,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  await sql`
    update change_rows r set state = g.state, reason = g.reason
    from unnest(${outcomes.map((one) => one.position)}::integer[], ${outcomes.map((one) => one.state)}::text[],
      ${outcomes.map((one) => one.reason)}::text[]) as g (position, state, reason)
    where r.user_id = ${userId} and r.change_id = ${changeId} and r.position = g.position`.execute(tx);
}

/** Makes rows that failed wait again. @returns them as they were */
export async function repeatFailed(tx: Tx, { userId, changeId }: ChangeRef): Promise<TotalledRow[]> {
  const { rows } = await sql<TotalledRow>`
    with failed as (
      select position, state, reason from change_rows
      where user_id = ${userId} and change_id = ${changeId} and state = 'failed'
    ), again as (
      update change_rows r set state = 'ready', reason = null from failed f
      where r.user_id = ${userId} and r.change_id = ${changeId} and r.position = f.position
    ) select state, reason from failed`.execute(tx);
  return rows;
}

/** Removes at most so many rows of a change. @returns how many */
export async function removeRows(tx: Tx, { userId, changeId }: ChangeRef, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from change_rows where user_id = ${userId} and change_id = ${changeId} and position <= (
      select max(position) from (
        select position from change_rows where user_id = ${userId} and change_id = ${changeId}
        order by position limit ${most}) as next)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
