import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accounts, connecting, imports, publishing, type RunState, type RunView, taxes } from '@quayside/contract';
import { PLATFORMS, type Platform, type Site } from '@quayside/kernel';
import { heading, report } from './lib/figures.ts';
import { type RunningProduct, startProduct } from './lib/product.ts';

/**
 * Measures how close a run comes to its plan, and how many calls a marketplace rejects: 2,000 items on three sites, and
 * for Cdiscount those in its catalogue, with the whole product against a sandbox that keeps the published limits. The
 * sandbox's clock, which the product follows, can run faster than real time; the product's own processing time is then
 * multiplied as well. Run it manually: `node --import tsx bench/run-plans.ts [platform …]`, with BENCH_ITEMS,
 * BENCH_SITES, BENCH_CLOCK_SPEED and BENCH_JUMP_AFTER.
 */
const ITEMS = Number(process.env.BENCH_ITEMS ?? 2_000);
const SPEED = Number(process.env.BENCH_CLOCK_SPEED ?? 1);
/** This many real seconds after the consent the clock jumps forward an hour; the run includes that hour. */
const JUMP_AFTER_S = Number(process.env.BENCH_JUMP_AFTER ?? 0);
const JUMP_MS = 3_600_000;
const SITES: Readonly<Record<Platform, readonly Site[]>> = {
  ebay: ['DE', 'FR', 'IT'],
  amazon: ['DE', 'FR', 'IT'],
  cdiscount: ['CDFR'],
};
/** The platform of the items: Cdiscount lists those items of the eBay shop that its catalogue has. */
const SOURCES: Readonly<Record<Platform, Platform>> = { ebay: 'ebay', amazon: 'amazon', cdiscount: 'ebay' };
const AMAZON_SHOP = 'harbour-toys-uk';
const POLL_EVERY_MS = 250;
const GIVE_UP_AFTER_MS = 1_800_000;

interface Call {
  readonly id: number;
  readonly operation: string;
  readonly seller: string | null;
  readonly status: number;
}

/** Counts every later call through the sandbox, which remembers only the last few thousand. */
async function countCalls(sandboxUrl: string) {
  const counted = new Map<string, { all: number; refused: number }>();
  let after = 0;
  let isOver = false;
  const read = async () => {
    const answer = await fetch(`${sandboxUrl}/control/api/requests?after=${after}&limit=5000`);
    const { requests } = (await answer.json()) as { requests: readonly Call[] };
    for (const { id, operation, status } of requests) {
      after = Math.max(after, id);
      const { all, refused } = counted.get(operation) ?? { all: 0, refused: 0 };
      counted.set(operation, { all: all + 1, refused: refused + (status === 429 ? 1 : 0) });
    }
  };
  await read();
  counted.clear();
  const reading = (async () => {
    for (; !isOver; await sleep(POLL_EVERY_MS)) await read();
  })();
  return async () => {
    isOver = true;
    await reading;
    await read();
    return counted;
  };
}

async function measure(product: RunningProduct, platform: Platform, sites: readonly Site[]): Promise<void> {
  const sourceId = await connected(product, SOURCES[platform]);
  const accountId = SOURCES[platform] === platform ? sourceId : await connected(product, platform);
  for (const one of new Set([sourceId, accountId])) await imported(product, one);
  const { call, userId } = product;
  if (platform === 'cdiscount') await confirmTaxes(product, accountId);
  const body = { kind: 'list', selection: { accountId: sourceId, filter: {} }, sites, accountId } as const;
  const { runId } = await call(publishing.create, { params: { id: userId }, body });
  const params = { id: userId, runId };
  const until = (state: RunState) =>
    eventually(`The run at ${platform}`, async (): Promise<RunView | undefined> => {
      const run = await call(publishing.get, { params });
      if (run.state === 'failed') throw new Error(`The run at ${platform} failed: ${run.errorText}`);
      return run.state === state ? run : undefined;
    });
  const { counts } = await until('prepared');
  const expected = sumOf(counts.filter(({ verdict }) => verdict !== 'blocked'));
  const stopCounting = await countCalls(product.sandboxUrl);
  const worked = product.machineTime();
  const { plan } = await call(publishing.confirm, {
    params,
    body: { allowDrafts: true, expected },
  });
  if (JUMP_AFTER_S > 0) {
    await sleep(JUMP_AFTER_S * 1_000);
    await control(product.sandboxUrl, 'clock', { advanceMs: JUMP_MS });
  }
  const done = await until('done');
  const calls = await stopCounting();
  const work = [...product.machineTime()].map(([name, s]): [string, number] => [name, s - (worked.get(name) ?? 0)]);

  const skippedMs = JUMP_AFTER_S > 0 ? JUMP_MS : 0;
  const seconds = (Date.parse(done.finishedAt ?? '') - Date.parse(done.confirmedAt ?? '') - skippedMs) / 1_000;
  const all = [...calls.values()].reduce((sum, one) => sum + one.all, 0);
  const refused = [...calls.values()].reduce((sum, one) => sum + one.refused, 0);
  heading(`${platform}: ${expected} listings on ${sites.join(', ')}, clocks ${SPEED} times as fast`);
  for (const { operation, calls: planned, ratePerSecond, burst, seconds: least } of plan?.calls ?? []) {
    const made = calls.get(operation.replace(/^\w+\./, ''));
    const figures = made ? `; made: ${made.all}${made.refused > 0 ? `, ${made.refused} of them refused` : ''}` : '';
    const said = `at ${ratePerSecond}/s after ${burst}: ${least} s${figures}`;
    report(`planned ${operation}`, planned, 'calls', said);
  }
  if (plan) report('the plan’s least time', plan.seconds, 's');
  report('the run', seconds, 's', plan ? `${(seconds / plan.seconds).toFixed(2)} of the plan` : 'no limit binds it');
  report('listed', sumOf(done.counts.filter(({ outcome }) => outcome === 'listed')), 'listings');
  for (const [name, s] of work)
    report(`the processors’ work for ${name}`, s, 's', `${((1_000 * s) / expected).toFixed(2)} ms each`);
  report('calls answered 429', refused, 'calls', `${((100 * refused) / all).toFixed(2)} % of ${all}`);
}

/** The demo seller's shop, connected if necessary. */
async function connected({ call, userId, sandboxUrl }: RunningProduct, platform: Platform): Promise<number> {
  const params = { id: userId };
  if (platform === 'amazon') {
    const seller = AMAZON_SHOP;
    const [credentials, { sellers }] = await Promise.all([
      control<Record<string, string>>(sandboxUrl, 'amazon/tokens/self-authorise', { seller }),
      control<{ sellers: readonly { username: string; sellerId: string }[] }>(sandboxUrl, 'amazon/sellers'),
    ]);
    const sellerId = sellers.find(({ username }) => username === seller)?.sellerId ?? '';
    const { account_id } = await call(connecting.connect, {
      params: { ...params, platform },
      body: { credentials: { ...credentials, sellerId } },
    });
    return account_id;
  }
  // The first start connects them in the background.
  return eventually(`The shop at ${platform}`, async () => {
    const { list } = await call(accounts.list, { params });
    return list.find((account) => account.platform === platform)?.accountId;
  });
}

/** Without taxes confirmed by the seller, nothing is listed. */
async function confirmTaxes({ call, userId }: RunningProduct, accountId: number): Promise<void> {
  const at = { params: { id: userId }, query: { accountId } };
  const asked = { standard: { vat_rate: 2_000, eco_tax: 0 }, rules: [] };
  const { expected } = await call(taxes.preview, { ...at, body: asked });
  await call(taxes.update, { ...at, body: { ...asked, expected } });
}

async function imported({ call, userId }: RunningProduct, accountId: number): Promise<void> {
  const params = { id: userId };
  const latest = async () =>
    (await call(imports.list, { params, query: {} })).list.find((one) => one.accountId === accountId);
  if (!(await latest())) await call(imports.create, { params, body: { accountId } });
  await eventually('The import', async () => {
    const one = await latest();
    if (one?.state === 'failed') throw new Error(`The import failed: ${one.errorText}`);
    return one?.state === 'done' ? one : undefined;
  });
}

/** The demo shop's own import at the start must not count as part of the run. */
async function nothingImported({ call, userId }: RunningProduct): Promise<void> {
  await eventually('The import of the demo’s shop', async () => {
    const { list } = await call(imports.list, { params: { id: userId }, query: {} });
    return list.length > 0 && list.every(({ finishedAt }) => finishedAt !== null) ? list : undefined;
  });
}

async function control<T>(sandboxUrl: string, path: string, body?: object): Promise<T> {
  const init = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : {};
  const answer = await fetch(`${sandboxUrl}/control/api/${path}`, init);
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

function sumOf(counts: readonly { readonly n: number }[]): number {
  return counts.reduce((sum, { n }) => sum + n, 0);
}

async function eventually<T>(what: string, read: () => Promise<T | undefined>): Promise<T> {
  for (const giveUpAt = Date.now() + GIVE_UP_AFTER_MS; Date.now() < giveUpAt; await sleep(POLL_EVERY_MS)) {
    const found = await read();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} took longer than ${GIVE_UP_AFTER_MS / 1_000} s`);
}

const wanted = process.argv.slice(2);
const directory = await mkdtemp(join(tmpdir(), 'quayside-bench-catalogue-'));
const catalogue = join(directory, 'catalogue.csv');
const rows = Array.from(
  { length: ITEMS },
  (_, n) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + (n % 40)}.50,GBP,9`,
);
await writeFile(catalogue, ['sku,title,category,brand,price,currency,quantity', ...rows].join('\n'));
try {
  const product = await startProduct({
    SANDBOX_CATALOG: catalogue,
  });
  try {
    await nothingImported(product);
    await control(product.sandboxUrl, 'clock', { rate: SPEED });
    for (const platform of PLATFORMS) {
      const sites = SITES[platform].slice(0, Number(process.env.BENCH_SITES ?? 3));
      if (sites.length > 0 && (wanted.length === 0 || wanted.includes(platform)))
        await measure(product, platform, sites);
    }
  } finally {
    await product.stop();
  }
} finally {
  await rm(directory, { recursive: true });
}
