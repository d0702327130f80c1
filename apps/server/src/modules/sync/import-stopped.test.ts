import { accounts, imports } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { ITEMS, useImports } from '../../../test/imports.ts';

const {
  database,
  fault,
  latestImport,
  owner,
  params,
  run,
  runToTheMiddle,
  sandbox,
  server,
  shop,
  snapshot,
  startImport,
  totals,
  useNextShop,
} = useImports();

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
    await server.as(owner()).call(imports.cancel, { params: { ...params(), importId } });
    await end;
    const cancelled = await latestImport();
    expect(cancelled.state).toBe('cancelled');
    expect((await totals())['*']).toBe(cancelled.imported);
    expect(cancelled.imported).toBeLessThan(ITEMS);
    const { rows } = await database.pool.query('select external_id from import_rows where user_id = $1', [
      owner().userId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('an import whose consent is withdrawn', () => {
  useNextShop();

  it('waits for the seller and continues when the shop is reconnected', async () => {
    const { importId, end } = await runToTheMiddle();
    await sandbox.control('tokens/revoke', { seller: shop.seller });
    await end;
    expect(await latestImport()).toMatchObject({ state: 'paused', errorCode: 'account_disconnected' });
    const { list } = await server.as(owner()).call(accounts.list, { params: params() });
    expect(list).toMatchObject([{ status: 'BROKEN', pausedReason: 'auth_expired' }]);

    await sandbox.clearFaults();
    expect(await connectShop(server, owner(), shop.seller)).toBe(shop.accountId);
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
        .where('user_id', '=', owner().userId)
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
      [owner().userId],
    );
    const ids = rows.map((row) => row.external_id);
    expect(ids).toEqual(ids.toSorted());
  });
});
