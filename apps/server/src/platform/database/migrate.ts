import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

export interface Migration {
  /** The file's name without its ending: `0001-the-first-house`. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file in hex. */
  readonly checksum: string;
}

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** An arbitrary number shared by all programs that install into this database: "quay" in ASCII. */
const ADVISORY_LOCK = 0x71756179;

/** The migrations of a directory in order of application. */
export function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .filter((file) => FILE_NAME.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(directory, file), 'utf8');
      return { name: file.slice(0, -'.sql'.length), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings the schema up to date, one migration per transaction, oldest first. Concurrent processes wait for the one that works.
 * @returns the names of the migrations that this call applied
 * @throws if a migration fails (it is rolled back), if an applied one was edited since, or if the database has migrations that this
 * version does not know
 */
export function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
  return withInstallationLock(pool, (client) => applyMissing(client, migrations));
}

/**
 * Does what each start repeats and only the first one changes anything by: one process at a time, so that the others find it done. They
 * wait for as long as it takes, because a wait at a unique index would end with the limit of a statement.
 * @param work gets the connection that holds the lock, which has no limit of a statement
 */
export async function withInstallationLock<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    return await work(client);
  } finally {
    client.release(true); // Ends the session, with its lock and settings.
  }
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await readApplied(client);
  refuseUnknown([...applied.keys()], migrations);
  const names: string[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) {
      await apply(client, migration);
      names.push(migration.name);
    } else if (checksum !== migration.checksum) {
      throw new Error(`Migration ${migration.name} was changed after it had been applied: put the change in a new one`);
    }
  }
  return names;
}

/** @throws if a migration was applied that does not exist here: a later version's, or one of those that made the first release */
function refuseUnknown(applied: readonly string[], migrations: readonly Migration[]): void {
  const names = migrations.map(({ name }) => name);
  const unknown = applied.filter((name) => !names.includes(name)).sort();
  const [earliest] = unknown;
  if (earliest === undefined) return;
  // A later version adds migrations above the last one of this.
  throw new Error(
    earliest > (names.at(-1) ?? '')
      ? `The database was migrated by a newer version of Quayside (${unknown.join(', ')}): start that version`
      : `The database is older than the first release of Quayside (${earliest}), which cannot use it: start with an empty database, as README.md says under “Data and backup”`,
  );
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
