import type { UnreadableHome } from '@quayside/connector-kit';
import type { ImportProblem } from '@quayside/contract';
import type { AccountRef } from '@quayside/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A problem of one listing of an import, or of a row that names no listing. */
export interface NotedProblem {
  /** The listing's id; for a row without one, its line and what it says. */
  readonly label: string;
  /** `waiting`: its details are still to be read; `done`: the rest of the listing was stored. */
  readonly state: 'waiting' | 'done' | 'failed';
  /** In the marketplace's words. */
  readonly text: string | null;
  readonly unreadable: UnreadableHome | undefined;
}

/** @param state of a listing; a row that names none has failed */
export function problemOf(unreadable: UnreadableHome, state: NotedProblem['state']): NotedProblem {
  const { externalId, sku, value, row } = unreadable;
  const label = externalId ?? `${row === undefined ? '?' : `#${row}`} ${sku ?? value}`.trim();
  return { label, state: externalId === null ? 'failed' : state, text: null, unreadable };
}

/** Stores one problem for each listing and counts those that are new. Storing the same again writes nothing. */
export async function noteProblems(
  tx: Tx,
  userId: number,
  importId: number,
  problems: readonly NotedProblem[],
): Promise<number> {
  const byLabel = new Map([...problems].reverse().map((problem) => [problem.label, problem]));
  if (byLabel.size === 0) return 0;
  const given = [...byLabel.values()].map(({ label, state, text, unreadable }) => ({
    external_id: label,
    state,
    error_text: text,
    problem: unreadable?.problem ?? null,
    value: unreadable?.value ?? null,
    sku: unreadable?.sku ?? null,
    line: unreadable?.row ?? null,
  }));
  const { rows } = await sql<{ added: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as g (external_id text, state text, error_text text, problem text, value text, sku text, line integer)
    ), known as (
      select r.external_id from import_rows r join given g using (external_id)
      where r.user_id = ${userId} and r.import_id = ${importId} and (r.state = 'failed' or r.problem is not null)
    ), written as (
      insert into import_rows as r (user_id, import_id, external_id, state, error_text, problem, value, sku, line)
      select ${userId}::bigint, ${importId}::bigint, external_id, state, error_text, problem, value, sku, line from given
      on conflict (user_id, import_id, external_id) do update set
        state = case when excluded.state = 'waiting' then r.state else excluded.state end,
        format = case when excluded.state = 'waiting' then r.format end,
        error_text = excluded.error_text, problem = excluded.problem, value = excluded.value, sku = excluded.sku, line = excluded.line
      where (r.state, r.error_text, r.problem, r.value, r.sku, r.line) is distinct from
        (case when excluded.state = 'waiting' then r.state else excluded.state end, excluded.error_text, excluded.problem, excluded.value,
          excluded.sku, excluded.line)
    ), counted as (
      select ((select count(*) from given) - (select count(*) from known))::int as added
    ), noted as (
      update imports set failed = failed + added from counted
      where user_id = ${userId} and import_id = ${importId} and added > 0
    )
    select added from counted`.execute(tx);
  return rows[0]?.added ?? 0;
}

/** The account's newest finished import, which holds the problems that later reads of its home listings find. */
export async function findFinishedImport(db: Db, { userId, accountId }: AccountRef): Promise<number | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('import_id')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'done')
    .orderBy('import_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.import_id;
}

/** Those of the listings that have a problem in the import. */
export async function findWithProblems(
  db: Db,
  userId: number,
  importId: number,
  externalIds: readonly string[],
): Promise<Set<string>> {
  if (externalIds.length === 0) return new Set();
  const { rows } = await sql<{ external_id: string }>`
    select external_id from import_rows
    where user_id = ${userId} and import_id = ${importId} and external_id = any(${[...externalIds]}::text[])
      and (state = 'failed' or problem is not null)`.execute(db);
  return new Set(rows.map((row) => row.external_id));
}

/** Removes the problems of listings that have been read since. @returns how many there were */
export async function removeProblems(
  tx: Tx,
  userId: number,
  importId: number,
  externalIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with gone as (
      delete from import_rows where user_id = ${userId} and import_id = ${importId}
        and external_id = any(${[...externalIds]}::text[]) and (state = 'failed' or problem is not null)
      returning external_id
    ), counted as (select count(*)::int as removed from gone), noted as (
      update imports set failed = greatest(failed - removed, 0) from counted
      where user_id = ${userId} and import_id = ${importId} and removed > 0
    )
    select removed from counted`.execute(tx);
  return rows[0]?.removed ?? 0;
}

/** Those of the ids that are live items of the account. */
export async function findKnown(
  db: Db,
  { userId, accountId }: AccountRef,
  externalIds: readonly string[],
): Promise<Set<string>> {
  if (externalIds.length === 0) return new Set();
  const { rows } = await sql<{ external_id: string }>`
    select external_id from items
    where user_id = ${userId} and account_id = ${accountId} and external_id = any(${[...externalIds]}::text[]) and not is_ended`.execute(
    db,
  );
  return new Set(rows.map((row) => row.external_id));
}

/** An import's problems: listings that were unreadable, also in part, or left out. */
export async function listProblems(
  db: Db,
  userId: number,
  importId: number,
  after: string,
  limit: number,
): Promise<ImportProblem[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['external_id', 'format', 'error_text', 'problem', 'value', 'sku', 'line'])
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where((row) => row.or([row('state', 'in', ['failed', 'skipped']), row('problem', 'is not', null)]))
    .where('external_id', '>', after)
    .orderBy('external_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    externalId: row.external_id,
    format: row.format as ImportProblem['format'],
    problem: row.problem as ImportProblem['problem'],
    value: row.value,
    sku: row.sku,
    row: row.line,
    text: row.error_text ?? '',
  }));
}
