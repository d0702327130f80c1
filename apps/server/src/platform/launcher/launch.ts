import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { SANDBOX_AMAZON_CLIENT, SANDBOX_EBAY_CLIENT, SANDBOX_OCTOPIA_CLIENT } from '../config/marketplaces.ts';
import { waitForDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { createPool } from '../database/pool.ts';
import { errorMessage } from '../errors.ts';
import { hold, listHolders } from '../holders.ts';
import { createLog, type Log } from '../log.ts';
import type { ProcessIdentity } from '../processes.ts';
import { readOrMakeSecrets } from '../secret-file.ts';
import { createChildLog } from './child-log.ts';
import { endOrphans } from './leftovers.ts';
import { assertPortFree } from './ports.ts';
import { type SupervisedChild, superviseChild } from './supervised-child.ts';

export interface LaunchOptions {
  config: Config;
  /** Passed on to the children, with the launcher's additions. */
  env: NodeJS.ProcessEnv;
  /** The built programs. The server is started once per role. */
  programs: { server: string; sandbox: string };
  /** Reports a problem that is being fixed, in one line for the operator. */
  report: (message: string) => void;
  /** Breaks off a start: what has started is stopped. Later `stop` does that. */
  signal: AbortSignal;
}

export interface Launched {
  /** Restarts a child for new code. */
  restart(name: 'gateway' | 'worker' | 'sandbox'): Promise<void>;
  /** Ends everything in order within 10 s. Safe to call twice. */
  stop(): Promise<void>;
}

/** How long a server that refuses is asked again, and how long a slow one may take to accept a connection. */
const UNREACHABLE_AFTER_MS = 5_000;
const CONNECT_WITHIN_MS = 60_000;
/** How long another launcher of this data directory may take to end before its ports count as in use. */
const OTHER_LAUNCHER_ENDS_WITHIN_MS = 10_000;
const OLDEST_POSTGRES = 15;
/** Error texts of Node and PostgreSQL. */
const DISK_FULL = /ENOSPC|No space left on device/i;

/**
 * Starts database, sandbox, gateway and worker as configured, and keeps them running. Resolves when all are ready.
 * @throws with one sentence for the operator, or with the signal's reason, after stopping what had started
 */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const { config } = options;
  prepareDataDir(config.dataDir);
  const launchersDir = join(config.dataDir, 'run', 'launchers');
  const childrenDir = join(config.dataDir, 'run', 'children');

  const isAlone = listHolders(launchersDir).length === 0;
  if (isAlone) await endOrphans(childrenDir);
  await assertPorts(config, isAlone ? 0 : OTHER_LAUNCHER_ENDS_WITHIN_MS).catch((cause: unknown) => {
    const [other] = listHolders(launchersDir);
    if (other === undefined) throw cause;
    const where = `with this data directory (process ${other.pid})`;
    throw new Error(`Quayside already runs or starts ${where}; ${errorMessage(cause)}`, { cause });
  });

  const letGo = hold(launchersDir);
  const children = new Map<string, SupervisedChild>();
  let databaseStarts: Promise<{ stop(): Promise<void> } | undefined> = Promise.resolve(undefined);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= endAll();
    return stopping;
  };

  async function endAll(): Promise<void> {
    await Promise.all([children.get('gateway')?.stop(), children.get('worker')?.stop()]);
    await children.get('sandbox')?.stop();
    letGo();
    // A start of the database is awaited: only its end shows what to stop.
    await (await databaseStarts)?.stop();
  }

  function startChild(name: string, script: string, env: NodeJS.ProcessEnv, healthUrl?: string): SupervisedChild {
    const log = createChildLog(join(config.dataDir, 'logs', `${name}.log`), (message) =>
      options.report(`${name}: ${message}`),
    );
    const onSpawn = (identity: ProcessIdentity) => {
      try {
        return hold(childrenDir, identity);
      } catch (error) {
        options.report(`${name}: ${errorMessage(error)}`); // On a full disk it runs without.
        return () => undefined;
      }
    };
    const health = healthUrl === undefined ? {} : { healthUrl };
    const child = superviseChild({ name, script, env, log, onSpawn, report: options.report, ...health });
    children.set(name, child);
    return child;
  }

  async function startAll(): Promise<void> {
    options.signal.throwIfAborted();
    const log = createLauncherLog(options);
    const sandbox =
      config.sandbox !== null && startsSandbox(config)
        ? startChild('sandbox', options.programs.sandbox, sandboxEnv(options), healthUrl(config.sandbox.port))
        : undefined;
    const starting = startDatabase(config, log);
    databaseStarts = starting.catch(() => undefined);
    const [database] = await Promise.all([starting, sandbox?.ready]);
    options.signal.throwIfAborted();

    // The servers read the file themselves, so that they notice a changed secret while running.
    if (config.secret === undefined) readOrMakeSecrets(config.dataDir);
    const env = serverEnv(options, database.connectionString);
    const servers = (['gateway', 'worker'] as const)
      .filter((role) => config.role === 'all' || config.role === role)
      .map((role) => startChild(role, options.programs.server, { ...env, QUAYSIDE_ROLE: role }));
    await Promise.all(servers.map((server) => server.ready));
  }

  try {
    await Promise.race([startAll(), untilAborted(options.signal)]);
  } catch (error) {
    await stop();
    if (!DISK_FULL.test(errorMessage(error))) throw error;
    throw new Error(`QUAYSIDE_DATA: the disk that holds ${config.dataDir} is full`, { cause: error });
  }
  return { restart: async (name) => children.get(name)?.restart(), stop };
}

/** Never resolves. @throws the signal's reason once it aborts */
function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function startsSandbox(config: Config): boolean {
  return config.sandbox !== null && config.role === 'all';
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`QUAYSIDE_DATA: the data directory can not be written: ${errorMessage(cause)}`, { cause });
  }
}

async function assertPorts(config: Config, patienceMs: number): Promise<void> {
  if (config.role !== 'worker') {
    await assertPortFree({ host: config.host, port: config.port, setting: 'QUAYSIDE_PORT', patienceMs });
  }
  if (config.sandbox !== null && startsSandbox(config)) {
    await assertPortFree({ host: '127.0.0.1', port: config.sandbox.port, setting: 'SANDBOX_PORT', patienceMs });
  }
}

/** The configured server once it responds, or the embedded one. */
async function startDatabase(config: Config, log: Log): Promise<{ connectionString: string; stop(): Promise<void> }> {
  if (config.databaseUrl === undefined) {
    return startEmbeddedPostgres({ dataDir: config.dataDir, binDir: config.pgBinDir, log });
  }
  await assertUsable(config.databaseUrl, log);
  return { connectionString: config.databaseUrl, stop: async () => undefined };
}

/** The launcher's own entries are handled like the children's. */
function createLauncherLog({ config, report }: LaunchOptions): Log {
  const file = createChildLog(join(config.dataDir, 'logs', 'launcher.log'), report);
  return createLog({ name: 'launcher', level: 'info' }, { write: (line) => file.read(line.trimEnd()) });
}

async function assertUsable(connectionString: string, log: Log): Promise<void> {
  const pool = createPool({
    connectionString,
    applicationName: 'quayside-launcher',
    max: 1,
    log,
    connectWithinMs: CONNECT_WITHIN_MS,
  });
  try {
    await waitForDatabase(pool, { connectionString, patienceMs: UNREACHABLE_AFTER_MS, log });
    const { rows } = await pool.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    );
    const major = rows[0]?.major ?? 0;
    if (major < OLDEST_POSTGRES) {
      throw new Error(`DATABASE_URL: the server is PostgreSQL ${major}; ${OLDEST_POSTGRES} or newer is needed`);
    }
  } finally {
    await pool.end();
  }
}

function serverEnv({ config, env }: LaunchOptions, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    ...env,
    DATABASE_URL: databaseUrl,
    QUAYSIDE_DATA: config.dataDir,
  };
}

/** The sandbox represents third-party servers, so it gets none of the secrets. */
function sandboxEnv({ env, config }: LaunchOptions): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    QUAYSIDE_SECRET: _secret,
    STRIPE_SECRET_KEY: _key,
    STRIPE_WEBHOOK_SECRET: _webhookSecret,
    ...others
  } = env;
  const ebay = { ...SANDBOX_EBAY_CLIENT, acceptUrl: `${config.publicUrl}/ebay/oauth` };
  const amazon = {
    ...SANDBOX_AMAZON_CLIENT,
    redirectUri: config.amazon?.redirectUri ?? `${config.publicUrl}/amazon/oauth`,
  };
  return {
    NODE_ENV: 'production',
    SANDBOX_EBAY_CLIENTS: JSON.stringify([ebay]),
    SANDBOX_AMAZON_CLIENTS: JSON.stringify([amazon]),
    SANDBOX_OCTOPIA_CLIENTS: JSON.stringify([SANDBOX_OCTOPIA_CLIENT]),
    ...(config.billing.stripe ? { SANDBOX_STRIPE_WEBHOOK_URL: `${config.publicUrl}/stripe/webhooks` } : {}),
    SANDBOX_DATA: join(config.dataDir, 'sandbox'),
    ...others,
    ...(config.sandbox?.catalogPath === undefined ? {} : { SANDBOX_CATALOG: config.sandbox.catalogPath }),
  };
}

function healthUrl(port: number): string {
  return `http://127.0.0.1:${port}/healthz`;
}
