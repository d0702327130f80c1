import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from './database.ts';
import { prepared, preparedUnread } from './prepared.ts';
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

describe('a statement whose answer nobody reads', () => {
  const addMigration = (db: Kysely<Tables>, name: string) =>
    sql`${preparedUnread} insert into schema_migrations (name, checksum) values (${name}, 'x')`.execute(db);
  const countOf = async (db: Kysely<Tables>, name: string) =>
    (await sql`select from schema_migrations where name = ${name}`.execute(db)).rows.length;

  it('is seen by later statements of its transaction, and stays after the commit', async () => {
    const seen = await withTransaction(database.db, async (tx) => {
      await addMigration(tx, 'read-later');
      const first = await countOf(tx, 'read-later');
      await addMigration(tx, 'read-after-commit');
      return first;
    });
    expect([seen, await countOf(database.db, 'read-later'), await countOf(database.db, 'read-after-commit')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('is lost with its transaction', async () => {
    const fails = withTransaction(database.db, async (tx) => {
      await addMigration(tx, 'never');
      throw new Error('Somebody objects');
    });
    await expect(fails).rejects.toThrow('Somebody objects');
    expect(await countOf(database.db, 'never')).toBe(0);
  });

  it('fails the next statement with its own error, or the commit', async () => {
    await addMigration(database.db, 'twice');
    const beforeAnother = withTransaction(database.db, async (tx) => {
      await addMigration(tx, 'twice');
      await countOf(tx, 'twice');
    });
    await expect(beforeAnother).rejects.toThrow('schema_migrations_pkey');
    const atTheEnd = withTransaction(database.db, async (tx) => {
      await addMigration(tx, 'together');
      await addMigration(tx, 'twice');
    });
    await expect(atTheEnd).rejects.toThrow('schema_migrations_pkey');
    expect(await countOf(database.db, 'together')).toBe(0);
  });

  it('is prepared anew after its first transaction failed', async () => {
    await database.db.connection().execute(async (db) => {
      const other = (tx: Kysely<Tables>) => sql`${preparedUnread} select ${1}::integer, 'anew'`.execute(tx);
      const fails = db.transaction().execute(async (tx) => {
        await sql`${preparedUnread} select 1 / ${0}::integer`.execute(tx);
        await other(tx);
      });
      await expect(fails).rejects.toThrow('division by zero');
      await db.transaction().execute(async (tx) => {
        await other(tx);
      });
    });
  });
});
