import type { ExportState } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';

export interface ExportRow {
  readonly state: Exclude<ExportState['state'], 'none'>;
  readonly loginId: number;
  readonly language: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
  readonly bytes: number;
  readonly rows: number;
}

export async function getExport(db: Db, userId: number): Promise<ExportRow | undefined> {
  const row = await db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return (
    row && {
      state: row.state as ExportRow['state'],
      loginId: row.requested_by,
      language: row.language,
      requestedAt: row.requested_at,
      expiresAt: row.expires_at,
      bytes: row.byte_count,
      rows: row.row_count,
    }
  );
}

/**
 * Replaces the last export, except one in progress.
 * @returns false if one is in progress
 */
export async function beginExport(
  tx: Tx,
  request: { readonly userId: number; readonly loginId: number; readonly language: string; readonly at: Date },
): Promise<boolean> {
  const fresh = {
    state: 'making',
    requested_by: request.loginId,
    language: request.language,
    requested_at: request.at,
    ready_at: null,
    expires_at: null,
    byte_count: 0,
    row_count: 0,
  };
  const begun = await tx
    .insertInto('data_exports')
    .values({ user_id: request.userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh).where('data_exports.state', '<>', 'making'))
    .returning('user_id')
    .executeTakeFirst();
  if (begun) await removeParts(tx, request.userId);
  return begun !== undefined;
}

export async function finishExport(
  tx: Tx,
  userId: number,
  made: { readonly at: Date; readonly expiresAt: Date; readonly bytes: number; readonly rows: number },
): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({
      state: 'ready',
      ready_at: made.at,
      expires_at: made.expiresAt,
      byte_count: made.bytes,
      row_count: made.rows,
    })
    .where('user_id', '=', userId)
    .execute();
}

export async function failExport(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ state: 'failed' })
    .where('user_id', '=', userId)
    .where('state', '=', 'making')
    .execute();
}

/** Removes expired files. */
export async function expireExports(tx: Tx, now: Date): Promise<void> {
  const expired = await tx
    .updateTable('data_exports')
    .set({ state: 'expired' })
    .where('state', '=', 'ready')
    .where('expires_at', '<=', now)
    .returning('user_id')
    .execute();
  for (const { user_id } of expired) await removeParts(tx, user_id);
}

async function removeParts(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('data_export_parts').where('user_id', '=', userId).execute();
}

export async function insertPart(tx: Tx, userId: number, place: number, bytes: Buffer): Promise<void> {
  await tx.insertInto('data_export_parts').values({ user_id: userId, place, bytes }).execute();
}

/** Reads the file part by part. */
export async function* readParts(db: Db, userId: number): AsyncGenerator<Buffer> {
  for (let place = 0; ; place += 1) {
    const part = await db
      .selectFrom('data_export_parts')
      .select('bytes')
      .where('user_id', '=', userId)
      .where('place', '=', place)
      .executeTakeFirst();
    if (!part) return;
    yield part.bytes;
  }
}

export interface Column {
  readonly name: string;
}

/** The columns of a table in their order, without the user's id and what the database works out from the others. */
export async function listColumns(tx: Tx, table: string, without: readonly string[]): Promise<string[]> {
  const { rows } = await sql<Column>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    tx,
  );
  return rows.map(({ name }) => name).filter((name) => name !== 'user_id' && !without.includes(name));
}

/** The number of rows per read; a row of an item with its description has about ten kilobytes. */
const ROWS_PER_READ = 500;

/** A business's rows of a table in the order of its primary key, in batches. */
export async function* readRows(
  tx: Tx,
  userId: number,
  table: string,
  columns: readonly string[],
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  const { rows: key } = await sql<Column>`
    select a.attname as name from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = ${table}::regclass and i.indisprimary order by array_position(i.indkey, a.attnum)`.execute(tx);
  const order = sql.join(key.map(({ name }) => sql.ref(name)));
  await sql`
    declare exported no scroll cursor for
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where user_id = ${userId} order by ${order}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(ROWS_PER_READ)} from exported`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close exported`.execute(tx);
}
