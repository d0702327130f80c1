import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eventually, signal } from '../../../test/eventually.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createLog } from '../log.ts';
import { createDatabase, withTransaction } from './database.ts';
import { type Migration, migrate, readMigrations, withInstallationLock } from './migrate.ts';
import { createPool } from './pool.ts';
import { dumpSchema } from './schema-dump.ts';
import { describeTables } from './table-types.ts';

const directory = fileURLToPath(new URL('../../../migrations', import.meta.url));

describe('migrate', () => {
  const database = useTestDatabase();
  const shipped = readMigrations(directory);
  const added: Migration = {
    name: '9001-shelves',
    sql: 'create table shelves (shelf_id bigint primary key)',
    checksum: 'a',
  };

  it('does nothing for an up-to-date database', async () => {
    expect(await migrate(database.pool, shipped)).toEqual([]);
  });

  it('applies a new migration only once when three processes run it at once', async () => {
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool, [...shipped, added])));
    expect(runs.flat()).toEqual(['9001-shelves']);
    await database.pool.query('select shelf_id from shelves');
  });

  it('rolls back a migration that fails half-way', async () => {
    const broken = { name: '9002-broken', sql: 'create table half (a int); select nonsense;', checksum: 'b' };
    await expect(migrate(database.pool, [...shipped, added, broken])).rejects.toThrow('Migration 9002-broken failed');
    const { rows } = await database.pool.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  it('rejects a migration that was edited after it was applied', async () => {
    await expect(migrate(database.pool, [...shipped, { ...added, checksum: 'c' }])).rejects.toThrow(
      'was changed after',
    );
  });

  it('rejects a database that a newer version has migrated', async () => {
    await expect(migrate(database.pool, shipped)).rejects.toThrow('newer version of Quayside (9001-shelves)');
  });

  it('rejects a database from before the first release and says where the way out is', async () => {
    await database.pool.query("insert into schema_migrations (name, checksum) values ('0001-the-first-house', 'd')");
    await expect(migrate(database.pool, [...shipped, added])).rejects.toThrow(
      /older than the first release of Quayside \(0001-the-first-house\).+ empty database, as README\.md says/,
    );
  });
});

describe('what an installation needs once', () => {
  const database = useTestDatabase();

  it('is done by one process at a time, and the next waits longer than a statement may take', async () => {
    const { connectionString } = database;
    const log = createLog({ name: 'test', level: 'silent' });
    const options = { connectionString, applicationName: 'second', max: 2, log, statementTimeoutMs: 50 };
    const pool = createPool(options);
    const [begun, release] = [signal(), signal()];
    const done: string[] = [];
    const first = withInstallationLock(database.pool, async () => {
      begun.resolve();
      await release.promise;
      done.push('first');
    });
    await begun.promise;
    const second = withInstallationLock(pool, async () => void done.push('second'));
    await eventually(async () => {
      const { rows } = await database.pool.query(
        `select from pg_stat_activity where application_name = 'second' and wait_event = 'advisory'
           and query_start < clock_timestamp() - interval '200 ms'`,
      );
      expect(rows).toHaveLength(1);
    });
    release.resolve();
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
    await pool.end();
  });
});

describe('the database', () => {
  const database = useTestDatabase();

  it('has the schema of the committed dump and the tables of the generated types', async () => {
    const path = fileURLToPath(new URL('./tables.data.ts', import.meta.url));
    const described = await describeTables(createDatabase(database.pool), await dumpSchema(database.pool));
    await expect(described).toMatchFileSnapshot(path);
  });

  it('returns a bigint as a number and rejects one beyond the safe range', async () => {
    const { rows } = await database.pool.query(
      'select 9007199254740991::bigint as one, array[1, null]::bigint[] as many',
    );
    expect(rows).toEqual([{ one: 9007199254740991, many: [1, null] }]);
    await expect(database.pool.query('select 9007199254740992::bigint')).rejects.toThrow(RangeError);
  });

  it('returns a date as text in every time zone', async () => {
    const { rows } = await database.pool.query(`select date '2026-03-29' as day`);
    expect(rows).toEqual([{ day: '2026-03-29' }]);
  });

  it('repeats a transaction after a deadlock and keeps nothing of the first attempt', async () => {
    const { db } = database;
    await db
      .insertInto('user_events')
      .values([1, 2].map((id) => ({ user_id: id, event_id: 1, kind: 'a' })))
      .execute();
    let attempts = 0;
    let meet = () => {};
    const both = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const touchBoth = (first: number, second: number) =>
      withTransaction(db, async (tx) => {
        const touch = (id: number) =>
          tx.updateTable('user_events').set({ kind: sql`kind || 'x'` }).where('user_id', '=', id).execute();
        await touch(first);
        attempts += 1;
        // On the first attempt, each holds its first row before either asks for its second, so that they always
        // deadlock.
        if (attempts === 2) meet();
        await both;
        await touch(second);
      });
    await Promise.all([touchBoth(1, 2), touchBoth(2, 1)]);
    const rows = await db.selectFrom('user_events').select('kind').execute();
    expect(rows).toEqual([{ kind: 'axx' }, { kind: 'axx' }]);
    // Two transactions and at least one retry.
    expect(attempts).toBeGreaterThanOrEqual(3);
  });
});
