import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPolicyStates } from '../../src/modules/dispatch/shipping-policies.repository.ts';
import { eventually } from '../eventually.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { policyContent, wantPolicies } from '../shipping-policies.ts';
import { createRandom, killsOf, PATIENCE_MS } from './kills.ts';
import { createProcesses } from './processes.ts';
import { openShop, type Shop } from './shop.ts';

const SITES: readonly Site[] = ['DE', 'FR', 'IT', 'ES', 'US'];
const KEYS = ['1.p0', '2.p0', '3.p0'];
const KILLS = killsOf(3);
const LONGEST_PAUSE_MS = 1_500;

const database = useTestDatabase();
const processes = createProcesses();
let sandbox: TestSandbox;
let shop: Shop;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  shop = await openShop(database.db, sandbox.ebay, { items: 1 });
});
afterAll(async () => {
  processes.killAll();
  await sandbox?.stop();
});

function startSenderProcess(): Promise<ChildProcess> {
  const { userId, accountId } = shop;
  const order = { connectionString: database.connectionString, ebay: sandbox.ebay, ref: { userId, accountId } };
  return processes.start('sender-process', order);
}

const want = (minor: number) =>
  wantPolicies(
    database.db,
    shop,
    SITES.flatMap((site) =>
      KEYS.map((key) => ({ site, key, name: `Profile ${key}`, content: policyContent(site, minor) })),
    ),
  );

it('senders that are killed while they write policies create no duplicate', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  // Slow responses make it likely that a kill strikes between a call and its response.
  for (const operation of ['createFulfillmentPolicy', 'updateFulfillmentPolicy']) {
    await sandbox.control('faults', { kind: 'slow', operation, ms: 200 });
  }
  const random = createRandom(9);
  await want(500);
  for (let kill = 0; kill < KILLS; kill++) {
    const sender = await startSenderProcess();
    await pause(200 + random() * LONGEST_PAUSE_MS);
    sender.kill('SIGKILL');
    await want(600 + kill);
  }
  await startSenderProcess();
  await eventually(async () => {
    const states = await listPolicyStates(database.db, shop);
    expect(states.filter(({ state }) => state !== 'sent')).toEqual([]);
  }, PATIENCE_MS);
  for (const site of SITES) {
    const policies = (await shop.connector.shippingPolicies?.list(await shop.session(), site)) ?? [];
    const ours = policies.filter(({ key }) => key !== null);
    expect(ours.map(({ key }) => key?.split('-')[1]).sort(), site).toEqual(KEYS);
    const cost = policyContent(site, 599 + KILLS).services[0]?.cost;
    expect(ours.map(({ services }) => services[0]?.cost)).toEqual(KEYS.map(() => cost));
  }
});
