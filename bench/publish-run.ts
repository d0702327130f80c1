import { setTimeout as sleep } from 'node:timers/promises';
import { EBAY_OPERATION_LIMITS } from '@quayside/connector-ebay';
import { accounts, imports, publishing, type RunState, type RunView } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { compared, heading, median, report } from './lib/figures.ts';
import type { FloorMeter } from './lib/floor.ts';
import { type RunningProduct, startProduct } from './lib/product.ts';

/** One site for each of the five runs. */
const SITES: readonly Site[] = ['DE', 'FR', 'IT', 'ES', 'US'];
/** The API that creates listings; all others are called a few times. */
const INVENTORY = 'ebay.inventory';
const POLL_EVERY_MS = 50;
const GIVE_UP_AFTER_MS = 300_000;

/**
 * Measures a first import and "list everything" on five sites, with the whole product against its sandbox. Quayside limits its own calls
 * per second. How close the listing rate comes to that limit shows whether the product or the marketplace sets the pace.
 */
export async function measurePublishRun(floor: FloorMeter): Promise<void> {
  const product = await startProduct();
  try {
    const imported = await firstImport(product);
    const runs: SiteRun[] = [];
    for (const site of SITES) runs.push(await listEverything(product, site));
    const listed = runs.reduce((sum, run) => sum + run.listed, 0);
    const calls = runs.reduce((sum, run) => sum + run.calls, 0);
    const callRate = median(runs.map((run) => run.calls / run.listingSeconds));
    const allowed = EBAY_OPERATION_LIMITS.find(({ operation }) => operation === INVENTORY)?.ratePerSecond ?? Number.NaN;

    heading(
      `The main job against the sandbox, whole product: ${imported.imported} items on ${SITES.length} sites, one after the other`,
    );
    report('import, HTTP included (once)', imported.imported / secondsOf(imported), 'items/s');
    report('preparing', median(runs.map((run) => run.runItems / run.preparingSeconds)), 'runItems/s');
    report(`listing (${listed} in all)`, median(runs.map((run) => run.listed / run.listingSeconds)), 'listings/s');
    const ofAllowed = compared(callRate / allowed, `the ${allowed} that the throttle allows`);
    report(`calls for them (${(calls / listed).toFixed(2)} each)`, callRate, 'calls/s', ofAllowed);
  } finally {
    await product.stop();
  }
  await floor.report();
}

function firstImport({ call, userId }: RunningProduct) {
  return eventually('The import', async () => {
    const { list } = await call(imports.list, { params: { id: userId }, query: {} });
    const [latest] = list;
    if (latest?.state === 'failed') throw new Error(`The import failed: ${latest.errorText}`);
    return latest?.state === 'done' ? latest : undefined;
  });
}

function secondsOf({ startedAt, finishedAt }: { startedAt: string; finishedAt: string | null }): number {
  return (Date.parse(finishedAt ?? '') - Date.parse(startedAt)) / 1_000;
}

interface SiteRun {
  readonly runItems: number;
  readonly preparingSeconds: number;
  readonly listed: number;
  readonly listingSeconds: number;
  readonly calls: number;
}

async function listEverything(product: RunningProduct, site: Site): Promise<SiteRun> {
  const { call, userId } = product;
  const { list } = await call(accounts.list, { params: { id: userId } });
  const shop = list.find(({ platform }) => platform === 'ebay');
  const selection = { accountId: shop?.accountId ?? 0, filter: {} };
  const createdAt = performance.now();
  const body = { kind: 'list', selection, sites: [site] } as const;
  const { runId } = await call(publishing.create, { params: { id: userId }, body });
  const params = { id: userId, runId };
  const until = (state: RunState) =>
    eventually(`The run on ${site}`, async (): Promise<RunView | undefined> => {
      const run = await call(publishing.get, { params });
      if (run.state === 'failed') throw new Error(`The run on ${site} failed: ${run.errorText}`);
      return run.state === state ? run : undefined;
    });
  const { counts } = await until('prepared');
  const confirmedAt = performance.now();
  const callsBefore = await countCalls(product);
  const expected = sumOf(counts.filter(({ verdict }) => verdict !== 'blocked'));
  await call(publishing.confirm, { params, body: { allowDrafts: true, expected } });
  const done = await until('done');
  return {
    runItems: sumOf(counts),
    preparingSeconds: (confirmedAt - createdAt) / 1_000,
    listed: sumOf(done.counts.filter(({ outcome }) => outcome === 'listed')),
    listingSeconds: (performance.now() - confirmedAt) / 1_000,
    calls: (await countCalls(product)) - callsBefore,
  };
}

function sumOf(counts: readonly { readonly n: number }[]): number {
  return counts.reduce((sum, { n }) => sum + n, 0);
}

/** As the marketplace counts them. */
async function countCalls({ sandboxUrl }: RunningProduct): Promise<number> {
  const answer = await fetch(`${sandboxUrl}/control/api/quotas`);
  const { quotas } = (await answer.json()) as { quotas: readonly { api: string; count: number }[] };
  return quotas.filter(({ api }) => api.includes('inventory')).reduce((sum, { count }) => sum + count, 0);
}

async function eventually<T>(what: string, read: () => Promise<T | undefined>): Promise<T> {
  for (const giveUpAt = Date.now() + GIVE_UP_AFTER_MS; Date.now() < giveUpAt; await sleep(POLL_EVERY_MS)) {
    const found = await read();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} took longer than ${GIVE_UP_AFTER_MS / 1_000} s`);
}
