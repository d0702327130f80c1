import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase } from '../../src/platform/database/database.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import type { Tables } from '../../src/platform/database/tables.data.ts';
import { createLog } from '../../src/platform/log.ts';
import { hooksOf, type Lifetime } from './lifetime.ts';
import { recordStatements } from './recorded-statements.ts';

/** A machine that is busy with other tests may take longer than the product waits. */
const CONNECT_WITHIN_MS = 60_000;

/** A migrated, empty database for one test file. */
export interface TestDatabase<T = Tables> {
  readonly connectionString: string;
  readonly pool: pg.Pool;
  readonly db: Kysely<T>;
  /** Closes the pool and removes the database. */
  drop(): Promise<void>;
}

/** Copies the template, which takes about a tenth of a second. Test files use `useTestDatabase`. */
export async function createTestDatabase<T = Tables>(): Promise<TestDatabase<T>> {
  const name = `quayside_test_${Date.now()}_${randomBytes(4).toString('hex')}`;
  // The template's files are copied. By default their pages would be copied through the log.
  await onServer(`create database ${name} template ${inject('templateDatabase')} strategy file_copy`);
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${name}`;
  const connectionString = url.href;
  const log = createLog({ name: 'test', level: 'silent' });
  const pool = createPool({
    connectionString,
    applicationName: 'quayside-test',
    max: 5,
    log,
    connectWithinMs: CONNECT_WITHIN_MS,
  });
  // A test that waits for ten seconds would otherwise make its connections anew, and have their statements planned anew.
  pool.options.idleTimeoutMillis = 0;
  const storeStatements = recordStatements(pool);
  return {
    connectionString,
    pool,
    db: createDatabase<T>(pool),
    drop: async () => {
      storeStatements();
      await pool.end();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

/** The warning that pg prints once per process when a transaction gets a second query before the first has ended, as by `Promise.all`. */
const OVERLAP = 'client is already executing a query';

/** Gives the test file its own database for the duration of its tests, or each test its own; available in tests only. */
export function useTestDatabase<T = Tables>(options: Lifetime = {}): Omit<TestDatabase<T>, 'drop'> {
  let database: TestDatabase<T> | undefined;
  const made = (): TestDatabase<T> => {
    if (database === undefined)
      throw new Error('The test database is made in beforeAll: read its members inside the tests');
    return database;
  };
  const overlaps: Error[] = [];
  const note = (warning: Error) => {
    if (warning.message.includes(OVERLAP)) overlaps.push(warning);
  };
  const { before, after } = hooksOf(options);
  before(async () => {
    process.on('warning', note);
    database = await createTestDatabase<T>();
  });
  after(async () => {
    await database?.drop();
    process.off('warning', note);
    if (overlaps.length > 0) throw new Error('Two statements at once on one connection', { cause: overlaps[0] });
  });
  return {
    get connectionString() {
      return made().connectionString;
    },
    get pool() {
      return made().pool;
    },
    get db() {
      return made().db;
    },
  };
}

/** This worker's connections that create and drop databases, by the address of the server: each new one costs the server a process. */
const masters = new Map<string, Promise<pg.Client>>();

async function onServer(statement: string): Promise<void> {
  const address = inject('serverUrl');
  const known = masters.get(address) ?? connectMaster(address);
  masters.set(address, known);
  await (await known).query(statement);
}

async function connectMaster(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  // The server ends it when it stops; or a test has killed it, and the next database gets a new one.
  const forget = () => masters.delete(connectionString);
  client.on('error', forget);
  await client.connect().catch((error: unknown) => {
    forget();
    throw error;
  });
  // It does not keep the worker alive.
  (client as unknown as { connection: { stream: { unref(): void } } }).connection.stream.unref();
  return client;
}
