import { createAmazonConnector } from '@quayside/connector-amazon';
import { imports, publishing } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectAmazonShop } from '../amazon-shop.ts';
import { eventually } from '../eventually.ts';
import { buildOwner } from '../factories/seller.ts';
import { countOf, countsKeptAndCounted } from '../runs.ts';
import { useTestServer } from '../server.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { killsOf, PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

const SELLER = 'harbour-toys-uk';
const SITES: readonly Site[] = ['DE', 'FR', 'IT', 'ES'];
/** A run previews a thousand listings while it is prepared: those of 250 items. The others are previewed afterwards. */
const ITEMS = 270;
const DUE = 20 * SITES.length;
const KILLS = killsOf(3);

const database = useTestDatabase();
let sandbox: TestSandbox;
beforeAll(async () => {
  const row = (n: number) =>
    `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + (n % 40)}.50,GBP,9`;
  sandbox = await startTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
  // Amazon's rates and feeds take time that this test does not measure.
  await sandbox.control('clock', { rate: 10 });
});
const server = useTestServer(database, { connectors: () => [createAmazonConnector(sandbox.amazon)] });
const workers = createWorkers(database, () => sandbox);
afterAll(async () => {
  await workers.stop();
  await sandbox?.stop();
});

it('lists every item of a large run once, although workers are killed while previews are due after the consent', {
  timeout: 4 * PATIENCE_MS,
}, async () => {
  const owner = await buildOwner(database.db);
  const params = { id: owner.userId };
  const { accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, SELLER);
  const { importId } = await server.as(owner).call(imports.create, { params, body: { accountId } });
  await server.runJob('sync.import', { userId: owner.userId, importId });
  const body = { kind: 'list' as const, selection: { accountId, filter: {} }, sites: SITES };
  await server.teachTitles(owner.userId);
  const { runId } = await server.as(owner).call(publishing.create, { params, body });
  await server.runJob('publishing.prepare', { userId: owner.userId, runId });
  const read = () => server.as(owner).call(publishing.get, { params: { ...params, runId } });
  expect(await read()).toMatchObject({ state: 'prepared', previewsDue: DUE });
  const consent = { allowDrafts: true, expected: ITEMS * SITES.length };
  await server.as(owner).call(publishing.confirm, { params: { ...params, runId }, body: consent });

  const kills = await workers.workAndKill(KILLS, async () => (await read()).previewsDue === 0);
  expect(kills).toBeGreaterThan(0);
  await eventually(async () => expect((await read()).state).toBe('done'), PATIENCE_MS);
  expect(await read()).toMatchObject({ previewsDue: 0 });
  const unlisted = (await read()).counts.filter(({ outcome }) => outcome !== 'listed');
  expect(unlisted).toEqual([]);
  expect(countOf(await read(), { outcome: 'listed' })).toBe(ITEMS * SITES.length);
  for (const site of SITES) {
    const { rows } = await sandbox.control<{ rows: { sku: string; isLive: boolean }[] }>(
      `amazon/listings?seller=${SELLER}&site=${site}&limit=5000`,
    );
    expect(rows.filter(({ isLive }) => isLive)).toHaveLength(ITEMS);
    expect(new Set(rows.map(({ sku }) => sku)).size).toBe(rows.length);
  }
  const { kept, counted } = await countsKeptAndCounted(database, owner.userId);
  expect(kept).toEqual(counted);
});
