import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, errorMessage } from '../../errors.ts';
import { commandOf, identifyProcess, isRunning, listProcesses, type ProcessIdentity } from '../../processes.ts';
import type { Binaries } from './binaries.ts';
import { asAccount, CLUSTER_USER, firstErrorIn } from './cluster.ts';
import type { Places } from './places.ts';

/** The port only names the socket; nothing listens on the network. */
export const SOCKET_PORT = 5432;

/** Crash recovery replays at most `max_wal_size`; this is many times its duration on a slow disk. */
const READY_WITHIN_MS = 300_000;
/** Time limits of a fast shutdown before an immediate one, and of the latter. */
const STOP_FAST_WITHIN_MS = 3_000;
const STOP_IMMEDIATE_WITHIN_MS = 1_000;
/** After a kill of the postmaster its backends usually end within a moment; the others are killed after this time. */
const ORPHANS_MAY_LINGER_MS = 2_000;
const START_RETRIES_FOR_MS = 120_000;
const LOG_ROTATES_AT_BYTES = 10_000_000;

/** Settings of a PostgreSQL server by their name in `postgresql.conf`. */
export type PostgresSettings = Readonly<Record<string, string>>;

/** Differences from PostgreSQL's defaults. Durability (`fsync`, `synchronous_commit`, `full_page_writes`) stays on. */
const SETTINGS: PostgresSettings = {
  listen_addresses: '',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1', // a solid-state disk
  jit: 'off', // compiling costs more than the short queries of this program
  max_parallel_workers_per_gather: '0', // parallel queries need more of /dev/shm than a container has
  // After each checkpoint the first change of a page is logged with the whole page, so checkpoints are rare and these pages compressed.
  checkpoint_timeout: '30min',
  wal_compression: 'on',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  log_min_messages: 'warning',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/** A PostgreSQL server on the cluster that accepts connections. */
export interface Postmaster {
  readonly identity: ProcessIdentity;
  /** True if another process, possibly crashed, had started it. */
  readonly isAdopted: boolean;
}

/** The server that runs on the cluster, ready or starting; undefined if there is none. */
export function findPostmaster(places: Places): ProcessIdentity | undefined {
  const pid = readPid(join(places.cluster, 'postmaster.pid'));
  if (pid === undefined || !isPostmasterOf(places, pid)) return undefined;
  return identifyProcess(pid);
}

/** Adopts the running server and waits until it accepts connections. Undefined if there is none or it has ended. */
export async function adoptPostmaster(places: Places): Promise<Postmaster | undefined> {
  const identity = findPostmaster(places);
  if (identity === undefined) return undefined;
  await waitUntilReady(places, () => isRunning(identity));
  return isRunning(identity) ? { identity, isAdopted: true } : undefined;
}

/**
 * Starts the server detached, so that it survives this process and Ctrl-C. First waits for and clears what a killed server left: its pid
 * file, and backends with its shared memory.
 * @param settings that differ from ours
 * @throws with PostgreSQL's own reason if it does not start
 */
export async function startPostmaster(
  places: Places,
  binaries: Binaries,
  logFile: string,
  settings: PostgresSettings = {},
): Promise<Postmaster> {
  const startedAt = Date.now();
  for (;;) {
    clearLockFiles(places);
    const attempt = await spawnPostmaster(places, binaries, logFile, settings);
    if (attempt.postmaster !== undefined) return attempt.postmaster;
    const orphans = listBackends(places);
    const passed = Date.now() - startedAt;
    const mayClear = orphans.length > 0 || lockFilesOfOthers(places).length > 0;
    if (!mayClear || passed > START_RETRIES_FOR_MS) {
      throw new Error(`The database does not start: ${attempt.reason} (more in ${logFile})`);
    }
    if (passed > ORPHANS_MAY_LINGER_MS) signalAll(orphans, 'SIGKILL');
    await sleep(100);
  }
}

/** Stops the server: ends its sessions and writes all committed data to disk. Resolves when the process has ended. */
export async function stopPostmaster(identity: ProcessIdentity): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', STOP_FAST_WITHIN_MS],
    ['SIGQUIT', STOP_IMMEDIATE_WITHIN_MS],
    ['SIGKILL', STOP_IMMEDIATE_WITHIN_MS],
  ];
  for (const [signal, patienceMs] of steps) {
    if (!isRunning(identity)) return;
    signalAll([identity.pid], signal);
    for (const until = Date.now() + patienceMs; Date.now() < until && isRunning(identity); ) await sleep(20);
  }
}

async function spawnPostmaster(
  places: Places,
  binaries: Binaries,
  logFile: string,
  others: PostgresSettings,
): Promise<{ postmaster?: Postmaster; reason?: string }> {
  rotate(logFile);
  const logFd = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const settings = {
    ...SETTINGS,
    ...others,
    cluster_name: clusterName(places),
    unix_socket_directories: places.socketDir,
    port: String(SOCKET_PORT),
  };
  const child = spawn(
    binaries.postgres,
    ['-D', places.cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...asAccount(places.account), cwd: places.home, detached: true, stdio: ['ignore', logFd, logFd] },
  );
  let spawnError: Error | undefined;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      spawnError = error;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  closeSync(logFd);
  child.unref();

  const identity = child.pid === undefined ? undefined : identifyProcess(child.pid);
  if (identity !== undefined) {
    await waitUntilReady(places, () => isRunning(identity));
    if (isRunning(identity)) return { postmaster: { identity, isAdopted: false } };
  }
  await ended;
  return { reason: spawnError?.message ?? firstErrorIn(readFileSync(logFile).subarray(logStart).toString()) };
}

async function waitUntilReady(places: Places, isAlive: () => boolean): Promise<void> {
  let lastRefusal = 'it does not accept connections yet';
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await sleep(15)) {
    if (!isAlive()) return;
    try {
      // Before that each try would write an error into PostgreSQL's log.
      if (!isServing(places)) continue;
      await withClient(places, 'postgres', (client) => client.query('select 1'));
      return;
    } catch (error) {
      lastRefusal = errorMessage(error);
    }
  }
  throw new Error(`The database has not become ready within ${READY_WITHIN_MS / 1000} s: ${lastRefusal}`);
}

/** Opens a connection over the socket for the duration of `work`. */
export async function withClient<T>(
  places: Places,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ host: places.socketDir, port: SOCKET_PORT, user: CLUSTER_USER, database });
  let failure: Error | undefined;
  client.on('error', (error) => {
    failure = error; // The connection broke between queries; the next query fails with this error.
  });
  try {
    await client.connect();
    const result = await work(client);
    if (failure !== undefined) throw failure;
    return result;
  } finally {
    await client.end();
  }
}

function readPid(path: string): number | undefined {
  if (!existsSync(path)) return undefined;
  const pid = Number(readFileSync(path, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/** Whether the server accepts connections. It writes its state into the eighth line of its pid file (PostgreSQL's `pidfile.h`). */
function isServing(places: Places): boolean {
  return readFileSync(join(places.cluster, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() === 'ready';
}

function isPostmasterOf(places: Places, pid: number): boolean {
  return isServerCommand(places, commandOf(pid) ?? '');
}

function isServerCommand(places: Places, command: string): boolean {
  return command.includes(` -D ${places.cluster} `);
}

/** Short, because the title of each server process contains it. */
function clusterName(places: Places): string {
  return `quayside-${createHash('sha256').update(places.cluster).digest('hex').slice(0, 10)}`;
}

/** The processes that a server on this cluster has forked, including new ones without a title yet. */
function listBackends(places: Places): number[] {
  const title = `postgres: ${clusterName(places)}: `;
  const isBackend = (command: string) => command.startsWith(title) || isServerCommand(places, command);
  return listProcesses().flatMap(({ pid, command }) => (isBackend(command) ? [pid] : []));
}

/**
 * Files that make PostgreSQL believe that the cluster is in use, although their process does not serve it. After a restart of the machine
 * or container another program may have that pid, and a killed server stays a zombie until its parent collects it, which a container's
 * first process may never do. For a free pid PostgreSQL itself checks the shared memory, which is safer.
 */
function lockFilesOfOthers(places: Places): string[] {
  const socketLock = join(places.socketDir, `.s.PGSQL.${SOCKET_PORT}.lock`);
  return [join(places.cluster, 'postmaster.pid'), socketLock].filter((path) => {
    const pid = readPid(path);
    return pid !== undefined && isTaken(pid) && !isPostmasterOf(places, pid);
  });
}

/** Removes those files, only when the cluster has no process left. */
function clearLockFiles(places: Places): void {
  const paths = lockFilesOfOthers(places);
  if (paths.length === 0 || listBackends(places).length > 0) return;
  for (const path of paths) rmSync(path, { force: true });
}

/** Whether any process, including a zombie, has the pid: the check that PostgreSQL makes. */
function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    if (identifyProcess(pid) !== undefined) process.kill(pid, signal);
  }
}

function rotate(logFile: string): void {
  mkdirSync(dirname(logFile), { recursive: true });
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_ROTATES_AT_BYTES) renameSync(logFile, `${logFile}.1`);
}
