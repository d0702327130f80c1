import { createAmazonConnector } from '@quayside/connector-amazon';
import { imports } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { killWaiting } from '../../../test/kill-waiting.ts';
import { countOf, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'harbour-toys-uk';
const ITEMS = 3;
const SITES: readonly Site[] = ['DE', 'FR'];
/** Removed at Amazon, which Quayside does not know yet. */
const GONE = 'FIG-1';

/** Each test has a shop of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,9`;
const sandbox = useTestSandbox({ rate: 20, isPerTest, catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, {
  marketplaceClock: sandbox.clock,
  isPerTest,
  connectors: () => [createAmazonConnector(sandbox.amazon)],
  keepsRates: true,
});

let owner: TestLogin;
let accountId: number;
const runs = driveRuns(server, () => ({ owner, accountId }));

beforeEach(async () => {
  owner = await buildOwner(database.db);
  ({ accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, SELLER));
  const params = { id: owner.userId };
  const { importId } = await server.as(owner).call(imports.create, { params, body: { accountId } });
  await server.runJob('sync.import', { userId: owner.userId, importId });
});

/** The submissions so far: all of them are previews, because nothing is carried out. The sandbox records every call. */
const previews = async () => {
  const { requests } = await sandbox.control<{ requests: { operation: string }[] }>('requests?limit=5000');
  return requests.filter(({ operation }) => operation === 'putListingsItem').length;
};

it('previews own items at Amazon before they go to its other sites, once each, and creates nothing', async () => {
  const run = await runs.prepare('list', null, SITES);
  expect(countOf(run, { verdict: 'blocked' })).toBe(0);
  expect(await previews()).toBe(ITEMS * SITES.length);
  await runs.prepare('list', null, SITES);
  expect(await previews()).toBe(ITEMS * SITES.length);
  for (const site of SITES) {
    const path = `amazon/listings?seller=${SELLER}&site=${site}&limit=100`;
    expect((await sandbox.control<{ rows: unknown[] }>(path)).rows).toEqual([]);
  }
});

it('holds what Amazon would reject, with the reason, before the seller consents', async () => {
  await sandbox.control('amazon/listings/change', { seller: SELLER, sku: GONE, end: true });
  const run = await runs.prepare('list', null, SITES);
  const kept = (await runs.runItems(run.runId)).filter(({ verdict }) => verdict === 'blocked');
  expect(kept.map(({ sku, reason }) => [sku, reason])).toEqual(SITES.map(() => [GONE, 'missing_aspects']));
});

describe('a preparation that ends after the previews and before its verdicts are stored', () => {
  it('repeats its last step, and leaves nothing behind', async () => {
    const { runId } = await runs.create('list', null, SITES);
    const prepare = () => server.runJob('publishing.prepare', { userId: owner.userId, runId });
    const held = await holdWriters(database, 'run_items');
    const dying = prepare().then(
      () => 'done',
      () => 'died',
    );
    await held.areWaiting(1);
    await killWaiting(database);
    expect(await dying).toBe('died');
    await held.release();
    expect(await runs.get(runId)).toMatchObject({ state: 'preparing', itemsPrepared: 0 });
    expect(await runs.runItems(runId)).toEqual([]);
    await prepare();
    expect(await runs.get(runId)).toMatchObject({ state: 'prepared', itemsPrepared: ITEMS });
    expect(await runs.runItems(runId)).toHaveLength(ITEMS * SITES.length);
  });

  it('waits if Amazon does not respond, and continues once it does', async () => {
    await sandbox.control('faults', { kind: '5xx', operation: 'putListingsItem', count: 20 });
    const { runId } = await runs.create('list', null, SITES);
    const prepare = () => server.runJob('publishing.prepare', { userId: owner.userId, runId });
    await expect(prepare()).rejects.toThrow();
    expect(await runs.get(runId)).toMatchObject({ state: 'preparing', pausedReason: 'marketplace_unavailable' });
    expect(await runs.runItems(runId)).toEqual([]);
    await sandbox.clearFaults();
    await prepare();
    expect(await runs.get(runId)).toMatchObject({ state: 'prepared', pausedReason: null, itemsPrepared: ITEMS });
  });
});
