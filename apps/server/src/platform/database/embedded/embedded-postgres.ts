import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage } from '../../errors.ts';
import { hold, listHolders, withFileLock } from '../../holders.ts';
import type { Log } from '../../log.ts';
import { isRunning, type ProcessIdentity } from '../../processes.ts';
import { prepareBinaries } from './binaries.ts';
import { CLUSTER_USER, prepareCluster } from './cluster.ts';
import { type Places, preparePlaces } from './places.ts';
import {
  adoptPostmaster,
  findPostmaster,
  type PostgresSettings,
  type Postmaster,
  SOCKET_PORT,
  startPostmaster,
  stopPostmaster,
  withClient,
} from './postmaster.ts';

export interface EmbeddedPostgresOptions {
  /** Quayside's data directory; created if missing. */
  dataDir: string;
  /** The directory of an installed PostgreSQL's programs (15 or newer), instead of those from npm. */
  binDir?: string | undefined;
  /** Settings that differ from Quayside's; a server that already runs keeps its own. */
  settings?: PostgresSettings;
  log: Log;
}

export interface EmbeddedPostgres {
  /** For `pg` and libpq; it names a Unix socket. */
  readonly connectionString: string;
  /** Releases the database; the last process to do so stops it. Safe to call twice. */
  stop(): Promise<void>;
}

/** A start creates a cluster of 40 MB or replays a log, and another process may have to wait for it. */
const LOCK_PATIENCE_MS = 600_000;
/** How late the end of a database is noticed. Each look wakes a process that rests. */
const WATCH_EVERY_MS = 2_000;
const RESTART_BACKOFF_MS = [0, 250, 500, 1_000, 2_000, 5_000];

/**
 * Runs a real PostgreSQL in the data directory, without installation, network port or root. A server that already runs there is shared or,
 * after a crash, adopted. While in use it is monitored: after a kill or a full disk it is restarted as soon as possible.
 * @throws with one sentence for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new Error('On Windows the database is not started by Quayside: set DATABASE_URL to a PostgreSQL server');
  }
  const places = preparePlaces(options.dataDir);
  const letGo = hold(join(places.state, 'holders'));
  let current: ProcessIdentity;
  try {
    current = (await ensureRunning(places, options)).identity;
  } catch (error) {
    letGo();
    throw error;
  }

  let isStopping = false;
  const watching = watch();

  async function watch(): Promise<void> {
    for (let failures = 0; !isStopping; await sleep(failures === 0 ? WATCH_EVERY_MS : backoff(failures))) {
      if (isRunning(current)) {
        failures = 0;
        continue;
      }
      if (failures === 0) options.log.warn('The database has ended; starting it again');
      try {
        current = (await ensureRunning(places, options)).identity;
        failures = 0;
        options.log.info('The database runs again');
      } catch (error) {
        failures += 1;
        options.log.error({ attempt: failures }, errorMessage(error));
      }
    }
  }

  async function stop(): Promise<void> {
    if (isStopping) return watching;
    isStopping = true;
    await watching;
    await stopUnheld(places, letGo);
  }

  return { connectionString: connectionString(places), stop };
}

/** Stops the database of a data directory if the processes that used it have ended without stopping it. */
export async function stopUnheldPostgres(dataDir: string): Promise<void> {
  await stopUnheld(preparePlaces(dataDir), () => undefined);
}

function stopUnheld(places: Places, letGo: () => void): Promise<void> {
  return withLock(places, async () => {
    letGo();
    const running = findPostmaster(places);
    if (running !== undefined && listHolders(join(places.state, 'holders')).length === 0) await stopPostmaster(running);
  });
}

function withLock<T>(places: Places, work: () => Promise<T>): Promise<T> {
  return withFileLock(join(places.state, 'lock'), LOCK_PATIENCE_MS, work);
}

/** One process at a time: adopts the running server, or creates a missing cluster and starts a server. */
function ensureRunning(places: Places, options: EmbeddedPostgresOptions): Promise<Postmaster> {
  return withLock(places, async () => {
    const adopted = await adoptPostmaster(places);
    if (adopted !== undefined) return adopted;
    const binaries = prepareBinaries(places.home, options.binDir);
    await prepareCluster(places, binaries);
    const logFile = join(options.dataDir, 'logs', 'postgres.log');
    const started = await startPostmaster(places, binaries, logFile, options.settings);
    await createDatabase(places);
    return started;
  });
}

async function createDatabase(places: Places): Promise<void> {
  await withClient(places, 'postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [CLUSTER_USER]);
    if (rowCount === 0) await client.query(`create database ${CLUSTER_USER}`);
  });
}

/** `localhost` only makes the URL valid; the socket directory in `host` replaces it, also for libpq. */
function connectionString(places: Places): string {
  const host = encodeURIComponent(places.socketDir);
  return `postgresql://${CLUSTER_USER}@localhost/${CLUSTER_USER}?host=${host}&port=${SOCKET_PORT}`;
}

function backoff(failures: number): number {
  return RESTART_BACKOFF_MS[Math.min(failures, RESTART_BACKOFF_MS.length - 1)] ?? 0;
}
