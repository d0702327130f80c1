import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AmazonConfig } from '@quayside/connector-amazon';
import type { CdiscountConfig } from '@quayside/connector-cdiscount';
import type { EbayConfig } from '@quayside/connector-ebay';
import { afterAll, beforeAll } from 'vitest';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const READY_WITHIN_MS = 120_000;

export interface SandboxOptions {
  /** Rows below the header `sku,title,category,brand,price,currency,quantity`; default: the built-in catalogue. */
  readonly catalogue?: readonly string[];
  readonly quotaProfile?: 'default' | 'strict';
}

export interface TestSandbox {
  readonly url: string;
  /** The configuration of a connector for it. */
  readonly ebay: EbayConfig;
  readonly amazon: AmazonConfig;
  readonly cdiscount: CdiscountConfig;
  /** A call of `/control/api`; a body makes it a POST. */
  control<T = unknown>(path: string, body?: object): Promise<T>;
  clearFaults(): Promise<void>;
  stop(): Promise<void>;
}

/** A sandbox for the tests of a file, which is stopped after them. Available in their hooks and tests only. */
export function useTestSandbox(options: SandboxOptions = {}): TestSandbox {
  let started: TestSandbox | undefined;
  const there = () => {
    if (!started) throw new Error('The sandbox is there in hooks and tests only');
    return started;
  };
  beforeAll(async () => {
    started = await startTestSandbox(options);
  });
  afterAll(() => started?.stop());
  return {
    get url() {
      return there().url;
    },
    get ebay() {
      return there().ebay;
    },
    get amazon() {
      return there().amazon;
    },
    get cdiscount() {
      return there().cdiscount;
    },
    control: (path, body) => there().control(path, body),
    clearFaults: () => there().clearFaults(),
    stop: () => there().stop(),
  };
}

/** The sandbox app in its own process, with its own data directory and a free port. */
export async function startTestSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const directory = await mkdtemp(join(tmpdir(), 'quayside-sandbox-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: join(directory, 'data'),
    SANDBOX_PUBLIC_URL: url,
    SANDBOX_QUOTA_PROFILE: options.quotaProfile ?? 'default',
  };
  if (options.catalogue) {
    env.SANDBOX_CATALOG = join(directory, 'catalogue.csv');
    const header = 'sku,title,category,brand,price,currency,quantity';
    await writeFile(env.SANDBOX_CATALOG, [header, ...options.catalogue].join('\n'));
  }
  const child = spawn(process.execPath, ['apps/sandbox/dist/main.js'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const isReady = async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok ?? false;
  for (const giveUpAt = Date.now() + READY_WITHIN_MS; !(await isReady()); await pause(100)) {
    if (child.exitCode !== null) throw new Error(`The sandbox ended with ${child.exitCode}`);
    if (Date.now() > giveUpAt) throw new Error('The sandbox did not become ready');
  }

  async function request(path: string, init: RequestInit): Promise<unknown> {
    const answer = await fetch(`${url}/control/api/${path}`, init);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  return {
    url,
    ebay: {
      apiUrl: `${url}/ebay`,
      apizUrl: `${url}/ebay`,
      apimUrl: `${url}/ebay`,
      authUrl: `${url}/ebay`,
      tradingUrl: `${url}/ebay`,
      clientId: 'quayside-demo',
      clientSecret: 'quayside-demo-secret',
      ruName: 'Quayside-demo-ru',
    },
    amazon: {
      apiUrl: `${url}/amazon`,
      authUrl: `${url}/amazon`,
      sellerCentralUrl: `${url}/amazon`,
      applicationId: 'amzn1.sp.solution.quayside-demo',
      clientId: 'amzn1.application-oa2-client.quayside-demo',
      clientSecret: 'quayside-demo-secret',
      redirectUri: 'http://localhost:4400/amazon/oauth',
    },
    cdiscount: {
      apiUrl: `${url}/octopia`,
      authUrl: `${url}/octopia`,
      application: { clientId: 'quayside-demo-aggregator', clientSecret: 'quayside-demo-secret' },
    },
    async control<T>(path: string, body?: object) {
      const headers = { 'content-type': 'application/json' };
      return (await request(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : {})) as T;
    },
    async clearFaults() {
      await request('faults', { method: 'DELETE' });
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
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
