import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, history, imports, products } from '@quayside/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** Items in every sandbox shop: more than a batch of details, so that tests can interrupt a run. */
const ITEMS = 150;

const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,${n % 7}`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

const sellers = [
  'harbour-toys-uk',
  'demo-shop-uk',
  'tideway-home-uk',
  'northgate-outdoors-uk',
  'pennine-crafts-uk',
  'saltmarsh-sports-uk',
];
let seller: string;
let owner: TestLogin;
let accountId: number;

/** Each describe block has its own shop. */
function useNextShop(): void {
  beforeAll(async () => {
    seller = sellers.shift() ?? '';
    owner = await buildOwner(database.db);
    accountId = await connectShop(server, owner, seller);
  });
}
afterEach(() => sandbox.clearFaults());

const params = () => ({ id: owner.userId });
const latestImport = async () => {
  const { list } = await server.as(owner).call(imports.list, { params: params(), query: {} });
  const [latest] = list;
  if (!latest) throw new Error('There is no import');
  return latest;
};
const startImport = async () =>
  (await server.as(owner).call(imports.create, { params: params(), body: { accountId } })).importId;
const run = (importId: number, options = {}) =>
  server.runJob('sync.import', { userId: owner.userId, importId }, options);
const totals = async () =>
  (await server.as(owner).call(products.listTotals, { params: { ...params(), platform: 'ebay' }, query: {} })).totals;
const find = async (query: string) => {
  const input = { params: { ...params(), platform: 'ebay' as const }, query: { query } };
  return (await server.as(owner).call(products.list, input)).list;
};
const changeAtHome = (change: object) => sandbox.control('listings/change', { seller, ...change });
const fault = (kind: string, operation: string, more = {}) =>
  sandbox.control('faults', { kind, operation, seller, ...more });

/** Starts the open import with slow details, and resolves when the first of them are stored. */
async function runToTheMiddle(signal?: AbortSignal): Promise<{ importId: number; end: Promise<void> }> {
  await fault('slow', 'GetItem', { ms: 300 });
  const { importId } = await latestImport();
  const end = run(importId, signal ? { signal } : {});
  end.catch(() => undefined); // The test checks the result when it awaits it.
  await eventually(async () => expect((await latestImport()).imported).toBeGreaterThan(0));
  return { importId, end };
}

describe('an import', () => {
  useNextShop();

  it('stores every listing with its units, stock and history', async () => {
    const { importId } = await latestImport();
    await run(importId);
    expect(await latestImport()).toMatchObject({
      importId,
      state: 'done',
      phase: 'finished',
      total: ITEMS,
      imported: ITEMS,
      failed: 0,
    });
    expect((await totals())['*']).toBe(ITEMS);
    const { itemCount, freshness } = await server.as(owner).call(accounts.get, { params: { ...params(), accountId } });
    expect(itemCount).toBe(ITEMS);
    expect(Date.parse(freshness.importedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);

    const { rows } = await database.pool.query(
      `select count(*)::int as units, count(l.unit_id)::int as counted from item_units u
       left join stock_levels l on l.user_id = u.user_id and l.unit_id = u.unit_id where u.user_id = $1`,
      [owner.userId],
    );
    expect(rows).toEqual([{ units: ITEMS, counted: ITEMS }]);
  });

  it('run again changes nothing', async () => {
    const before = await snapshot();
    await run(await startImport());
    expect(await latestImport()).toMatchObject({ state: 'done', imported: 0, updated: 0, failed: 0 });
    expect(await snapshot()).toEqual(before);
  });

  it('stores what the seller changed, started and ended at home', async () => {
    const [renamed, ended] = await some(2);
    await changeAtHome({ sku: renamed?.sku, title: 'Renamed at home', price: '12.34' });
    await changeAtHome({ sku: ended?.sku, end: true });
    await changeAtHome({ create: true, sku: 'NEW-1', title: 'Begun at home', price: '5.00', quantity: 3 });
    await run(await startImport());

    expect(await latestImport()).toMatchObject({ state: 'done', imported: 1, updated: 1 });
    expect(await find('renamed at home')).toMatchObject([{ id: renamed?.id, price: { minor: 1_234 } }]);
    expect(await find('begun at home')).toMatchObject([{ sku: 'NEW-1', quantity: 3 }]);
    expect(await totals()).toMatchObject({ '*': ITEMS + 1, ended: 1 });
    const input = { params: params(), query: { itemId: renamed?.id ?? 0 } };
    const { list } = await server.as(owner).call(history.list, input);
    expect(
      list
        .slice(0, 2)
        .map(({ field, why, actor }) => [field, why, actor.kind])
        .toSorted(),
    ).toEqual([
      ['price', 'changed_at_home', 'import'],
      ['title', 'changed_at_home', 'import'],
    ]);
  });

  it('restores listings that are live at home again', async () => {
    const { rows } = await database.pool.query(
      'update items set is_ended = true where user_id = $1 and sku = $2 returning item_id',
      [owner.userId, 'NEW-1'],
    );
    expect(rows).toHaveLength(1);
    await run(await startImport());
    expect(await find('begun at home')).toMatchObject([{ isEnded: false }]);
  });
});

describe('a catalogue that lost a large part', () => {
  useNextShop();

  it('is treated as an error: nothing is ended, and the import reports it', async () => {
    await run((await latestImport()).importId);
    for (const { sku } of await some(40)) await changeAtHome({ sku, end: true });
    await run(await startImport());
    expect(await latestImport()).toMatchObject({
      state: 'done',
      errorCode: 'catalogue_dropped',
      errorText: `40 of ${ITEMS}`,
    });
    expect((await totals()).ended ?? 0).toBe(0);
  });
});

describe('an interrupted import', () => {
  useNextShop();

  it('continues where it stopped and stores nothing twice', async () => {
    const worker = new AbortController();
    const { importId, end } = await runToTheMiddle(worker.signal);
    worker.abort();
    await expect(end).rejects.toThrow();
    const stopped = await latestImport();
    expect(stopped.state).toBe('running');
    expect(stopped.imported).toBeLessThan(ITEMS);

    await sandbox.clearFaults();
    await run(importId);
    expect(await latestImport()).toMatchObject({ state: 'done', imported: ITEMS, updated: 0, failed: 0 });
    expect((await totals())['*']).toBe(ITEMS);
  });

  it('stays done if its job runs again', async () => {
    const before = [await latestImport(), await snapshot()];
    await run((await latestImport()).importId);
    expect([await latestImport(), await snapshot()]).toEqual(before);
  });
});

describe('an import cancelled by the seller', () => {
  useNextShop();

  it('stops between two batches and keeps what is stored', async () => {
    const { importId, end } = await runToTheMiddle();
    await server.as(owner).call(imports.cancel, { params: { ...params(), importId } });
    await end;
    const cancelled = await latestImport();
    expect(cancelled.state).toBe('cancelled');
    expect((await totals())['*']).toBe(cancelled.imported);
    expect(cancelled.imported).toBeLessThan(ITEMS);
    const { rows } = await database.pool.query('select external_id from import_rows where user_id = $1', [
      owner.userId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('an import whose consent is withdrawn', () => {
  useNextShop();

  it('waits for the seller and continues when the shop is reconnected', async () => {
    const { importId, end } = await runToTheMiddle();
    await sandbox.control('tokens/revoke', { seller });
    await end;
    expect(await latestImport()).toMatchObject({ state: 'paused', errorCode: 'account_disconnected' });
    const { list } = await server.as(owner).call(accounts.list, { params: params() });
    expect(list).toMatchObject([{ status: 'BROKEN', pausedReason: 'auth_expired' }]);

    await sandbox.clearFaults();
    expect(await connectShop(server, owner, seller)).toBe(accountId);
    expect(await latestImport()).toMatchObject({ importId, state: 'queued', errorCode: null });
    await run(importId);
    expect(await latestImport()).toMatchObject({ importId, state: 'done', imported: ITEMS });
  });
});

describe('an import from a failing marketplace', () => {
  useNextShop();
  beforeEach(async () => {
    if ((await latestImport()).finishedAt !== null) await startImport();
  });

  it('is retried and finally given up with its reason', async () => {
    const { importId } = await latestImport();
    await fault('5xx', '*');
    await expect(run(importId)).rejects.toThrow();
    expect(await latestImport()).toMatchObject({ state: 'queued', errorCode: null });
    await run(importId, { isLastAttempt: true });
    expect(await latestImport()).toMatchObject({
      state: 'failed',
      errorCode: 'unavailable',
      finishedAt: expect.any(String),
    });
  });

  it('is given up if its account is not there any more', async () => {
    const { importId } = await latestImport();
    const close = (closedAt: Date | null) =>
      database.db
        .updateTable('marketplace_accounts')
        .set({ closed_at: closedAt })
        .where('user_id', '=', owner.userId)
        .execute();
    await close(new Date());
    await expect(run(importId)).rejects.toThrow('account_not_found');
    await run(importId, { isLastAttempt: true });
    await close(null);
    expect(await latestImport()).toMatchObject({ importId, state: 'failed', errorCode: 'internal' });
  });

  it('pauses when the quota is used up, shows until when, and then resumes', async () => {
    const { importId } = await latestImport();
    await fault('throttle-429', '*');
    await run(importId);
    const paused = await latestImport();
    expect(paused).toMatchObject({ importId, state: 'paused', errorCode: 'quota_reached' });
    expect(Date.parse(paused.resumesAt ?? '')).toBeGreaterThan(Date.now());
    const { rows } = await database.pool.query(
      `select start_after from jobs.job where name = 'sync.import' and (data->>'importId')::bigint = $1
       order by start_after desc limit 1`,
      [importId],
    );
    expect(rows[0].start_after).toEqual(new Date(paused.resumesAt ?? ''));
  });

  it('repeats failed calls and stores everything in the order of the shop', async () => {
    const { importId } = await latestImport();
    await database.db.deleteFrom('throttle_buckets').execute();
    await fault('5xx', 'GetItem', { probability: 0.6, count: 600, seed: 'flaky' });
    await run(importId);
    expect(await latestImport()).toMatchObject({ state: 'done', imported: ITEMS, failed: 0 });
    const { rows } = await database.pool.query<{ external_id: string }>(
      'select external_id from items where user_id = $1 order by item_id',
      [owner.userId],
    );
    const ids = rows.map((row) => row.external_id);
    expect(ids).toEqual(ids.toSorted());
  });
});

/** Everything that an import may change: items, units, stock, desired states and history. */
async function snapshot(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select (select jsonb_agg(to_jsonb(i) - 'imported_at' order by item_id) from items i where user_id = $1) as items,
       (select jsonb_agg(u order by unit_id) from item_units u where user_id = $1) as units,
       (select jsonb_agg(s order by unit_id) from stock_levels s where user_id = $1) as levels,
       (select jsonb_agg(r order by item_id) from product_rows r where user_id = $1) as rows,
       (select count(*) from history where user_id = $1) as history,
       (select count(*) from desired_states where user_id = $1) as desiredStates`,
    [owner.userId],
  );
  return rows[0];
}

async function some(limit: number) {
  const input = { params: { ...params(), platform: 'ebay' as const }, query: { limit } };
  return (await server.as(owner).call(products.list, input)).list;
}
