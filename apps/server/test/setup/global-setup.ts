import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/embedded-postgres.ts';
import { migrate, readMigrations } from '../../src/platform/database/migrate.ts';
import { createJobs } from '../../src/platform/jobs/jobs.ts';
import { createLog } from '../../src/platform/log.ts';
import { guardPostgres } from './guard-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which the tests may create databases. */
    serverUrl: string;
    /** A migrated database that is copied for each test file. */
    templateDatabase: string;
    /** The directory of an installed PostgreSQL's programs on which a project runs, instead of those from npm. */
    postgresPrograms?: string;
  }
}

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Kept between runs, so that only the first one creates a cluster. */
const DATA_DIR = fileURLToPath(new URL('../../../../.build/test-postgres', import.meta.url));
/**
 * Nothing is written through to the disk, because nobody needs a test's data after a crash of the machine. A database costs a seventh of the
 * processor time then, and never waits for the disk. After such a crash delete the directory.
 */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_compression: 'off' };
/** Databases of killed runs are dropped when they are older than this. */
const LEFTOVERS_AFTER_MS = 60 * 60 * 1_000;
/** Increase it when the template changes for a reason other than migrations. */
const TEMPLATE_FORM = 'with jobs, 12.35';
/** An arbitrary number; prevents two runs from creating the template at the same time. */
const TEMPLATE_LOCK = 0x74657374;

/**
 * Runs the suite on the server that TEST_DATABASE_URL names, or on an embedded one: from the npm package, or from the installed
 * PostgreSQL programs that the project or TEST_PG_BIN names.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const { postgresPrograms = process.env.TEST_PG_BIN } = project.getProvidedContext();
  const embedded = given === undefined ? await startEmbedded(postgresPrograms) : undefined;
  const serverUrl = given ?? embedded?.connectionString ?? '';
  project.provide('serverUrl', serverUrl);
  project.provide('templateDatabase', await prepareTemplate(serverUrl));
  return async () => embedded?.stop();
}

async function startEmbedded(binDir: string | undefined) {
  const dataDir = binDir === undefined ? DATA_DIR : `${DATA_DIR}${binDir.replaceAll('/', '-')}`;
  const dismissGuard = guardPostgres(dataDir);
  const log = createLog({ name: 'tests', level: 'warn' });
  const embedded = await startEmbeddedPostgres({ dataDir, binDir, settings: SETTINGS, log });
  const stop = async () => {
    await embedded.stop();
    dismissGuard();
  };
  return { connectionString: embedded.connectionString, stop };
}

/** One template for each state of the migrations, which is part of its name. */
async function prepareTemplate(serverUrl: string): Promise<string> {
  const migrations = readMigrations(MIGRATIONS);
  const state = createHash('sha256').update(TEMPLATE_FORM + migrations.map(({ checksum }) => checksum).join());
  const name = `quayside_template_${state.digest('hex').slice(0, 12)}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await dropLeftovers(client, name);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`drop database if exists ${name}_unfinished with (force)`);
      await client.query(`create database ${name}_unfinished template template0 encoding 'UTF8'`);
      await fillTemplate(urlOfDatabase(serverUrl, `${name}_unfinished`));
      await client.query(`alter database ${name}_unfinished rename to ${name}`);
    }
  } finally {
    await client.end();
  }
  return name;
}

async function fillTemplate(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    await migrate(pool, readMigrations(MIGRATIONS));
  } finally {
    await pool.end();
  }
  const jobs = createJobs({ connectionString, log: createLog({ name: 'tests', level: 'warn' }) });
  await jobs.start([]);
  await jobs.stop(0);
}

async function dropLeftovers(client: pg.Client, currentTemplate: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'quayside\\_test\\_%'`,
  );
  for (const { datname } of rows) {
    const madeAt = Number(datname.split('_')[2]);
    if (Date.now() - madeAt > LEFTOVERS_AFTER_MS) await client.query(`drop database if exists ${datname} with (force)`);
  }
  const { rows: templates } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'quayside\\_template\\_%' and datname <> $1
       and not exists (select from pg_stat_activity a where a.datname = pg_database.datname)`,
    [currentTemplate],
  );
  for (const { datname } of templates.slice(0, -1)) await client.query(`drop database if exists ${datname}`);
}

function urlOfDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
