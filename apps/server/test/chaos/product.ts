import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listHolders } from '../../src/platform/holders.ts';
import { commandOf, identifyProcess } from '../../src/platform/processes.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const BUILD = join(ROOT, '.build');
/** The first start may have to build the portal. */
const READY_WITHIN_MS = 600_000;
/** A slow machine may take a minute to write everything to disk. */
const STOP_WITHIN_MS = 120_000;
/** Processes of a killed database may still write for a moment. */
const REMOVE_WITHIN_MS = 30_000;
const SANDBOX_UP_WITHIN_MS = 60_000;

/** Everything that `npm start` runs. */
export type Part = 'npm' | 'gateway' | 'worker' | 'sandbox' | 'database';

export interface Product {
  /** The gateway's address. */
  readonly base: string;
  readonly sandboxUrl: string;
  /** Calls the sandbox's `/control/api` and retries while it restarts; a body makes it a POST. */
  control<T>(path: string, body?: object): Promise<T>;
  /** All output for the operator since the first start. */
  output(): string;
  /**
   * Kills a part without warning, as soon as it runs: after an earlier kill it may still be restarting. After npm itself is killed the
   * product is started again by hand; all other parts restart automatically.
   */
  kill(part: Part): Promise<void>;
  stop(): Promise<void>;
}

/** Quayside as a seller runs it: `npm start` with its own data directory and ports. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  mkdirSync(BUILD, { recursive: true });
  const dataDir = mkdtempSync(join(BUILD, 'chaos-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  let output = '';
  let npm: ChildProcess;

  async function start(): Promise<void> {
    const from = output.length;
    npm = spawn('npm', ['start', '--silent'], {
      cwd: ROOT,
      detached: true,
      env: {
        ...process.env,
        DATABASE_URL: '',
        NODE_ENV: 'production',
        QUAYSIDE_DATA: dataDir,
        QUAYSIDE_PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [npm.stdout, npm.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    for (const giveUpAt = Date.now() + READY_WITHIN_MS; !output.slice(from).includes('is ready'); await pause(50)) {
      if (npm.exitCode !== null || Date.now() > giveUpAt) throw new Error(`It does not start: ${output.slice(from)}`);
    }
  }

  function pidOf(part: Part): number | undefined {
    if (part === 'npm') return npm.pid;
    if (part === 'database') return firstNumber(join(homeOfDatabase(dataDir), 'cluster', 'postmaster.pid'));
    const children = listHolders(join(dataDir, 'run', 'children')).map(({ pid }) => pid);
    const isSandbox = (pid: number) => commandOf(pid)?.includes('apps/sandbox') ?? false;
    if (part === 'sandbox') return children.find(isSandbox);
    const log = readFileSync(join(dataDir, 'logs', `${part}.log`), 'utf8');
    const last = Number([...log.matchAll(/"pid":(\d+)/g)].at(-1)?.[1]);
    return children.find((pid) => pid === last);
  }

  await start();
  return {
    base: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    async control<T>(path: string, body?: object) {
      const init = body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      for (const giveUpAt = Date.now() + SANDBOX_UP_WITHIN_MS; ; await pause(200)) {
        const url = `http://127.0.0.1:${sandboxPort}/control/api/${path}`;
        const answer = await fetch(url, init).catch(() => undefined);
        const text = await answer?.text().catch(() => undefined);
        if (answer?.ok && text !== undefined) return JSON.parse(text) as T;
        if (answer?.ok === false || Date.now() > giveUpAt) throw new Error(`${path} was answered with ${text}`);
      }
    },
    output: () => output,
    async kill(part) {
      for (const giveUpAt = Date.now() + READY_WITHIN_MS; !killNow(pidOf(part)); await pause(50)) {
        if (Date.now() > giveUpAt) throw new Error(`The ${part} does not come back: ${output.slice(-4_000)}`);
      }
      if (part === 'npm') await start();
    },
    async stop() {
      npm.kill('SIGTERM');
      const isGone = () => listHolders(join(dataDir, 'run', 'launchers')).length === 0 && !isAlive(pidOf('database'));
      for (const giveUpAt = Date.now() + STOP_WITHIN_MS; !isGone() && Date.now() < giveUpAt; ) await pause(100);
      const home = homeOfDatabase(dataDir);
      for (const directory of [home, dataDir]) await removeAll(directory);
    },
  };
}

/** Returns whether the process was still running. */
function killNow(pid: number | undefined): boolean {
  if (pid === undefined || identifyProcess(pid) === undefined) return false;
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

function isAlive(pid: number | undefined): boolean {
  return pid !== undefined && commandOf(pid) !== undefined;
}

async function removeAll(directory: string): Promise<void> {
  for (const giveUpAt = Date.now() + REMOVE_WITHIN_MS; ; await pause(200)) {
    try {
      rmSync(directory, { recursive: true, force: true });
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
    }
  }
}

function homeOfDatabase(dataDir: string): string {
  const location = join(dataDir, 'database', 'location');
  return existsSync(location) ? readFileSync(location, 'utf8').trim() : join(dataDir, 'database');
}

function firstNumber(file: string): number | undefined {
  const number = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  return Number.isNaN(number) ? undefined : number;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
