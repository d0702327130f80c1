import { contract } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { buildItem } from '../../../test/factories/item.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { useUnsentRuns } from '../../../test/unsent-runs.ts';
import type { Item } from '../products/index.ts';

/* A failed listing is sent again, after another item has got its title. */

const { health, publishing } = contract;
const database = useTestDatabase();
const runs = useUnsentRuns(database);
const { started, reject, goLive, paramsOf, outcomesOf, listingOn, desiredStatesOf } = runs;

const retry = (runId: number) => runs.as().call(publishing.retry, { params: paramsOf(runId), body: {} });
const retryByCause = () =>
  runs.as().call(health.retryFailures, {
    params: { id: runs.seller.userId, accountId: runs.account.accountId },
    body: { changeKind: 'content', code: 'rejected_by_marketplace', marketplaceCode: '' },
  });
const WAYS = [
  ['its run', (runId: number) => retry(runId)],
  ['the cause of its failure', () => retryByCause()],
] as const;

/** Another item, listed under the title of this one. */
async function listedTwin(of: Item, run: (runId: number, twin: Item) => Promise<void>): Promise<number> {
  const twin = await buildItem(database.db, runs.account);
  const runId = await started('list', ['DE'], [twin]);
  await run(runId, twin);
  await database.pool.query(`update listings set title = $3 where user_id = $1 and item_id = $2`, [
    runs.seller.userId,
    twin.itemId,
    `holzeisenbahn ${of.itemId}`,
  ]);
  return runId;
}

describe.each(WAYS)('a failed listing that is sent again by %s', (_what, sendAgain) => {
  it('stays failed if another item is live under its title, and names that item', async () => {
    const { item } = runs;
    const runId = await started('list');
    await reject(runId);
    await listedTwin(item, goLive);
    await sendAgain(runId);
    expect(await outcomesOf(runId)).toEqual([['failed', 1]]);
    const { list } = await runs.as().call(publishing.listRunItems, { params: paramsOf(runId), query: { limit: 1 } });
    expect(list).toMatchObject([{ outcome: 'failed', reason: 'duplicate_title' }]);
    expect(await listingOn('DE', item)).toMatchObject({ state: 'F', reason: { code: 'duplicate_title' } });
    expect(await desiredStatesOf('content', item)).toMatchObject([{ state: 'failed' }]);
  });

  it('is sent if no other item has its title', async () => {
    const runId = await started('list');
    await reject(runId);
    await sendAgain(runId);
    expect(await outcomesOf(runId)).toEqual([['queued', 1]]);
    expect(await listingOn('DE')).toMatchObject({ state: 'Q', reason: null });
  });
});

describe('two failed listings with one title', () => {
  it('are not both sent again, if two calls send them at once', async () => {
    const { item } = runs;
    const one = await started('list');
    await reject(one);
    const other = await listedTwin(item, (runId, twin) => reject(runId, [twin]));
    // Both calls have come to the point of changing their listing before either has done it.
    const held = await holdWriters(database, 'listings');
    const both = Promise.all([retry(one), retry(other)]);
    await held.areWaiting(2);
    await held.release();
    await both;
    const outcomes = [...(await outcomesOf(one)), ...(await outcomesOf(other))].map(([outcome]) => outcome);
    expect(outcomes.sort()).toEqual(['failed', 'queued']);
  });
});
