import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributesFor, connectAmazon, DE } from '../test/amazon-client.ts';
import { connect, goLive } from '../test/ebay-client.ts';
import type { TestSandbox } from '../test/harness.ts';
import { connectOctopia, newLine } from '../test/octopia-client.ts';

let directory: string;
let port: number;
const children: ChildProcess[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-main-'));
  port = await new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output: string[];
  exited: Promise<number | null>;
}

/** Starts the program as a separate process; resolves with its first line. */
async function start(env: Record<string, string> = {}, withChannel = false): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, SANDBOX_PORT: String(port), SANDBOX_DATA: directory, ...env },
    stdio: ['ignore', 'pipe', 'inherit', ...(withChannel ? (['ipc'] as const) : [])],
  });
  children.push(child);
  const output: string[] = [];
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  await new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output.push(...chunk.toString('utf8').trim().split('\n'));
      resolve();
    });
    child.on('exit', () => resolve());
  });
  return { child, output, exited };
}

const target = () => ({ url: `http://127.0.0.1:${port}` }) as TestSandbox;

test('prints one line when it is ready, and ends cleanly on SIGTERM', async () => {
  const { child, output, exited } = await start();
  expect(JSON.parse(output[0] ?? '')).toMatchObject({ message: 'sandbox ready', url: `http://127.0.0.1:${port}` });
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()).toEqual({ status: 'ok' });
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

test('data acknowledged before a SIGKILL exists after the next start', async () => {
  const first = await start();
  const client = await connect(target());
  const live = [];
  for (let round = 0; round < 5; round++) live.push(await goLive(client, `KILL-${round}`));
  // More calls are in progress during the kill; each is stored completely or not at all.
  const interrupted = goLive(client, 'KILL-LATE').catch(() => undefined);
  first.child.kill('SIGKILL');
  await first.exited;
  await interrupted;
  const second = await start();
  for (const { offerId, listingId } of live) {
    const { body } = await client.call('GET', `/sell/inventory/v1/offer/${offerId}`);
    expect(body.listing.listingId).toBe(listingId);
  }
  const late = await goLive(client, 'KILL-AFTER');
  expect(live.map(({ listingId }) => listingId)).not.toContain(late.listingId);
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
});

test('submissions that Amazon accepted before a SIGKILL take effect once after the next start', async () => {
  const first = await start();
  const client = await connectAmazon(target());
  const skus = Array.from({ length: 5 }, (_, n) => `AMAZON-KILL-${n}`);
  for (const sku of skus) expect((await client.put(sku, DE, attributesFor(DE, 20))).body.status).toBe('ACCEPTED');
  const interrupted = client.put('AMAZON-KILL-LATE', DE, attributesFor(DE, 20)).catch(() => undefined);
  first.child.kill('SIGKILL');
  await first.exited;
  await interrupted;
  const second = await start();
  const items = () => Promise.all(skus.map(async (sku) => (await client.item(sku, DE)).body));
  await expect.poll(items).toMatchObject(skus.map((sku) => ({ sku, issues: [] })));
  const shown = await fetch(`http://127.0.0.1:${port}/control/api/amazon/listings?site=DE`);
  const { rows } = (await shown.json()) as { rows: { sku: string }[] };
  expect(rows.filter(({ sku }) => skus.includes(sku))).toHaveLength(skus.length);
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
});

test('packages that Octopia accepted before a SIGKILL are processed after the next start, each offer once', async () => {
  const first = await start();
  const client = await connectOctopia(target());
  const used = (reference: string, gtin: string) => newLine(reference, gtin, { condition: 'UsedGood' });
  const { body } = await client.call('GET', '/products?pageSize=5');
  const gtins = body.items.map(({ gtin }) => String(gtin));
  const packages: string[] = [];
  for (const [index, gtin] of gtins.entries())
    packages.push(await client.submit('Upsert', [used(`KILL-${index}`, gtin)]));
  const interrupted = client
    .submit('Update', [{ sellerExternalReference: 'KILL-0', quantity: 3 }])
    .catch(() => undefined);
  first.child.kill('SIGKILL');
  await first.exited;
  await interrupted;
  const second = await start();
  const results = () => Promise.all(packages.map((id) => client.resultsOf(id)));
  await expect.poll(results).toMatchObject(packages.map(() => [{ integrationStatus: 'Integrated' }]));
  const shown = await fetch(`http://127.0.0.1:${port}/control/api/octopia/listings`);
  const { rows } = (await shown.json()) as { rows: { sku: string }[] };
  expect(rows.filter(({ sku }) => sku.startsWith('KILL-'))).toHaveLength(gtins.length);
  second.child.kill('SIGTERM');
  expect(await second.exited).toBe(0);
});

test('ends when its parent process ends', async () => {
  const { child, exited } = await start({}, true);
  child.disconnect();
  expect(await exited).toBe(0);
});

test('lists every invalid setting in one line and does not start', async () => {
  const { output, exited } = await start({ SANDBOX_PORT: 'harbour', SANDBOX_QUOTA_PROFILE: 'none' });
  expect(await exited).toBe(1);
  expect(output).toHaveLength(1);
  expect(output[0]).toContain('SANDBOX_PORT');
  expect(output[0]).toContain('SANDBOX_QUOTA_PROFILE');
});

test('reports a port in use in one line', async () => {
  const blocker = createServer().listen(port, '127.0.0.1');
  const { output, exited } = await start();
  expect(await exited).toBe(1);
  expect(output.at(-1)).toContain(`port ${port} is in use`);
  blocker.close();
});
