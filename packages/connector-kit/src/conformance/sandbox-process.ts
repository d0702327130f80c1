import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

export interface RunningSandbox {
  readonly url: string;
  /** A call of `/control/api`: buyers, faults, and actions of the seller at the marketplace. A body makes it a POST. */
  control<T = unknown>(path: string, body?: object): Promise<T>;
  clearFaults(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a new sandbox with its own data directory and a free port, in a process that this one's sandboxes share.
 * @param catalogueRows below the header `sku,title,category,brand,price,currency,quantity`; default: the built-in catalogue
 * @param settings environment variables of the sandbox
 */
export async function startSandbox(
  catalogueRows?: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSandbox> {
  const directory = await mkdtemp(join(tmpdir(), 'quayside-sandbox-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env: Record<string, string> = {
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: join(directory, 'data'),
    SANDBOX_PUBLIC_URL: url,
    ...settings,
  };
  if (catalogueRows) {
    env.SANDBOX_CATALOG = join(directory, 'catalogue.csv');
    const header = 'sku,title,category,brand,price,currency,quantity';
    await writeFile(env.SANDBOX_CATALOG, [header, ...catalogueRows].join('\n'));
  }
  await ask(port, env);

  async function request(path: string, init: RequestInit): Promise<unknown> {
    const answer = await fetch(`${url}/control/api/${path}`, init);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    url,
    async control<T>(path: string, body?: object) {
      const headers = { 'content-type': 'application/json' };
      return (await request(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})) as T;
    },
    async clearFaults() {
      await request('faults', { method: 'DELETE' });
    },
    async stop() {
      await ask(port);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

let host: ChildProcess | undefined;
/** The ports of the sandboxes for which this process stays alive. */
const running = new Set<number>();

/** Starts the sandbox on the port, or stops it if there are no settings. */
function ask(port: number, env?: Readonly<Record<string, string>>): Promise<void> {
  host ??= startHost();
  const asked = host;
  asked.ref();
  asked.channel?.ref();
  running.add(port);
  return new Promise((resolve, reject) => {
    const settle = (error?: string) => {
      asked.off('message', hear).off('exit', end);
      if (env === undefined || error !== undefined) running.delete(port);
      if (running.size === 0) {
        asked.unref();
        asked.channel?.unref();
      }
      if (error === undefined) resolve();
      else reject(new Error(error));
    };
    const hear = (answer: { readonly port: number; readonly error?: string }) => {
      if (answer.port === port) settle(answer.error);
    };
    const end = () => settle('The process of the sandboxes has ended');
    asked.on('message', hear).once('exit', end).send({ port, env });
  });
}

/** It ends with this process. */
function startHost(): ChildProcess {
  const child = spawn(process.execPath, ['apps/sandbox/dist/host.js'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.once('exit', () => {
    host = undefined;
  });
  return child;
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
