import { createAmazonConnector } from '@quayside/connector-amazon';
import { accounts, imports, publishing } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectAmazonShop } from '../amazon-shop.ts';
import { eventually } from '../eventually.ts';
import { buildOwner } from '../factories/seller.ts';
import { countOf } from '../runs.ts';
import { useTestServer } from '../server.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { isThorough, killsOf, PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

const SELLER = 'harbour-toys-uk';
/** Enough items to be sent as a feed. */
const ITEMS = 640;
const STOCK = 9;
const KILLS = killsOf(2);
const SITES: readonly Site[] = isThorough ? ['DE', 'FR', 'IT'] : ['DE'];

const database = useTestDatabase();
let sandbox: TestSandbox;
beforeAll(async () => {
  const row = (n: number) =>
    `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + (n % 40)}.50,GBP,${STOCK}`;
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

interface Row {
  readonly sku: string;
  readonly asin: string;
  readonly quantity: number;
  readonly isLive: boolean;
}
const rowsOn = async (site: Site) =>
  (await sandbox.control<{ rows: Row[] }>(`amazon/listings?seller=${SELLER}&site=${site}&limit=5000`)).rows;

it('imports and lists every item once, as the same product as at home, however often its workers are killed', {
  timeout: 4 * PATIENCE_MS,
}, async () => {
  const owner = await buildOwner(database.db);
  const params = { id: owner.userId };
  const { accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, SELLER);
  await server.as(owner).call(imports.create, { params, body: { accountId } });
  const isImported = async () => {
    const { list } = await server.as(owner).call(imports.list, { params, query: {} });
    return list[0]?.state === 'done';
  };
  const expireAccess = () => sandbox.control('amazon/tokens/expire', { seller: SELLER, what: 'access' });
  const kills = await workers.workAndKill(KILLS, isImported, expireAccess);
  await eventually(async () => expect(await isImported()).toBe(true), PATIENCE_MS);
  const { rows } = await database.pool.query<{ n: number; distinct: number }>(
    'select count(*)::int as n, count(distinct external_id)::int as distinct from items where user_id = $1',
    [owner.userId],
  );
  expect(rows).toEqual([{ n: ITEMS, distinct: ITEMS }]);

  const body = { kind: 'list' as const, selection: { accountId, filter: {} }, sites: SITES };
  await server.teachTitles(owner.userId);
  const { runId } = await server.as(owner).call(publishing.create, { params, body });
  const read = () => server.as(owner).call(publishing.get, { params: { ...params, runId } });
  await eventually(async () => expect((await read()).state).toBe('prepared'), PATIENCE_MS);
  expect(countOf(await read(), { verdict: 'blocked' })).toBe(0);
  const consent = { allowDrafts: true, expected: ITEMS * SITES.length };
  await server.as(owner).call(publishing.confirm, { params: { ...params, runId }, body: consent });
  const more = await workers.workAndKill(KILLS, async () => (await read()).state === 'done', expireAccess);
  await eventually(async () => expect((await read()).state).toBe('done'), PATIENCE_MS);
  expect(kills + more).toBeGreaterThanOrEqual(KILLS);

  expect(countOf(await read(), { outcome: 'listed' })).toBe(ITEMS * SITES.length);
  const home = new Map((await rowsOn('UK')).map((row) => [row.sku, row]));
  for (const site of SITES) {
    const there = await rowsOn(site);
    expect(there).toHaveLength(ITEMS);
    for (const { sku, ...row } of there) {
      expect(row, sku).toMatchObject({ isLive: true, asin: home.get(sku)?.asin, quantity: STOCK });
    }
  }
  const left = await database.db
    .selectFrom('bulk_submissions')
    .select('ticket')
    .where('user_id', '=', owner.userId)
    .execute();
  expect(left).toEqual([]);
  const account = await server.as(owner).call(accounts.get, { params: { ...params, accountId } });
  expect(account).toMatchObject({ status: 'ACTIVE', pausedReason: null });
});
