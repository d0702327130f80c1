import { imports } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { createMovableClock } from '../../platform/clock.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { type Account, markAuthBroken } from '../accounts/index.ts';
import { noteProblems } from './import-problems.repository.ts';
import { moveOn, setState, settleRows, storeListed } from './imports.repository.ts';

const START = '2026-11-21T10:00:00.000Z';

const database = useTestDatabase();
const clock = createMovableClock(START);
const server = useTestServer(database, { clock });
let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  clock.set(START);
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
});

const params = () => ({ id: owner.userId });
const create = (accountId = account.accountId) =>
  server.as(owner).call(imports.create, { params: params(), body: { accountId } });
const get = (importId: number) => server.as(owner).call(imports.get, { params: { ...params(), importId } });
const cancel = (importId: number) => server.as(owner).call(imports.cancel, { params: { ...params(), importId } });
const queuedJobs = async () => {
  const { rows } = await database.pool.query(
    `select data from jobs.job where name = 'sync.import' and (data->>'userId')::bigint = $1`,
    [owner.userId],
  );
  return rows.map((row) => row.data);
};
/** Writes the progress that a worker stores after a page of the list and a batch of details. */
async function progress(importId: number, batch: { ids: string[]; failed?: string[]; next?: string }): Promise<void> {
  const { ids, failed = [], next = null } = batch;
  await withTransaction(database.db, async (tx) => {
    await storeListed(tx, owner.userId, importId, { externalIds: ids, total: ids.length });
    await moveOn(tx, owner.userId, importId, next);
    await settleRows(tx, owner.userId, importId, {
      done: ids.filter((id) => !failed.includes(id)),
      created: ids.length - failed.length,
      updated: 0,
    });
    const problems = failed.map((label) => ({ label, text: `${label} has no price`, unreadable: undefined }));
    await noteProblems(
      tx,
      owner.userId,
      importId,
      problems.map((problem) => ({ ...problem, state: 'failed' as const })),
    );
  });
}
const finish = (importId: number) =>
  withTransaction(database.db, (tx) =>
    setState(tx, owner.userId, importId, { state: 'done', phase: 'finished', finishedAt: clock.now() }),
  );

describe('starting an import', () => {
  it('enqueues it in the same transaction', async () => {
    const view = await create();
    expect(view).toEqual({
      importId: view.importId,
      accountId: account.accountId,
      state: 'queued',
      phase: 'listing',
      total: 0,
      listed: 0,
      imported: 0,
      updated: 0,
      failed: 0,
      skipped: 0,
      errorCode: null,
      errorText: null,
      resumesAt: null,
      startedAt: START,
      finishedAt: null,
      pace: null,
    });
    expect(await get(view.importId)).toEqual(view);
    expect(await queuedJobs()).toEqual([{ userId: owner.userId, importId: view.importId }]);
  });

  it('is rejected while the account has an open one, also concurrently', async () => {
    const input = { params: params(), body: { accountId: account.accountId } };
    const answers = await Promise.all([1, 2, 3].map(() => server.as(owner).send(imports.create, input)));
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(await server.as(owner).refused(imports.create, input)).toMatchObject({ error: 'import_running' });
    expect(await queuedJobs()).toHaveLength(1);
  });

  it('is possible after the last one has ended, and for another account at the same time', async () => {
    const other = await buildAccount(database.db, owner.userId);
    const { importId } = await create();
    await create(other.accountId);
    await finish(importId);
    expect((await create()).importId).toBeGreaterThan(importId);
  });

  it('is rejected while the account is disconnected', async () => {
    await withTransaction(database.db, (tx) => markAuthBroken(tx, owner.userId, account.accountId, 1));
    const input = { params: params(), body: { accountId: account.accountId } };
    expect(await server.as(owner).refused(imports.create, input)).toMatchObject({
      status: 409,
      error: 'account_disconnected',
    });
    expect(await queuedJobs()).toEqual([]);
  });

  it('rejects another seller’s account', async () => {
    const stranger = await buildOwner(database.db);
    const foreign = await buildAccount(database.db, stranger.userId);
    const input = { params: params(), body: { accountId: foreign.accountId } };
    expect(await server.as(owner).refused(imports.create, input)).toMatchObject({
      status: 404,
      error: 'account_not_found',
    });
  });

  it.each([{}, { accountId: 0 }, { accountId: '7' }, { accountId: 1.5 }])('rejects the body %j', async (body) => {
    const refusal = await server.as(owner).refused(imports.create, { params: params(), body });
    expect(refusal).toMatchObject({ status: 400, fields: { 'body.accountId': expect.any(String) } });
  });
});

describe('an import in progress', () => {
  it('shows its progress and pace', async () => {
    const { importId } = await create();
    await progress(importId, { ids: ['1', '2', '3', '4'], failed: ['4'], next: 'page 2' });
    clock.advance(2_000);
    expect(await get(importId)).toMatchObject({
      state: 'running',
      phase: 'listing',
      total: 4,
      listed: 4,
      imported: 3,
      failed: 1,
      pace: 2,
    });
    await finish(importId);
    expect(await get(importId)).toMatchObject({ state: 'done', phase: 'finished', pace: null });
  });

  it('that waits shows why and until when', async () => {
    const { importId } = await create();
    const resumesAt = new Date('2026-11-21T11:00:00Z');
    await withTransaction(database.db, (tx) =>
      setState(tx, owner.userId, importId, {
        state: 'paused',
        errorCode: 'quota_reached',
        errorText: 'The day is used up',
        resumesAt,
      }),
    );
    expect(await get(importId)).toMatchObject({
      state: 'paused',
      errorCode: 'quota_reached',
      resumesAt: resumesAt.toISOString(),
    });
  });

  it('is stopped by cancelling; stored data stays, and it stays cancelled', async () => {
    const { importId } = await create();
    await progress(importId, { ids: ['1', '2'], next: 'page 2' });
    const cancelled = await cancel(importId);
    expect(cancelled).toMatchObject({ state: 'cancelled', imported: 2, finishedAt: START });
    clock.advance(60_000);
    expect(await cancel(importId)).toEqual(cancelled);
    await create();
  });

  it('that is done cannot be cancelled', async () => {
    const { importId } = await create();
    await finish(importId);
    expect(await cancel(importId)).toMatchObject({ state: 'done' });
  });
});

describe('the list of imports', () => {
  const list = async (query = {}) => (await server.as(owner).call(imports.list, { params: params(), query })).list;

  it('shows the latest twenty, of one account if given', async () => {
    const other = await buildAccount(database.db, owner.userId);
    const ids: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      const { importId } = await create();
      ids.unshift(importId);
      await finish(importId);
    }
    const { importId } = await create(other.accountId);
    expect((await list()).map((view) => view.importId)).toEqual([importId, ...ids.slice(0, 19)]);
    expect((await list({ accountId: other.accountId })).map((view) => view.importId)).toEqual([importId]);
  });

  it('is empty for another seller’s account, whose imports are not found either', async () => {
    const { importId } = await create();
    const stranger = await buildOwner(database.db);
    const input = { params: { id: stranger.userId, importId } };
    expect((await server.as(stranger).call(imports.list, { params: { id: stranger.userId }, query: {} })).list).toEqual(
      [],
    );
    for (const call of [imports.get, imports.cancel, imports.listProblems]) {
      expect(await server.as(stranger).refused(call, input)).toMatchObject({ status: 404, error: 'import_not_found' });
    }
    expect(await get(importId)).toMatchObject({ state: 'queued' });
  });
});

describe('an import whose workers crashed', () => {
  it('has failed with that reason, and the account may start another', async () => {
    const { importId } = await create();
    await server.giveUpJob('sync.import', { userId: owner.userId, importId });
    expect(await get(importId)).toMatchObject({ state: 'failed', errorCode: 'crashed', finishedAt: START });
    expect((await create()).importId).not.toBe(importId);
  });

  it('stays done if it was done', async () => {
    const { importId } = await create();
    await finish(importId);
    await server.giveUpJob('sync.import', { userId: owner.userId, importId });
    expect(await get(importId)).toMatchObject({ state: 'done', errorCode: null });
  });
});

describe('unreadable listings', () => {
  it('are paged with their reasons', async () => {
    const { importId } = await create();
    const failed = ['a-1', 'a-2', 'a-3', 'b-1', 'b-2'];
    await progress(importId, { ids: [...failed, 'fine'], failed });
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await server.as(owner).call(imports.listProblems, {
        params: { ...params(), importId },
        query: { limit: 2, ...(cursor ? { cursor } : {}) },
      });
      expect(page.list.every(({ externalId, text }) => text === `${externalId} has no price`)).toBe(true);
      seen.push(...page.list.map((problem) => problem.externalId));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(failed);
  });

  it.each(['nonsense', Buffer.from('[5]').toString('base64url'), Buffer.from('[]').toString('base64url')])(
    'are rejected from the cursor %j',
    async (cursor) => {
      const { importId } = await create();
      const refusal = await server
        .as(owner)
        .refused(imports.listProblems, { params: { ...params(), importId }, query: { cursor } });
      expect(refusal).toMatchObject({ status: 400, fields: { 'query.cursor': expect.any(String) } });
    },
  );
});
