import { contract } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { blockItems } from '../../../test/blocking.ts';
import { buildItem } from '../../../test/factories/item.ts';
import type { TestLogin } from '../../../test/factories/seller.ts';
import { holdWriters } from '../../../test/held-writers.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { useUnsentRuns } from '../../../test/unsent-runs.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

/*
 * A run whose listings the seller changes in another way in the meantime still ends with an outcome for each listing.
 */

const database = useTestDatabase();
const runs = useUnsentRuns(database);
const { listener, as, paramsOf, prepared, confirm, carryOut, started, getRun, outcomesOf } = runs;
const { listingOn, desiredStatesOf, ref, goLive, end } = runs;
const { publishing, pricing, translations } = contract;
let seller: TestLogin;
let account: Account;
let item: Item;

beforeEach(() => {
  ({ seller, account, item } = runs);
});

/** A title of the seller's own for the item. Each item has another one, because equal titles are refused. */
const ownTitle = () => `Zug aus Holz ${item.itemId}`;

describe('a run that a later run overtakes', () => {
  it('is over when its last open listing was ended instead', async () => {
    const listing = await started('list');
    const ending = await started('end');
    expect(await desiredStatesOf('content')).toMatchObject([{ state: 'idle' }]);
    await end(ending);
    expect(await outcomesOf(ending)).toEqual([['ended', 1]]);
    expect(await outcomesOf(listing)).toEqual([['cancelled', 1]]);
    expect((await getRun(listing)).state).toBe('done');
  });

  it('continues when the later run is cancelled', async () => {
    const listing = await started('list');
    const ending = await started('end');
    await as().call(publishing.cancel, { params: paramsOf(ending) });
    expect(await desiredStatesOf('content')).toMatchObject([{ state: 'due', run_id: listing }]);
    expect((await listingOn('DE'))?.state).toBe('Q');
    await goLive(listing);
    expect((await getRun(listing)).state).toBe('done');
    expect(await outcomesOf(listing)).toEqual([['listed', 1]]);
  });

  it('lists nothing if it was cancelled before the later run is', async () => {
    const listing = await started('list');
    const ending = await started('end');
    await runs.cancel(listing);
    expect((await getRun(listing)).state).toBe('cancelling');
    await runs.cancel(ending);
    for (const runId of [listing, ending]) {
      expect(await outcomesOf(runId)).toEqual([['cancelled', 1]]);
      expect((await getRun(runId)).state).toBe('cancelled');
    }
    expect(await listingOn('DE')).toMatchObject({ state: 'N', reason: { code: 'cancelled' } });
    for (const kind of ['content', 'price', 'stock', 'end']) expect(await desiredStatesOf(kind)).toEqual([]);
  });

  it('lists nothing if both are cancelled at once', async () => {
    const listing = await started('list');
    const ending = await started('end');
    // Both cancellations have come to the point of storing their outcomes, or wait for each other.
    const held = await holdWriters(database, 'run_items');
    const both = Promise.all([runs.cancel(listing), runs.cancel(ending)]);
    await held.areWaiting(2);
    await held.release();
    await both;
    for (const runId of [listing, ending]) expect((await getRun(runId)).state).toBe('cancelled');
    expect(await listingOn('DE')).toMatchObject({ state: 'N' });
    expect(await desiredStatesOf('content')).toEqual([]);
  });

  it('is over as well when both end the same listing', async () => {
    const listing = await started('list');
    await goLive(listing);
    const [first, second] = [await started('end'), await started('end')];
    await end(second);
    for (const runId of [first, second]) {
      expect(await outcomesOf(runId)).toEqual([['ended', 1]]);
      expect((await getRun(runId)).state).toBe('done');
    }
  });
});

describe('cancelling a run', () => {
  it('leaves a live listing of the run alone while its title is being changed', async () => {
    const runId = await started('list', ['DE', 'FR']);
    await goLive(runId);
    const new_translations = [{ site: 'DE' as const, translation: ownTitle() }];
    await as().call(translations.update, {
      params: { id: seller.userId, itemId: item.itemId },
      body: { new_translations },
    });
    await as().call(publishing.cancel, { params: paramsOf(runId) });
    expect((await listingOn('DE'))?.state).toBe('L');
    expect((await listingOn('FR'))?.state).toBe('N');
    expect(await desiredStatesOf('content')).toMatchObject([{ state: 'due' }]);
    expect((await outcomesOf(runId)).sort()).toEqual([
      ['cancelled', 1],
      ['listed', 1],
    ]);
  });

  it('twice waits for calls in progress, just like once', async () => {
    const runId = await started('list');
    await database.db
      .updateTable('desired_states')
      .set({ state: 'sending' })
      .where('item_id', '=', item.itemId)
      .where('change_kind', '=', 'content')
      .execute();
    for (let time = 0; time < 2; time += 1) {
      const view = await as().call(publishing.cancel, { params: paramsOf(runId) });
      expect(view).toMatchObject({ state: 'cancelling', finishedAt: null });
    }
    await goLive(runId);
    expect((await getRun(runId)).state).toBe('cancelled');
    expect(await outcomesOf(runId)).toEqual([['listed', 1]]);
  });
});

describe('the seller’s decisions after the preparation', () => {
  it('hold an item that has been blocked since', async () => {
    const runId = await prepared('list');
    await confirm(runId);
    const { accountId } = account;
    const body = { accountId, itemIds: [item.itemId], blocked: true };
    await blockItems(as(), { id: seller.userId, platform: 'ebay' }, body);
    await carryOut(runId);
    expect((await getRun(runId)).counts).toMatchObject([{ outcome: 'skipped', reason: 'blacklisted_manual', n: 1 }]);
    expect(await listingOn('DE')).toBeUndefined();
  });

  it('are published: the seller’s own price and title replace the prepared ones', async () => {
    const runId = await prepared('list');
    await confirm(runId);
    const prices = [{ site: 'DE' as const, minor: 9_900, enabled: true }];
    await as().call(pricing.setManual, { params: { id: seller.userId, itemId: item.itemId }, body: { prices } });
    const new_translations = [{ site: 'DE' as const, translation: ownTitle() }];
    await as().call(translations.update, {
      params: { id: seller.userId, itemId: item.itemId },
      body: { new_translations },
    });
    await carryOut(runId);
    expect(await listingOn('DE')).toMatchObject({
      state: 'Q',
      title: ownTitle(),
      title_label: 'human',
      price_minor: 9_900,
      price_owner: 'manual',
    });
    expect(await desiredStatesOf('price')).toMatchObject([{ payload: { minor: 9_900, owner: 'manual' } }]);
    expect(await desiredStatesOf('content')).toMatchObject([{ state: 'due', run_id: runId }]);
  });

  it('are part of a retry: with the corrected title, and without a blocked item', async () => {
    const runId = await started('list', ['DE', 'FR']);
    const failed = {
      ...ref(runId),
      reason: { code: 'rejected_by_marketplace' as const },
      isLive: false,
      listingId: null,
    };
    await withTransaction(database.db, async (tx) => {
      await tx
        .updateTable('desired_states')
        .set({ state: 'failed' })
        .where('item_id', '=', item.itemId)
        .where('change_kind', '=', 'content')
        .execute();
      await listener.publishFailed?.(tx, account, [failed, { ...failed, listingKey: `${item.sku}-FR`, site: 'FR' }]);
    });
    const new_translations = [{ site: 'DE' as const, translation: ownTitle() }];
    await as().call(translations.update, {
      params: { id: seller.userId, itemId: item.itemId },
      body: { new_translations },
    });
    expect(await listingOn('DE')).toMatchObject({ state: 'F', title: ownTitle() });
    expect(await desiredStatesOf('content')).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);

    const block = { accountId: account.accountId, itemIds: [item.itemId] };
    const at = { id: seller.userId, platform: 'ebay' } as const;
    await blockItems(as(), at, { ...block, blocked: true });
    await as().call(publishing.retry, { params: paramsOf(runId), body: {} });
    expect((await outcomesOf(runId)).map(([outcome]) => outcome)).toEqual(['failed', 'failed']);
    await blockItems(as(), at, { ...block, blocked: false });
    await as().call(publishing.retry, { params: paramsOf(runId), body: {} });
    expect((await outcomesOf(runId)).map(([outcome]) => outcome)).toEqual(['queued', 'queued']);
    expect(await listingOn('DE')).toMatchObject({ state: 'Q', title: ownTitle() });
  });
});

describe('a run on several sites', () => {
  it('is over when two workers settle its last listings at the same time', async () => {
    const elsewhere = await buildItem(database.db, account);
    // Prevents other reasons for the two to wait for each other: neither an item nor a total of the product list is
    // shared.
    await started('list', ['IT']);
    const runId = await started('list', ['DE', 'FR'], [item, elsewhere]);
    const failed = (site: Site, { sku, itemId }: Item) => {
      const reason = { code: 'rejected_by_marketplace' as const, params: { message: 'No.' } };
      return { listingKey: `${sku}-${site}`, site, itemId, runId, isLive: false, listingId: null, reason };
    };
    let french: Promise<void> | undefined;
    await withTransaction(database.db, async (tx) => {
      await listener.publishFailed?.(tx, account, [failed('DE', item)]);
      french = withTransaction(database.db, async (second) =>
        listener.publishFailed?.(second, account, [failed('FR', elsewhere)]),
      );
      // Whether or not it waits for this one, it must not finish while the German listing is still queued.
      await Promise.race([french, someoneWaitsForLock()]);
    });
    await french;
    expect(await getRun(runId)).toMatchObject({ state: 'done' });
  });
});

async function someoneWaitsForLock(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
}
