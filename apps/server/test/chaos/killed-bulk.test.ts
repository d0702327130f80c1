import { createEbayConnector } from '@quayside/connector-ebay';
import { type BulkProblem, bulk, publishing } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { driveBulk } from '../bulk.ts';
import { useEbayShop } from '../ebay-shop.ts';
import { eventually } from '../eventually.ts';
import { countOf, countsKeptAndCounted } from '../runs.ts';
import { useTestServer } from '../server.ts';
import { useTestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

const SELLER = 'demo-shop-uk';
const SITES: readonly Site[] = ['DE', 'FR', 'IT', 'ES', 'US'];
const ITEMS = 2_000;
const ROWS = ITEMS * SITES.length;
/** How many rows are bad in each way: 137 in ten ways. */
const BAD: readonly (readonly [problem: BulkProblem, n: number])[] = [
  ...(['no_item', 'item_unknown', 'sku_unknown', 'address_unreadable', 'names_differ'] as const).map(
    (problem) => [problem, 14] as const,
  ),
  ...(['site_unknown', 'site_home'] as const).map((problem) => [problem, 14] as const),
  ...(['twice', 'number_shortened', 'no_site'] as const).map((problem) => [problem, 13] as const),
];

const database = useTestDatabase();
const row = (n: number) =>
  `ROW-${n},Harbour Figure No. ${n} Red,Figures & Playsets > Accessories,Harbour,${10 + (n % 40)}.50,GBP,9`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
// eBay's rates take time that this test does not measure.
beforeAll(() => sandbox.control('clock', { rate: 20 }));
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, server, sandbox }, { seller: SELLER, singles: ITEMS, varied: 0 });
const workers = createWorkers(database, () => sandbox);
afterAll(() => workers.stop());

interface Named {
  readonly ref: string;
  readonly sku: string;
}

/** The bad line of a kind, instead of a good one. */
function badLine(problem: BulkProblem, { ref, sku }: Named, other: Named, site: Site): string {
  switch (problem) {
    case 'no_item':
      return `;;;${site}`;
    case 'item_unknown':
      return `999${ref.slice(3)};;;${site}`;
    case 'sku_unknown':
      return `;${sku}-NONE;;${site}`;
    case 'address_unreadable':
      return `;;https://www.ebay.co.uk/usr/${sku};${site}`;
    case 'names_differ':
      return `${ref};${other.sku};;${site}`;
    case 'site_unknown':
      return `${ref};;;Atlantis`;
    case 'site_home':
      return `${ref};;;UK`;
    case 'number_shortened':
      return `1,1${ref.slice(-4)}E+11;;;${site}`;
    case 'no_site':
      return `${ref};;;`;
    default:
      return '';
  }
}

it('names each of 137 bad rows of ten kinds among 10,000, and lists exactly the good ones although two workers are killed', {
  timeout: 6 * PATIENCE_MS,
}, async () => {
  const request = driveBulk(server, database, () => shop);
  await request.allow();
  await server.teachTitles(shop.owner.userId);
  const items = await database.db
    .selectFrom('items')
    .select(['ref', 'sku'])
    .where('user_id', '=', shop.owner.userId)
    .orderBy('item_id')
    .execute();
  expect(items).toHaveLength(ITEMS);
  const kinds = BAD.flatMap(([problem, n]) => Array<BulkProblem>(n).fill(problem));
  expect(kinds).toHaveLength(137);
  const wanted = new Map(SITES.map((site) => [site, new Set<string>()]));
  const expectedBad = new Map<number, BulkProblem>();
  const lines = Array.from({ length: ROWS }, (_, at): string => {
    const item = items[at % ITEMS] ?? { ref: '', sku: '' };
    const site = SITES[Math.floor(at / ITEMS)] ?? 'DE';
    // Spread over the whole file; the first row is good.
    const problem = at % 72 === 71 ? kinds[Math.floor(at / 72)] : undefined;
    if (problem) expectedBad.set(at + 2, problem);
    if (problem === 'twice') return `;${items[0]?.sku};;DE`;
    if (problem) return badLine(problem, item, items[(at + 1) % ITEMS] ?? item, site);
    wanted.get(site)?.add(item.sku);
    return (
      [`${item.ref};;;${site}`, `;${item.sku};;${site}`, `;;https://www.ebay.co.uk/itm/${item.ref};${site}`][at % 3] ??
      ''
    );
  });
  expect(expectedBad.size).toBe(137);
  const good = ROWS - 137;
  const bytes = Buffer.from(['item;sku;address;sites', ...lines].join('\r\n')).toString('base64');

  const created = await request.create({ bytes, sites: [] });
  expect(created.request).toMatchObject({ rows: ROWS, leftOut: 137 });
  expect(new Map(created.request?.problems.map(({ problem, n }) => [problem, n]))).toEqual(new Map(BAD));
  const named = await request.results('left_out');
  expect(new Map(named.map(({ row, problem }) => [row, problem]))).toEqual(expectedBad);

  await workers.start();
  const isUnderWay = async (share: number) => {
    const { processed_items, total_items } = await request.status();
    expect(processed_items).toBeGreaterThan(total_items * share);
  };
  await eventually(() => isUnderWay(0.2), PATIENCE_MS);
  expect((await request.status()).status).toBe('CHECKING');
  await workers.kill();
  await workers.start();
  await eventually(async () => expect((await request.status()).status).toBe('READY'), 2 * PATIENCE_MS);
  const { request: checked } = await request.status();
  const run = checked?.run;
  if (!run) throw new Error('The request has no run');
  expect(countOf(run)).toBe(good);
  const ready = countOf(run, { verdict: 'ready' }) + countOf(run, { verdict: 'draft' });
  expect(run.counts.filter(({ verdict }) => verdict === 'blocked')).toEqual([]);
  expect(ready).toBe(good);

  await request.confirm(checked.requestId, good);
  await eventually(() => isUnderWay(0.05), PATIENCE_MS);
  expect((await request.status()).status).toBe('RUNNING');
  await workers.kill();
  await workers.start();
  await eventually(async () => expect((await request.status()).status).toBe('DONE'), 3 * PATIENCE_MS);

  expect(await request.status()).toMatchObject({ message: null, total_items: good, processed_items: good });
  expect(await request.results('issues')).toHaveLength(137);
  const results = await request.results('all');
  expect(results.filter(({ result, issues_count }) => result === 'OK' && issues_count === 0)).toHaveLength(good);
  for (const site of SITES) {
    const live = await shop.live(site);
    const expected = [...(wanted.get(site) ?? [])].map((sku) => `${sku}-${site}`).sort();
    expect([...live.keys()].sort()).toEqual(expected);
  }
  const { kept, counted } = await countsKeptAndCounted(database, shop.owner.userId);
  expect(kept).toEqual(counted);
  const { list } = await server.as(shop.owner).call(publishing.list, { params: { id: shop.owner.userId }, query: {} });
  expect(list).toHaveLength(1);
  expect((await request.file()).split('\r\n').filter((line) => line.includes(',OK,'))).toHaveLength(good);
  const again = { params: { id: shop.owner.userId, type: 'list' as const, requestId: checked.requestId } };
  expect((await server.as(shop.owner).refused(bulk.cancel, again)).error).toBe('run_finished');
});
