import { createHash } from 'node:crypto';
import type { GivenSheet } from '@quayside/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

type Mapping = Pick<GivenSheet, 'columns' | 'decimal'>;

const keyOf = (headings: readonly string[]) => createHash('md5').update(JSON.stringify(headings)).digest('hex');

/** What the business chose for a file with these headings. */
export async function findMapping(db: Db, userId: number, headings: readonly string[]): Promise<Mapping | undefined> {
  const { rows } = await sql<Mapping>`
    select columns, decimal from sheet_mappings
    where user_id = ${userId} and headings_key = ${keyOf(headings)}`.execute(db);
  return rows[0];
}

export async function saveMapping(
  db: Db,
  userId: number,
  headings: readonly string[],
  { columns, decimal }: Mapping,
): Promise<void> {
  await sql`
    insert into sheet_mappings (user_id, headings_key, columns, decimal)
    values (${userId}, ${keyOf(headings)}, ${JSON.stringify(columns)}::jsonb, ${decimal})
    on conflict (user_id, headings_key) do update set columns = excluded.columns, decimal = excluded.decimal, used_at = now()`.execute(
    db,
  );
}
