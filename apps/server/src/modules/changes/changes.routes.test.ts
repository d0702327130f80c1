import { createEbayConnector } from '@quayside/connector-ebay';
import { changes } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { type WatchedDatabase, watchDatabase } from '../../../test/setup/plans.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { insertRows, listFirstLabels, listRows, listWaitingRows, removeRows } from './change-rows.repository.ts';
import { findInLane, insertChange, listChanges, listOld, listUnderWay, saveChange } from './changes.repository.ts';
import type { ChangedRow } from './index.ts';

/* The calls of previewed changes, with changes of titles whose rows are given. */

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const ROWS = 3_000;
const actor = { kind: 'system', id: null } as const;

let owner: TestLogin;
let accountId: number;
let changeId: number;
const at = (other = changeId) => ({ id: owner.userId, changeId: other });

/** A preview of titles of items that do not exist. */
async function buildChange(lane: string): Promise<number> {
  const { userId } = owner;
  const settings = { accountId, site: 'DE', way: 'file' };
  const after = { title: '=Zug', sourceTitle: 'Train', isAccepted: false };
  const row = (n: number): ChangedRow<unknown> => ({
    ...{ key: `${n} DE`, itemId: n, site: 'DE', sku: `S-${n}`, label: `Train ${n}`, before: null, after },
  });
  return withTransaction(database.db, async (tx) => {
    const change = await insertChange(tx, {
      ...{ userId, kind: 'titles', settings, lane, actor, undoOf: null, createdAt: new Date() },
    });
    const rows = Array.from({ length: ROWS }, (_, at) => row(at + 1));
    const ready = { state: 'ready', reason: null, words: [] } as const;
    await insertRows(
      tx,
      change,
      rows.map((one) => ({ ...one, ...ready })),
      0,
    );
    await saveChange(tx, {
      ...change,
      state: 'ready',
      preparedAt: new Date(),
      lastPosition: ROWS,
      totals: { ready: ROWS },
    });
    return change.changeId;
  });
}

beforeAll(async () => {
  owner = await buildOwner(database.db);
  ({ accountId } = await buildAccount(database.db, owner.userId));
  changeId = await buildChange('one');
});

describe('the calls of a change', () => {
  it('show it with its counts and rows, page by page', async () => {
    const as = server.as(owner);
    expect(await as.call(changes.get, { params: at() })).toMatchObject({
      state: 'ready',
      expected: ROWS,
      undoOf: null,
      requires: { duty: 'work', needs: 'manual-title-management-enabled' },
    });
    const query = { limit: 200 };
    const first = await as.call(changes.listRows, { params: at(), query });
    expect(first.list).toHaveLength(200);
    expect(first.list[0]).toMatchObject({ itemId: 1, site: 'DE', label: 'Train 1', before: null, after: '=Zug' });
    const next = await as.call(changes.listRows, { params: at(), query: { ...query, cursor: first.nextCursor ?? '' } });
    expect(next.list[0]?.itemId).toBe(201);
    const found = await as.call(changes.listRows, { params: at(), query: { query: 'train 2999', state: 'ready' } });
    expect(found.list.map(({ itemId }) => itemId)).toEqual([2_999]);
    const { list } = await as.call(changes.list, { params: { id: owner.userId }, query: { kind: 'titles' } });
    expect(list.map((one) => one.changeId)).toContain(changeId);
  });

  it('write every row to a file, with reasons in words and no formulas', async () => {
    const other = await buildChange('file');
    await server.as(owner).call(changes.confirm, { params: at(other), body: { expected: ROWS } });
    const { body } = await server.as(owner).send(changes.exportCsv, { params: at(other) });
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(ROWS + 1);
    expect(lines[0]).toBe('\uFEFFsku,name,site,before,after,result,reason');
    expect(lines[1]).toContain("S-1,Train 1,DE,,'=Zug,skipped,It is no longer for sale.");
    expect(lines.at(-1)).toContain(`S-${ROWS},`);
  });

  it('are refused for a change that is not there, or not in the state for it', async () => {
    const as = server.as(owner);
    const missing = await as.refused(changes.get, { params: at(999_999) });
    expect(missing).toMatchObject({ status: 404, error: 'change_not_found' });
    const differs = await as.refused(changes.confirm, { params: at(), body: { expected: 1 } });
    expect(differs).toMatchObject({ status: 409, error: 'change_differs' });
    for (const call of [changes.retry, changes.undo]) {
      expect(await as.refused(call, { params: at() })).toMatchObject({ status: 409, error: 'change_not_ready' });
    }
    const stopped = await buildChange('stopped');
    expect(await as.call(changes.cancel, { params: at(stopped) })).toMatchObject({ state: 'cancelled' });
    expect(await as.refused(changes.cancel, { params: at(stopped) })).toMatchObject({ error: 'change_not_ready' });
  });

  it('are closed to a viewer who would change something', async () => {
    const viewer = await buildLogin(database.db, owner.userId, { role: 'viewer' });
    expect(await server.as(viewer).call(changes.get, { params: at() })).toMatchObject({ changeId });
    const refusal = await server.as(viewer).refused(changes.cancel, { params: at() });
    expect(refusal).toMatchObject({ status: 403, error: 'forbidden' });
  });
});

describe(`with changes of ${ROWS} rows`, () => {
  it('reads rows and changes through indexes', async () => {
    const { userId } = owner;
    for (const lane of ['a', 'b', 'c']) await buildChange(lane);
    await database.pool.query('analyze changes, change_rows');
    const watched: WatchedDatabase = watchDatabase(database.pool);
    const ref = { userId, changeId };
    const page = { after: 0, limit: 51 };
    expect(await listRows(watched.db, ref, page)).toHaveLength(51);
    expect(await listRows(watched.db, ref, { ...page, state: 'failed' })).toHaveLength(0);
    expect(await listRows(watched.db, ref, { ...page, query: 'train 2999' })).toHaveLength(1);
    await listChanges(watched.db, userId, { kinds: ['titles'], before: Number.MAX_SAFE_INTEGER, limit: 51 });
    await listFirstLabels(watched.db, userId, [changeId]);
    await listUnderWay(watched.db);
    await listOld(watched.db, new Date(0));
    await findInLane(watched.db, userId, 'one');
    await withTransaction(watched.db, async (tx) => {
      expect(await listWaitingRows(tx, ref, 0, 250)).toHaveLength(250);
      expect(await removeRows(tx, ref, 250)).toBe(250);
    });
    expect(await watched.faults(['change_rows'])).toEqual([]);
  });
});
