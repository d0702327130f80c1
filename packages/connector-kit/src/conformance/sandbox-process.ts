import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const START_MS = 120_000;

export interface RunningSandbox {
  readonly url: string;
  /** Calls the sandbox's control API: buyers, faults, and actions of the seller at the marketplace. */
  control<T>(path: string, fields?: object): Promise<T>;
  stop(): Promise<void>;
}

/**
 * Starts the sandbox as a separate process with its own data directory.
 * @param settings environment variables of the sandbox
 */
export async function startSandbox(
  catalogueRows?: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSandbox> {
  const directory = await mkdtemp(join(tmpdir(), 'quayside-connector-'));
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: join(directory, 'data'),
    SANDBOX_PUBLIC_URL: `http://127.0.0.1:${port}`,
    ...settings,
  };
  if (catalogueRows) {
    env.SANDBOX_CATALOG = join(directory, 'catalogue.csv');
    await writeFile(
      env.SANDBOX_CATALOG,
      ['sku,title,category,brand,price,currency,quantity', ...catalogueRows].join('\n'),
    );
  }
  const child = spawn(process.execPath, ['apps/sandbox/dist/main.js'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await healthy(url, child);
  return {
    url,
    async control<T>(path: string, fields?: object): Promise<T> {
      const answer = await fetch(`${url}/control/api/${path}`, {
        ...(fields === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  const started = Date.now();
  while (Date.now() - started < START_MS) {
    if (child.exitCode !== null) throw new Error(`the sandbox ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error('the sandbox did not become ready');
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
