import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { silentLog } from '../src/platform/log.ts';
import { buildSandbox } from '../src/sandbox.ts';
import type { World } from '../src/world.ts';

/** A whole sandbox on a free port, with its state in its own directory. Every call uses a real connection. */
export interface TestSandbox {
  url: string;
  world: World;
  dataDirectory: string;
  control<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    method?: string,
  ): Promise<{ status: number; body: T }>;
  /** Stops it and starts it again with the same state. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSandbox(env: Record<string, string> = {}): Promise<TestSandbox> {
  const dataDirectory = env.SANDBOX_DATA ?? (await mkdtemp(join(tmpdir(), 'sandbox-test-')));
  const config = readConfig({ SANDBOX_PORT: '0', SANDBOX_DATA: dataDirectory, ...env });
  let built = await buildSandbox(config, silentLog);
  let url = await built.app.listen({ host: '127.0.0.1', port: 0 });
  const sandbox: TestSandbox = {
    get url() {
      return url;
    },
    get world() {
      return built.world;
    },
    dataDirectory,
    async control<T>(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
      const response = await fetch(`${url}/control/api/${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as T };
    },
    async restart() {
      await built.close();
      built = await buildSandbox(config, silentLog);
      url = await built.app.listen({ host: '127.0.0.1', port: 0 });
    },
    async stop() {
      await built.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
  return sandbox;
}

/** Moves the sandbox's clock forward. */
export const advance = (sandbox: TestSandbox, advanceMs: number) => sandbox.control('clock', { advanceMs });
