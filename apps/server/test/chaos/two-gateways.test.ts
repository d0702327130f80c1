import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { events } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { addressOf } from '../http.ts';
import { liveRows } from '../live-rows.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { freePort } from './product.ts';
import { type Remote, signIn } from './remote.ts';

const SITES: readonly Site[] = ['DE', 'US'];
const SELLER = 'harbour-toys-uk';
const START_WITHIN_MS = 180_000;
const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

const database = useTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'quayside-two-'));
const children = new Set<ChildProcess>();
let sandbox: TestSandbox;

beforeAll(async () => {
  // More than what is listed before the kill and what has to follow it, on two sites.
  sandbox = await startTestSandbox({ only: { singles: 120, varied: 6 } });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await sandbox?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The server as the launcher starts it, in one of its roles. */
async function startServer(role: 'gateway' | 'worker', port: number): Promise<ChildProcess> {
  const child = fork(MAIN, [], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      DATABASE_URL: database.connectionString,
      QUAYSIDE_ROLE: role,
      QUAYSIDE_PORT: String(port),
      QUAYSIDE_DATA: dataDir,
      QUAYSIDE_SECRET: 'a secret that two servers share, long enough',
      QUAYSIDE_DEMO: 'on',
      SANDBOX_PORT: new URL(sandbox.url).port,
    },
  });
  children.add(child);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`A ${role} is not ready`)), START_WITHIN_MS);
    child.once('message', () => {
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => reject(new Error(`A ${role} ended with ${code}`)));
  });
  return child;
}

/** Follows a user's events until the gateway ends or the signal aborts. */
async function follow(remote: Remote, after: number | undefined, seen: number[], signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetch(remote.base + addressOf(events.stream, { params: { id: remote.userId } }), {
      headers: { cookie: remote.cookie, ...(after === undefined ? {} : { 'last-event-id': String(after) }) },
      signal,
    });
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const id = /^id: (\d+)\ndata:/.exec(message)?.[1];
        if (id !== undefined) seen.push(Number(id));
      }
    }
  } catch (error) {
    if (!signal.aborted && !(error instanceof TypeError)) throw error; // fetch throws a TypeError when the connection is lost.
  }
}

it('lets two workers share a run, continues after one is killed, and streams its events from the other gateway without a gap', {
  timeout: 420_000,
}, async () => {
  const [portA, portB] = [await freePort(), await freePort()];
  const [gatewayA, , workerA] = await Promise.all([
    startServer('gateway', portA),
    startServer('gateway', portB),
    startServer('worker', portA),
    startServer('worker', portB),
  ]);
  const atA = await signIn(`http://127.0.0.1:${portA}`, 'new@quayside.example');
  const atB = atA.at(`http://127.0.0.1:${portB}`);
  const seen: number[] = [];
  const end = new AbortController();
  const first = follow(atA, undefined, seen, end.signal);

  await atA.connect(SELLER);
  await atB.waitForImport();
  const runId = await atA.beginListing(SITES);
  const listed = (run: Awaited<ReturnType<Remote['getRun']>>) =>
    run.counts.filter(({ outcome }) => outcome === 'listed').reduce((sum, { n }) => sum + n, 0);
  await atB.waitForRun(runId, (run) => listed(run) > 50);

  gatewayA.kill('SIGKILL');
  workerA.kill('SIGKILL');
  await first;
  const heardFromA = seen.length;
  expect(heardFromA).toBeGreaterThan(0);
  const second = follow(atB, seen.at(-1), seen, end.signal);
  const before = listed(await atB.getRun(runId));
  await atB.waitForRun(runId, (run) => run.state === 'done' || listed(run) > before + 100);

  const run = await atB.waitForRun(runId, ({ state }) => state === 'done');
  expect(new Set(run.counts.map(({ outcome }) => outcome))).toEqual(new Set(['listed']));
  for (const site of SITES) {
    const skus = (await liveRows(sandbox, SELLER, site)).map(({ sku }) => sku);
    expect(new Set(skus).size).toBe(skus.length);
  }
  const { rows } = await database.pool.query('select max(event_id)::int as last from user_events where user_id = $1', [
    atB.userId,
  ]);
  await eventually(() => expect(seen.at(-1)).toBeGreaterThanOrEqual(rows[0].last));
  expect(seen.length).toBeGreaterThan(heardFromA);
  expect(seen).toEqual(seen.map((_, index) => (seen[0] ?? 0) + index));
  end.abort();
  await second;
});
