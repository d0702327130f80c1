import { createEbayConnector } from '@quayside/connector-ebay';
import { type AccountHealth, accounts, type CauseQuery, health, history, imports } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { liveRows } from '../../../test/live-rows.ts';
import { countOf, countsKeptAndCounted, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { takeShippingAway } from '../../../test/shipping.ts';
import { noteSyncFailure, noteSyncSuccess } from '../sync/cursors.repository.ts';

const SELLER = 'demo-shop-uk';

const database = useTestDatabase();
let owner: TestLogin;
let accountId: number;
let itemIds: number[];
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${1 + (n % 7)}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: 12 }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const runs = driveRuns(server, () => ({ owner, accountId }));

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, SELLER);
  const [open] = (await caller().call(imports.list, { params: params(), query: {} })).list;
  await server.runJob('sync.import', { userId: owner.userId, importId: open?.importId ?? 0 });
  const { rows } = await database.pool.query<{ item_id: number }>(
    'select item_id from items where user_id = $1 order by item_id',
    [owner.userId],
  );
  itemIds = rows.map((row) => row.item_id);
});

const params = () => ({ id: owner.userId, accountId });
const caller = () => server.as(owner);
const read = (): Promise<AccountHealth> => caller().call(health.get, { params: params() });
const retry = (cause: CauseQuery) => caller().call(health.retryFailures, { params: params(), body: cause });
const subject = async (name: AccountHealth['sync'][number]['subject']) =>
  (await read()).sync.find((row) => row.subject === name);
const consistent = async () => {
  const { kept, counted } = await countsKeptAndCounted(database, owner.userId);
  expect(kept).toEqual(counted);
};

describe('synchronized data', () => {
  it('of a new account shows that nothing was read or sent', async () => {
    const stranger = await buildOwner(database.db);
    const other = { id: stranger.userId, accountId: await connectShop(server, stranger, 'harbour-toys-uk') };
    const { isConnected, sync, queue, failures, drop } = await server.as(stranger).call(health.get, { params: other });
    expect(isConnected).toBe(true);
    expect(sync.map((row) => [row.subject, row.lastSuccessAt, row.lastFailure])).toEqual([
      ['import', null, null],
      ['orders', null, null],
      ['stock', null, null],
      ['price', null, null],
    ]);
    expect(queue.outlook).toEqual({ kind: 'empty' });
    expect([failures, drop]).toEqual([[], null]);
  });

  it('shows when the catalogue was last read, and the calls to the marketplace', async () => {
    expect(await subject('import')).toMatchObject({ lastSuccessAt: expect.any(String), lastFailure: null });
    const { pace } = (await read()).queue;
    const trading = pace.find(({ operation }) => operation === 'ebay.trading');
    expect(trading?.used).toBeGreaterThan(10);
    expect(trading?.free).toBeLessThanOrEqual(trading?.burst ?? 0);
    for (const { quota } of pace) if (quota) expect(Object.keys(quota).sort()).toEqual(['asOf', 'limit', 'remaining']);
  });

  it('keeps a failure with its cause after a later success, marked as over', async () => {
    const { db } = database;
    const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
    await noteSyncFailure(db, owner.userId, accountId, 'orders', at(1), { kind: 'unavailable', text: 'eBay is away' });
    const failure = {
      at: at(1).toISOString(),
      trouble: 'unavailable',
      text: 'eBay is away',
      recovery: 'self',
      resumesAt: null,
    };
    expect(await subject('orders')).toEqual({
      subject: 'orders',
      lastSuccessAt: null,
      lastFailure: { ...failure, isOver: false },
    });
    await noteSyncSuccess(db, owner.userId, accountId, 'orders', at(2));
    expect(await subject('orders')).toEqual({
      subject: 'orders',
      lastSuccessAt: at(2).toISOString(),
      lastFailure: { ...failure, isOver: true },
    });
  });
});

describe('failures', () => {
  const cause: CauseQuery = { changeKind: 'content', code: 'rejected_by_marketplace', marketplaceCode: '25007' };
  let shipping: Awaited<ReturnType<typeof takeShippingAway>>;
  let runId: number;
  let expected: number;

  beforeAll(async () => {
    server.startSender();
    const run = await runs.prepare('list', itemIds.slice(0, 6), ['IT', 'IE']);
    runId = run.runId;
    expected = countOf(run, { verdict: 'draft', site: 'IT' }) + countOf(run, { verdict: 'ready', site: 'IT' });
    shipping = await takeShippingAway(sandbox, SELLER, 'EBAY_IT');
    await runs.carryOut(run);
    await runs.finished(runId);
  });

  it('are grouped by cause with the marketplace’s own words, listed page by page, and retried by one call but for blocked items', async () => {
    const { failures, sync, queue } = await read();
    expect(failures).toMatchObject([
      { ...cause, topic: 'policies', n: expected, sites: [{ site: 'IT', n: expected }] },
    ]);
    expect(failures[0]?.words.join()).toMatch(/policy/i);
    expect(queue.outlook).toEqual({ kind: 'empty' });
    expect(queue.lanes.find(({ changeKind }) => changeKind === 'content')?.done).toBeGreaterThanOrEqual(expected);
    // Changes for the other site succeeded.
    expect(sync.find((row) => row.subject === 'price')?.lastFailure).toBeNull();

    const skus: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await caller().call(health.listFailures, {
        params: params(),
        query: { ...cause, limit: 2, ...(cursor ? { cursor } : {}) },
      });
      expect(page.list.length).toBeLessThanOrEqual(2);
      skus.push(...page.list.map(({ sku }) => sku));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(new Set(skus).size).toBe(expected);
    expect(skus).toHaveLength(expected);
    const other = await caller().call(health.listFailures, {
      params: params(),
      query: { ...cause, marketplaceCode: '25002' },
    });
    expect(other.list).toEqual([]);

    await shipping.giveBack();
    await caller().call(accounts.checkReadiness, { params: params() });
    const { list } = await caller().call(health.listFailures, { params: params(), query: cause });
    const blocked = list[0]?.itemId ?? 0;
    const block = `update items set is_blacklisted = true, blacklisting_reason = 'M' where user_id = $1 and item_id = $2`;
    await database.pool.query(block, [owner.userId, blocked]);
    expect(await retry(cause)).toEqual({ again: expected - 1, left: 0 });
    // A second call retries nothing.
    expect((await retry(cause)).again).toBe(0);
    const done = await runs.finished(runId);
    expect([
      countOf(done, { site: 'IT', outcome: 'listed' }),
      countOf(done, { site: 'IT', outcome: 'failed' }),
    ]).toEqual([expected - 1, 1]);
    expect((await liveRows(sandbox, SELLER, 'IT')).length).toBe(expected - 1);
    expect((await read()).failures).toMatchObject([{ ...cause, n: 1 }]);
    const { list: changes } = await caller().call(history.list, { params: params(), query: { limit: 200 } });
    expect(changes.filter(({ why }) => why === 'sent_again').map(({ after }) => after)).toEqual([
      { again: expected - 1 },
    ]);
    await consistent();
  });

  it('are not retried while the marketplace rejects the account; they wait for the seller', async () => {
    await database.db.updateTable('account_tokens').set({ state: 'B' }).where('user_id', '=', owner.userId).execute();
    const refused = await caller().refused(health.retryFailures, { params: params(), body: cause });
    expect(refused.error).toBe('account_disconnected');
    expect(await read()).toMatchObject({ isConnected: false, queue: { outlook: { kind: 'empty' } } });
    await database.db.updateTable('account_tokens').set({ state: 'A' }).where('user_id', '=', owner.userId).execute();
  });
});
