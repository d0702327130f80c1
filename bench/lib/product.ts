import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Call, type CallInput, type InputOf, type OutputOf, session } from '@quayside/contract';
import type pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/embedded-postgres.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { removeDataDir } from '../../scripts/lib/data-dir.mjs';
import { type MachineTime, machineTimeOf, memoryOf } from './machine-time.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** On a tenth of a core a first start takes five minutes. */
const READY_WITHIN_MS = 1_800_000;

/** The whole product with its sandbox, as `npm start` runs it, with the demo seller signed in. */
export interface RunningProduct {
  readonly url: string;
  readonly userId: number;
  /** The demo seller's session cookie. */
  readonly cookie: string;
  readonly sandboxUrl: string;
  /** The processor time of each of its processes so far. */
  machineTime(): MachineTime;
  /** The resident megabytes of each of its processes but the database's. */
  memory(): ReadonlyMap<string, number>;
  /** A connection to its database. */
  connect(): Promise<{ readonly pool: pg.Pool; close(): Promise<void> }>;
  call<C extends Call<CallInput, unknown>>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
  stop(): Promise<void>;
}

/** @param settings environment of this start, in addition to its own data directory and ports */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quayside-bench-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...settings,
      QUAYSIDE_DATA: dataDir,
      QUAYSIDE_PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    await end(child);
    await removeDataDir(dataDir);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, child);
    return {
      url,
      ...(await signIn(url)),
      sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
      machineTime: () => machineTimeOf(child.pid ?? 0),
      memory: () => memoryOf(child.pid ?? 0),
      connect: () => connectTo(dataDir),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Shares the server that runs in the data directory. */
async function connectTo(dataDir: string): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const log = createLog({ name: 'bench', level: 'error' });
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log });
  const pool = createPool({ connectionString, applicationName: 'quayside-bench', max: 1, log });
  return {
    pool,
    async close() {
      await pool.end();
      await stop();
    },
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const giveUpAt = Date.now() + READY_WITHIN_MS; Date.now() < giveUpAt; await sleep(500)) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('The product did not become ready');
}

async function signIn(url: string): Promise<Pick<RunningProduct, 'userId' | 'cookie' | 'call'>> {
  const answer = await fetch(url + session.create.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo@quayside.example', password: 'Demo-1234' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`Signing in was answered with ${answer.status}`);
  const { user } = (await answer.json()) as OutputOf<typeof session.create>;
  if (user === null) throw new Error('The demo login asks for a second factor');
  return {
    userId: user.id,
    cookie,
    async call(call, input) {
      const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown };
      const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        String((params as Record<string, unknown>)[name]),
      );
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const called = await fetch(`${url}${path}?${search}`, {
        method: call.method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!called.ok) throw new Error(`${call.id} was answered with ${called.status}: ${await called.text()}`);
      return (await called.json()) as never;
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
