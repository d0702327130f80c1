import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { PATIENCE_MS } from './kills.ts';
import { createProcesses } from './processes.ts';
import { type RoughProxy, startRoughProxy } from './rough-proxy.ts';
import { openShop, type Shop } from './shop.ts';

const SELLER = 'demo-shop-uk';
const PROCESSES = 10;
const EXPIRIES = 5;

const database = useTestDatabase();
const processes = createProcesses();
const children: ChildProcess[] = [];
let sandbox: TestSandbox;
/** Only renewals pass it: the name of an account is asked for at another host. */
let renewals: RoughProxy;
let shop: Shop;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  renewals = await startRoughProxy(sandbox.url, 0);
  shop = await openShop(database.db, sandbox.ebay, { seller: SELLER });
  for (let started = 0; started < PROCESSES; started += 1) children.push(await startCaller());
});
afterAll(async () => {
  processes.killAll();
  await renewals?.close();
  await sandbox?.stop();
});

function startCaller(): Promise<ChildProcess> {
  const { userId, accountId } = shop;
  const ebay = { ...sandbox.ebay, apiUrl: `${renewals.url}/ebay` };
  const order = { connectionString: database.connectionString, ebay, ref: { userId, accountId } };
  return processes.start('caller-process', order);
}

function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}`)));
  });
}

it('is renewed once for ten processes, and each of their calls succeeds', {
  timeout: 2 * PATIENCE_MS,
}, async () => {
  for (let expiry = 0; expiry < EXPIRIES; expiry += 1) {
    await sandbox.control('tokens/expire', { seller: SELLER, what: 'access' });
    const before = renewals.met.get('calls') ?? 0;
    const answers = children.map(answerOf);
    for (const child of children) child.send('ask');
    expect(await Promise.all(answers)).toEqual(children.map(() => ({ name: SELLER })));
    expect((renewals.met.get('calls') ?? 0) - before).toBe(1);
  }
});
