import { setTimeout as sleep } from 'node:timers/promises';
import { accounts, imports } from '@quayside/contract';
import type pg from 'pg';
import { heading, report } from './lib/figures.ts';
import { type RunningProduct, startProduct } from './lib/product.ts';
import { openTempDatabase } from './lib/temp-database.ts';

/**
 * Measures what the product costs while nothing happens: the demo with its seven connected accounts, then with the three
 * of one seller, compared with its PostgreSQL alone. Manually: `npm run bench idle [seconds] [seconds to settle]`.
 */
const SECONDS = Number(process.argv[2] ?? 60);
const SETTLE_SECONDS = Number(process.argv[3] ?? 60);
const PLATFORMS = 3;
const LOOK_MS = 500;
const READY_WITHIN_MS = 300_000;

interface DatabaseWork {
  readonly commits: number;
  readonly walBytes: number;
  readonly written: ReadonlyMap<string, number>;
}

async function databaseWork(pool: pg.Pool): Promise<DatabaseWork> {
  // What a connection has done becomes visible when it is idle for a second, at the latest.
  await sleep(1_100);
  const { rows } = await pool.query<{ commits: string; wal: string }>(
    `select xact_commit + xact_rollback as commits, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal
     from pg_stat_database where datname = current_database()`,
  );
  const { rows: tables } = await pool.query<{ name: string; written: string }>(
    `select schemaname || '.' || relname as name, n_tup_ins + n_tup_upd + n_tup_del as written from pg_stat_user_tables`,
  );
  return {
    commits: Number(rows[0]?.commits),
    walBytes: Number(rows[0]?.wal),
    written: new Map(tables.map(({ name, written }) => [name, Number(written)])),
  };
}

function tellDatabase(before: DatabaseWork, after: DatabaseWork): void {
  const perHour = 3_600 / SECONDS;
  report('transactions', (after.commits - before.commits) / SECONDS, 'a second');
  report('write-ahead log', ((after.walBytes - before.walBytes) * perHour) / 1_000_000, 'MB an hour');
  const written = [...after.written].map(([name, rows]): [string, number] => [
    name,
    rows - (before.written.get(name) ?? 0),
  ]);
  for (const [name, rows] of written
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 12)) {
    report(`rows written in ${name}`, rows * perHour, 'an hour');
  }
}

/** Waits until every platform's account is connected and its import has ended. */
async function untilConnected({ call, userId }: RunningProduct): Promise<void> {
  const params = { id: userId };
  for (const giveUpAt = Date.now() + READY_WITHIN_MS; Date.now() < giveUpAt; await sleep(LOOK_MS)) {
    const { list: connected } = await call(accounts.list, { params });
    const { list } = await call(imports.list, { params, query: {} });
    const isDone = list.length >= PLATFORMS && list.every(({ state }) => state === 'done');
    if (connected.length === PLATFORMS && isDone) return;
  }
  throw new Error('The accounts were not connected and imported');
}

/** @param accounts how many are read */
async function tellRest(accounts: string): Promise<void> {
  await sleep(SETTLE_SECONDS * 1_000);
  heading(`${accounts} connected accounts and nothing happening, ${SECONDS} seconds`);
  const before = await databaseWork(database.pool);
  const worked = product.machineTime();
  await sleep(SECONDS * 1_000);
  const now = product.machineTime();
  const work = [...now].map(([name, s]): [string, number] => [name, (s - (worked.get(name) ?? 0)) / SECONDS]);
  tellDatabase(before, await databaseWork(database.pool));
  for (const [name, share] of work) report(`${name}`, share * 100, '% of a core');
  const own = work.filter(([name]) => name !== 'sandbox');
  report('all but the sandbox', own.reduce((sum, [, share]) => sum + share, 0) * 100, '% of a core');
  for (const [name, megabytes] of product.memory()) report(`memory of the ${name}`, megabytes, 'MB');
}

heading(`PostgreSQL alone, ${SECONDS} seconds`);
const alone = await openTempDatabase();
const emptyBefore = await databaseWork(alone.pool);
await sleep(SECONDS * 1_000);
tellDatabase(emptyBefore, await databaseWork(alone.pool));
await alone.remove();

const product = await startProduct();
const database = await product.connect();
try {
  await untilConnected(product);
  await tellRest('Seven');
  // One seller's accounts: nothing of the others is read any more.
  await database.pool.query("update marketplace_accounts set paused_reason = 'seller' where user_id <> $1", [
    product.userId,
  ]);
  await tellRest('Three');
} finally {
  await database.close();
  await product.stop();
}
