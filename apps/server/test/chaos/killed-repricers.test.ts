import { createAmazonConnector } from '@quayside/connector-amazon';
import { createMemoryRuntime } from '@quayside/connector-kit/conformance/memory-runtime';
import { changes, costs, imports, pricing, publishing, type RepricerRuleInput, repricer } from '@quayside/contract';
import { DAY_MS, money } from '@quayside/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { connectAmazonShop } from '../amazon-shop.ts';
import { eventually } from '../eventually.ts';
import { buildAccount } from '../factories/account.ts';
import { buildOwner, type TestLogin } from '../factories/seller.ts';
import { repricerRule } from '../repricing.ts';
import { useTestServer } from '../server.ts';
import { startTestSandbox, type TestSandbox } from '../setup/sandbox.ts';
import { useTestDatabase } from '../setup/test-database.ts';
import { PATIENCE_MS } from './kills.ts';
import { createWorkers } from './worker-process.ts';

/*
 * What has gone wrong with automatic prices at others, in the whole product with Amazon over HTTP. Every listing meets its own disaster at
 * the same time, while two workers read offers, decide and send, and each of them is killed in the middle. Last, the exchange rates go wrong.
 */

const SELLER = 'harbour-toys-uk';
const SITE = 'DE' as const;
const OTHER_ACCOUNT = 'AOTHERACCOUNT';
/** Below a tenth, so that several moves are no reason for the breaker. */
const STEP = 900;
/** Of the first price. */
const FLOOR = 0.8;

interface Rival {
  readonly what: string;
  /** What it asks, as a share of our first price. */
  readonly share: number;
  /** Our price falls to it, and returns when it is gone. Otherwise our price never moves. */
  readonly follows?: boolean;
  readonly undercuts?: boolean;
  readonly sellerId?: string;
  /** Our lowest price in minor units; `null` for none, and a share of the first price if absent. */
  readonly floor?: number | null;
  /** Why the gate holds what is wanted. */
  readonly held?: 'cost_far_from_history' | 'foreign_price';
}

const RIVALS: readonly Rival[] = [
  { what: 'a cheaper seller who leaves', share: 0.9, follows: true },
  { what: 'a seller who undercuts us below our lowest price', share: 0.7, follows: true, undercuts: true },
  { what: 'a seller at a penny', share: 0 },
  { what: 'a seller at a tenth', share: 0.08 },
  { what: 'a seller at ten times the price', share: 12 },
  { what: 'our own other account', share: 0.85, sellerId: OTHER_ACCOUNT },
  { what: 'our own other account that undercuts', share: 0.9, sellerId: OTHER_ACCOUNT, undercuts: true },
  { what: 'a cheaper seller, with a blank lowest price', share: 0.9, floor: null },
  { what: 'a cheaper seller, with a blank lowest price that was read as a penny', share: 0.9, floor: 1 },
  { what: 'a cheaper seller, and a shifted comma in a file of costs', share: 0.9, held: 'cost_far_from_history' },
  { what: 'a cheaper seller, and another program that writes the same price', share: 0.9, held: 'foreign_price' },
];
const indexOf = (cause: Rival['held']) => RIVALS.findIndex(({ held }) => held === cause);

const RULE: RepricerRuleInput = {
  ...repricerRule,
  strategy: { kind: 'lowest', below: { in: 'amount', minor: 1 } },
  largestStep: { in: 'percent', basisPoints: STEP },
  mostChangesPerDay: 24,
};

const database = useTestDatabase();
let sandbox: TestSandbox;
beforeAll(async () => {
  const row = (_: unknown, n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,200.00,GBP,9`;
  sandbox = await startTestSandbox({ catalogue: RIVALS.map(row) });
  // Offers are read every five minutes, which this test does not measure.
  await sandbox.control('clock', { rate: 60 });
});
const server = useTestServer(database, { connectors: () => [createAmazonConnector(sandbox.amazon)] });
const [first, second] = [createWorkers(database, () => sandbox), createWorkers(database, () => sandbox)];
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await sandbox?.stop();
});

interface Row {
  readonly sku: string;
  readonly asin: string;
  readonly price: string;
}
let owner: TestLogin;
let accountId = 0;
const as = () => server.as(owner);
const params = () => ({ id: owner.userId });
const place = () => ({ ...params(), accountId });
const ofAccount = () => ({ params: params(), query: { accountId } });
const rows = async () =>
  (await sandbox.control<{ rows: Row[] }>(`amazon/listings?seller=${SELLER}&site=${SITE}&limit=100`)).rows;

/** Live prices in minor units, in the order of `RIVALS`. */
async function prices(): Promise<number[]> {
  const bySku = new Map((await rows()).map(({ sku, price }) => [sku, Math.round(Number(price) * 100)]));
  return RIVALS.map((_, n) => bySku.get(`FIG-${n}`) ?? 0);
}

async function importAndList(): Promise<void> {
  await as().call(imports.create, { params: params(), body: { accountId } });
  await eventually(async () => {
    const { list } = await as().call(imports.list, { params: params(), query: {} });
    expect(list[0]?.state).toBe('done');
  }, PATIENCE_MS);
  await server.teachTitles(owner.userId);
  const body = { kind: 'list' as const, selection: { accountId, filter: {} }, sites: [SITE] };
  const { runId } = await as().call(publishing.create, { params: params(), body });
  const run = () => as().call(publishing.get, { params: { ...params(), runId } });
  await eventually(async () => expect((await run()).state).toBe('prepared'), PATIENCE_MS);
  const consent = { allowDrafts: true, expected: RIVALS.length };
  await as().call(publishing.confirm, { params: { ...params(), runId }, body: consent });
  await eventually(async () => expect((await run()).state).toBe('done'), PATIENCE_MS);
}

const isChange = (changeId: number, state: string) =>
  eventually(async () => {
    const change = await as().call(changes.get, { params: { ...params(), changeId } });
    expect(change.state).toBe(state);
  }, PATIENCE_MS);

/** Lets all listings go live with the rule. */
async function goLive(): Promise<void> {
  await as().call(repricer.createRule, { params: place(), body: RULE });
  await as().call(repricer.switch, { params: place(), body: { isEnabled: true } });
  await eventually(async () => {
    const { list } = await as().call(repricer.listDecisions, { params: place(), query: {} });
    expect(list.filter(({ rule }) => rule !== null)).toHaveLength(RIVALS.length);
  }, PATIENCE_MS);
  const body = { to: 'live', sites: null, itemIds: null, sample: null } as const;
  const { changeId } = await as().call(repricer.prepare, { params: place(), body });
  await isChange(changeId, 'ready');
  const { expected } = await as().call(changes.get, { params: { ...params(), changeId } });
  await as().call(changes.confirm, { params: { ...params(), changeId }, body: { expected } });
  await isChange(changeId, 'done');
  await eventually(async () => {
    const { rows: waiting } = await sql<{ n: number }>`
      select count(*)::int as n from desired_states
      where user_id = ${owner.userId} and state in ('due', 'sending', 'uncertain')`.execute(database.db);
    expect(waiting).toEqual([{ n: 0 }]);
  }, PATIENCE_MS);
}

/** A file says what one item costs; the seller accepts also what looks like a mistake. @returns what looked so */
async function importCost(sku: string, cost: string, validFrom: string): Promise<number> {
  const body = {
    csv: `sku,cost,currency,from\n${sku},${cost},GBP,${validFrom}\n`,
    decimal: 'point',
    validFrom,
  } as const;
  const { doubtful } = await as().call(costs.previewImport, { ...ofAccount(), body });
  const accepted = doubtful.map(({ row }) => row);
  const { changeId } = await as().call(costs.importCsv, { ...ofAccount(), body: { ...body, expected: 1, accepted } });
  await isChange(changeId, 'done');
  return doubtful.length;
}

/** Another program with its own access to the shop sets a price. */
async function writeElsewhere(sku: string, minor: number): Promise<void> {
  const connector = createAmazonConnector(sandbox.amazon);
  const credentials = await sandbox.control<Record<string, string>>('amazon/tokens/self-authorise', { seller: SELLER });
  const { sellers } = await sandbox.control<{ sellers: { username: string; sellerId: string }[] }>('amazon/sellers');
  const externalId = sellers.find(({ username }) => username === SELLER)?.sellerId ?? '';
  const token = await connector.connectWithCredentials?.(
    { ...credentials, sellerId: externalId },
    { clock: systemClock, requestLog: { record: () => undefined } },
  );
  if (!token) throw new Error('Amazon takes no credentials');
  const { session } = createMemoryRuntime({ token, externalId });
  // Only dispatch may make such a price; other programs know nothing of that.
  const price = money(minor, 'EUR') as never;
  const [outcome] = await connector.updateOffers(session, SITE, [{ sku, offerId: '', price }]);
  expect(outcome?.ok).toBe(true);
}

it('no price leaves that should not, whatever competitors, files and rates do, and whichever worker dies', {
  timeout: 6 * PATIENCE_MS,
}, async () => {
  owner = await buildOwner(database.db);
  ({ accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, SELLER));
  const other = await buildAccount(database.db, owner.userId, { platform: 'amazon', externalId: OTHER_ACCOUNT });
  await sql`update marketplace_accounts set closed_at = now() where user_id = ${owner.userId} and account_id = ${other.accountId}`.execute(
    database.db,
  );
  await Promise.all([first.start(), second.start()]);
  await importAndList();
  const tops = await prices();
  expect(tops.every((price) => price > 0)).toBe(true);
  const floors = tops.map((price) => Math.round(price * FLOOR));
  const items = await database.db
    .selectFrom('items')
    .select(['item_id', 'sku'])
    .where('user_id', '=', owner.userId)
    .execute();
  for (const [n, { floor }] of RIVALS.entries()) {
    const itemId = items.find(({ sku }) => sku === `FIG-${n}`)?.item_id ?? 0;
    if (floor === null) continue;
    const body = { floors: [{ site: SITE, minor: floor ?? floors[n] ?? 0 }] };
    await as().call(pricing.setFloors, { params: { ...params(), itemId }, body });
  }
  const bySku = new Map((await rows()).map(({ sku, asin }) => [sku, asin]));
  const compete = async (isThere: boolean) => {
    for (const [n, { share, undercuts, sellerId = `ARIVAL${n}` }] of RIVALS.entries()) {
      const price = Math.max(0.01, Math.round((tops[n] ?? 0) * share) / 100);
      const placed = { price, behaviour: undercuts ? 'undercut' : 'hold', everyMinutes: 5 };
      const asin = bySku.get(`FIG-${n}`);
      await sandbox.control('amazon/competitors', {
        ...{ asin, site: SITE, sellerId, alone: true },
        ...(isThere ? placed : {}),
      });
    }
  };
  // The other program's price is what buyers pay, and stays.
  const foreign = Math.round((tops[indexOf('foreign_price')] ?? 0) * 0.97);
  const stays = tops.map((top, n) => (n === indexOf('foreign_price') ? foreign : top));
  const wrong: unknown[] = [];
  const watch = async () => {
    const now = await prices();
    for (const [n, { what, follows }] of RIVALS.entries()) {
      const [price = 0, top = 0, floor = 0] = [now[n], tops[n], floors[n]];
      if (follows ? price < floor || price > top : price !== stays[n]) wrong.push({ what, price, floor, top });
    }
    return now;
  };
  expect(await importCost(`FIG-${indexOf('cost_far_from_history')}`, '80.00', '2026-01-01')).toBe(0);
  expect(await importCost(`FIG-${indexOf('cost_far_from_history')}`, '8.00', '2026-06-01')).toBe(1);
  await compete(false);
  await goLive();
  await writeElsewhere(`FIG-${indexOf('foreign_price')}`, foreign);
  await compete(true);
  // One worker dies while the first prices are on their way, the other one later.
  await eventually(async () => expect((await watch())[0]).toBeLessThan(tops[0] ?? 0), PATIENCE_MS);
  await first.kill();
  await eventually(async () => {
    await watch();
    const { causes } = await as().call(pricing.listHeld, ofAccount());
    expect(Object.fromEntries(causes.map(({ cause, count }) => [cause, count]))).toMatchObject({
      ...{ cost_far_from_history: 1, foreign_price: 1 },
    });
  }, PATIENCE_MS);
  await first.start();
  await second.kill();
  // Undercutting ends at our lowest price.
  await eventually(async () => expect((await watch())[1]).toBe(floors[1]), 2 * PATIENCE_MS);
  await second.start();

  await compete(false);
  await second.kill();
  await eventually(async () => expect(await watch()).toEqual(stays), PATIENCE_MS);

  // A worker reads newer rates when it starts. A weekend has none.
  for (const [defect, why] of [
    ['ten_times', 'jumped'],
    ['zero', 'not_positive'],
  ] as const) {
    await first.kill();
    await sandbox.control('rates', { defect, currency: 'GBP' });
    await sandbox.control('clock', { advanceMs: 3 * DAY_MS });
    await Promise.all([first.start(), second.start()]);
    await eventually(async () => {
      const { rows: feeds } = await sql<{ refused: unknown }>`select refused from rate_feeds`.execute(database.db);
      expect(feeds[0]?.refused).toMatchObject([{ currency: 'GBP', why }]);
    }, PATIENCE_MS);
    expect(await watch()).toEqual(stays);
    await second.kill();
  }
  expect(wrong).toEqual([]);
});
