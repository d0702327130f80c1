import { contract } from '@quayside/contract';
import { describe, expect, it } from 'vitest';
import { followChange } from '../../../test/follow-change.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { useUnsentRuns } from '../../../test/unsent-runs.ts';
import { withTransaction } from '../../platform/database/database.ts';

/* A listing is to end, and something that its content depends on changes before the marketplace has ended it. */

const database = useTestDatabase();
const runs = useUnsentRuns(database);
const { started, goLive, cancel, desiredStatesOf, setStates, getRun } = runs;

const statesOf = async (changeKind: string) => (await desiredStatesOf(changeKind)).map(({ state }) => state);

/** The listing follows a change that a room has recorded. */
const following = (change: string) => () => followChange(runs.server, database, runs.seller.userId, change);
const write = () =>
  runs.as().call(contract.translations.update, {
    params: { id: runs.seller.userId, itemId: runs.item.itemId },
    body: { new_translations: [{ site: 'DE', translation: `Zug aus Holz ${runs.item.itemId}` }] },
  });
const changeShipping = async () => {
  const { userId } = runs.seller;
  await database.pool.query(`update listings set shipping_key = 'kept:1' where user_id = $1 and item_id = $2`, [
    userId,
    runs.item.itemId,
  ]);
  await following('shipping')();
};
const CHANGES = [
  ['a template or specifics', following('content')],
  ['a title', write],
  ['taxes', following('taxes')],
  ['shipping', changeShipping],
] as const;

describe.each(CHANGES)('a change of %s while a listing is to end', (_what, change) => {
  it('leaves the end, and is sent once the end is cancelled', async () => {
    await goLive(await started('list'));
    const ending = await started('end');
    await change();
    expect(await statesOf('end')).toEqual(['due']);
    expect(await statesOf('content')).toEqual(['idle']);
    await cancel(ending);
    expect((await getRun(ending)).state).toBe('cancelled');
    expect(await statesOf('content')).toEqual(['due']);
  });

  it('is not sent while the marketplace ends the listing, because that would publish it again', async () => {
    await goLive(await started('list'));
    await started('end');
    await setStates('end', 'sending');
    await change();
    expect(await statesOf('content')).toEqual(['idle']);
  });

  it('leaves the end of a listing that is still queued', async () => {
    await started('list');
    await started('end');
    await change();
    expect(await statesOf('end')).toEqual(['due']);
    expect(await statesOf('content')).toEqual(['idle']);
  });
});

describe('a change that waits to be sent when its listing is to end', () => {
  it('is sent once the end is cancelled', async () => {
    await goLive(await started('list'));
    await write();
    expect(await statesOf('content')).toEqual(['due']);
    const ending = await started('end');
    expect(await statesOf('content')).toEqual(['idle']);
    await cancel(ending);
    expect(await statesOf('content')).toEqual(['due']);
  });
});

describe('a cancelled end', () => {
  it('does not send a live listing again whose content has not changed', async () => {
    await goLive(await started('list'));
    await cancel(await started('end'));
    expect(await statesOf('content')).toEqual(['idle']);
  });
});

describe('a change and an end at once', () => {
  it('are never both due: the later end withdraws the change', async () => {
    await goLive(await started('list'));
    const ending = await runs.prepared('end');
    await runs.confirm(ending);
    const held = await holdWriters(database, 'desired_states');
    let isFollowed = false;
    const changing = following('content')().then(() => {
      isFollowed = true;
    });
    await held.areWaiting(1);
    const carrying = runs.carryOut(ending);
    await held.areWaiting(2);
    // The step waits for the change's locks and not only for the table.
    expect(isFollowed).toBe(false);
    const { rows } = await database.pool.query(
      `select from pg_locks where not granted and locktype in ('tuple', 'transactionid')`,
    );
    expect(rows).toHaveLength(1);
    await held.release();
    await Promise.all([changing, carrying]);
    expect(await statesOf('end')).toEqual(['due']);
    expect(await statesOf('content')).toEqual(['idle']);
  });
});

describe('an end that is sent again after the marketplace had refused it', () => {
  it('withdraws a change that waits, because that would publish the listing again', async () => {
    await goLive(await started('list'));
    await write();
    const ending = await started('end');
    const reason = { code: 'rejected_by_marketplace' as const };
    await withTransaction(database.db, async (tx) => {
      await tx
        .updateTable('desired_states')
        .set({ state: 'failed', last_error: JSON.stringify(reason) })
        .where('user_id', '=', runs.seller.userId)
        .where('item_id', '=', runs.item.itemId)
        .where('change_kind', '=', 'end')
        .execute();
      await tx
        .updateTable('desired_states')
        .set({ state: 'due' })
        .where('user_id', '=', runs.seller.userId)
        .where('item_id', '=', runs.item.itemId)
        .where('change_kind', '=', 'content')
        .execute();
      const { listingKey, ...ref } = runs.ref(ending);
      const refused = { ...ref, listingKey, sku: listingKey, isHome: false, changeKind: 'end' as const, reason };
      await runs.listener.updateFailed?.(tx, runs.account, [refused]);
    });
    await runs.as().call(contract.health.retryFailures, {
      params: { id: runs.seller.userId, accountId: runs.account.accountId },
      body: { changeKind: 'end', code: 'rejected_by_marketplace', marketplaceCode: '' },
    });
    expect(await statesOf('end')).toEqual(['due']);
    expect(await statesOf('content')).toEqual(['idle']);
  });
});
