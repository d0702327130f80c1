import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.data.ts';

const database = useTestDatabase();

const namesOf = async (db: Kysely<Tables>) =>
  (await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)).rows.map((row) => row.name);

it('prepares a marked statement once per connection for all values', async () => {
  await database.db.connection().execute(async (db) => {
    const twice = (n: number) =>
      sql<{ n: number }>`
      ${prepared} select ${n}::integer * 2 as n`.execute(db);
    expect([(await twice(4)).rows, (await twice(21)).rows]).toEqual([[{ n: 8 }], [{ n: 42 }]]);
    expect(await namesOf(db)).toHaveLength(1);
  });
});

it('prepares no other statements', async () => {
  await database.db.connection().execute(async (db) => {
    const before = await namesOf(db);
    await sql`select ${1}::integer /* prepared */`.execute(db);
    expect(await namesOf(db)).toEqual(before);
  });
});

it('can be used again after an error', async () => {
  const half = (n: number) => sql<{ n: number }>`${prepared} select 8 / ${n}::integer as n`.execute(database.db);
  await expect(half(0)).rejects.toThrow('division by zero');
  expect((await half(2)).rows).toEqual([{ n: 4 }]);
});
