import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, history, pricing, publishing, translations } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { decimal, useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { ALL_DRAFTS, countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { takeShippingAway } from '../../../test/shipping.ts';
import { rememberAnswer, translated } from '../../../test/titles.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Sender } from '../dispatch/index.ts';
import { lockRun } from './runs.repository.ts';
import { settleWaitingRunItems } from './waiting-run-items.repository.ts';

/* After a consent: the seller changes titles and prices of live listings, a part of a run fails, or a run is cancelled. */

const SELLER = 'demo-shop-uk';

const database = useTestDatabase();
const sandbox = useTestSandbox({ only: { singles: 26, varied: 4 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 26, varied: 4 });
const itemAt = (index: number): number => shop.itemIds[index] ?? 0;
const { runs, live, product, raisePrices, expectCountsKept } = shop;

let sender: Sender;
beforeAll(() => {
  sender = server.startSender();
});

describe('live listings follow changes', () => {
  let listed: number;
  beforeAll(async () => {
    const { runId } = await runs.carryOut(await runs.prepare('list', shop.itemIds.slice(0, 3), ['US']));
    listed = countOf(await runs.finished(runId), { outcome: 'listed' });
    expect(listed).toBe(3);
  });
  const settled = (check: () => Promise<void>) => eventually(check);
  const listingOf = async (itemId: number, site: Site) => {
    const { sku, listings } = await product(itemId);
    return { sku: `${sku}-${site}`, listing: listings.find((one) => one.site === site) };
  };
  const setPrice = (itemId: number, minor: number | null) =>
    server.as(shop.owner).call(pricing.setManual, {
      params: { id: shop.owner.userId, itemId },
      body: {
        prices: [minor === null ? { site: 'US', enabled: false } : { site: 'US', minor, enabled: true }],
        expected: 1,
      },
    });

  it('of a manual title, and return to the automatic one when that is removed', async () => {
    const itemId = itemAt(0);
    const { sku, listing } = await listingOf(itemId, 'US');
    const write = (translation: string) =>
      server.as(shop.owner).call(translations.update, {
        params: { id: shop.owner.userId, itemId },
        body: { new_translations: [{ site: 'US', translation }] },
      });
    await write('Written by hand for the tests');
    await settled(async () => expect((await live('US')).get(sku)?.title).toBe('Written by hand for the tests'));
    await settled(async () =>
      expect((await listingOf(itemId, 'US')).listing).toMatchObject({
        state: 'L',
        title: 'Written by hand for the tests',
        titleLabel: 'human',
        itemId: listing?.itemId,
      }),
    );
    await write('');
    await settled(async () => expect((await live('US')).get(sku)?.title).toBe(listing?.title));
  });

  it('to a manual price, which a new rule leaves unchanged while it changes the others', async () => {
    const [byHand, byRule] = [itemAt(1), itemAt(2)];
    const before = await listingOf(byRule, 'US');
    const { sku } = await listingOf(byHand, 'US');
    await setPrice(byHand, 12_345);
    await settled(async () => expect((await live('US')).get(sku)?.price).toBe('123.45'));

    const changedListings = await raisePrices('US');
    expect(changedListings).toBe(listed - 1);
    const { listing } = await listingOf(byRule, 'US');
    expect(listing?.price?.minor).not.toBe(before.listing?.price?.minor);
    expect(listing).toMatchObject({ priceOwner: 'rule', priceBreakdown: { increase: '20 %', neat: false } });
    expect((await listingOf(byHand, 'US')).listing).toMatchObject({
      price: { minor: 12_345, currency: 'USD' },
      priceOwner: 'manual',
      manualPriceEnabled: true,
    });
    await settled(async () => {
      const rows = await live('US');
      expect(rows.get(before.sku)?.price).toBe(decimal(listing?.price));
      expect(rows.get(sku)?.price).toBe('123.45');
    });
  });

  it('of the price at home, except with a manual price', async () => {
    const [byHand, byRule] = [itemAt(1), itemAt(2)];
    const moved = await product(byRule);
    const kept = await product(byHand);
    for (const { sku } of [moved, kept])
      await sandbox.control('listings/change', { seller: SELLER, sku, price: '20.00' });
    await shop.importAgain();
    const { sku, listing } = await listingOf(byRule, 'US');
    expect(listing).toMatchObject({ priceBreakdown: { source: { minor: 2_000, currency: 'GBP' }, increase: '20 %' } });
    expect(listing?.price).toEqual(listing?.priceBreakdown?.final);
    expect((await listingOf(byHand, 'US')).listing).toMatchObject({ price: { minor: 12_345 }, isStale: true });
    await settled(async () => {
      const rows = await live('US');
      expect(rows.get(sku)?.price).toBe(decimal(listing?.price));
      expect(rows.get(`${kept.sku}-US`)?.price).toBe('123.45');
    });

    await setPrice(byHand, null);
    const ruled = (await listingOf(byHand, 'US')).listing;
    expect(ruled).toMatchObject({ priceOwner: 'rule', priceBreakdown: { source: { minor: 2_000 } } });
    await settled(async () => expect((await live('US')).get(`${kept.sku}-US`)?.price).toBe(decimal(ruled?.price)));
    await expectCountsKept();
  });
});

describe('a run in which some listings fail', () => {
  it('states the reason, and resends only the failed ones, with the seller’s corrections', async () => {
    const some = shop.itemIds.slice(3, 9);
    const run = await runs.prepare('list', some, ['IT', 'IE']);
    const expected = countOf(run, { verdict: 'draft', site: 'IT' }) + countOf(run, { verdict: 'ready', site: 'IT' });
    expect(expected).toBeGreaterThan(2);
    const shipping = await takeShippingAway(sandbox, SELLER, 'EBAY_IT');
    await runs.carryOut(run);
    const failed = await runs.finished(run.runId);
    const reason = 'rejected_by_marketplace' as const;
    expect(countOf(failed, { site: 'IT', outcome: 'failed', reason })).toBe(expected);
    expect(countOf(failed, { site: 'IE', outcome: 'failed' })).toBe(0);
    const [runItem] = await runs.runItems(run.runId, { outcome: 'failed' });
    expect(runItem?.reasonParams.message).toEqual(expect.any(String));
    expect((await product(runItem?.itemId ?? 0)).translations.IT).toMatchObject({ state: 'F', isListed: false });
    await expectCountsKept();

    const others = (await live('IE')).size;
    await shipping.giveBack();
    await raisePrices('IT');
    await server.as(shop.owner).call(accounts.checkReadiness, {
      params: { id: shop.owner.userId, accountId: shop.accountId },
    });
    const otherReason = { params: runs.params(run.runId), body: { reason: 'out_of_stock' } } as const;
    expect(countOf(await server.as(shop.owner).call(publishing.retry, otherReason), { outcome: 'failed' })).toBe(
      expected,
    );
    const again = { params: runs.params(run.runId), body: { reason } };
    expect(await server.as(shop.owner).call(publishing.retry, again)).toMatchObject({
      state: 'running',
      finishedAt: null,
    });
    const done = await runs.finished(run.runId);
    expect(countOf(done, { site: 'IT', outcome: 'listed', reason: null })).toBe(expected);
    expect(countOf(done, { outcome: 'failed' })).toBe(0);
    expect([(await live('IT')).size, (await live('IE')).size]).toEqual([expected, others]);
    const mended = await product(runItem?.itemId ?? 0);
    expect(mended.listedIn).toContain('IT');
    const listing = mended.listings.find(({ site }) => site === 'IT');
    expect(listing?.priceBreakdown?.increase).toBe('20 %');
    expect((await live('IT')).get(`${mended.sku}-IT`)?.price).toBe(decimal(listing?.price));
    await expectCountsKept();
  });
});

describe('a run that reaches the selling limit', () => {
  const retry = (runId: number, body: { reason?: 'selling_limit_reached' }) =>
    server.as(shop.owner).call(publishing.retry, { params: runs.params(runId), body });

  it('reports the limit, and resends those listings only when the seller asks for it', async () => {
    const run = await runs.prepare('list', shop.itemIds.slice(3, 6), ['AU']);
    const expected = countOf(run, { verdict: 'draft' }) + countOf(run, { verdict: 'ready' });
    expect(expected).toBeGreaterThan(0);
    await sandbox.control('faults', { kind: 'selling-limit', operation: '*ublish*', seller: SELLER });
    await runs.carryOut(run);
    const failed = await runs.finished(run.runId);
    const reason = 'selling_limit_reached' as const;
    expect(countOf(failed, { outcome: 'failed', reason, fix: 'raise_limit' })).toBe(expected);
    const [runItem] = await runs.runItems(run.runId, { outcome: 'failed', reason });
    expect(runItem?.reasonParams).toMatchObject({ code: '25026' });
    expect((await product(runItem?.itemId ?? 0)).listings.find(({ site }) => site === 'AU')).toMatchObject({
      state: 'F',
      reason: { code: reason },
    });

    await sandbox.clearFaults();
    expect(countOf(await retry(run.runId, {}), { outcome: 'failed', reason })).toBe(expected);
    await retry(run.runId, { reason });
    expect(countOf(await runs.finished(run.runId), { outcome: 'listed', reason: null })).toBe(expected);
    await expectCountsKept();
  });
});

describe('a run that is cancelled', () => {
  const cancel = (runId: number) => server.as(shop.owner).call(publishing.cancel, { params: runs.params(runId) });

  const lastOfHistory = async () => {
    const query = { about: 'business' as const, limit: 1 };
    const { list } = await server.as(shop.owner).call(history.list, { params: { id: shop.owner.userId }, query });
    return list[0];
  };

  it('before its confirmation is never carried out', async () => {
    const run = await runs.prepare('list', shop.itemIds.slice(0, 3), ['FR', 'UK']);
    const discarded = await cancel(run.runId);
    expect(discarded).toMatchObject({ state: 'cancelled', confirmedAt: null, finishedAt: expect.any(String) });
    expect(countOf(discarded, { outcome: 'waiting' })).toBe(0);
    expect(countOf(discarded, { site: 'FR', outcome: 'cancelled', reason: 'discarded', fix: 'prepare_again' })).toBe(3);
    expect(countOf(discarded, { site: 'UK', outcome: 'skipped', reason: 'home_site' })).toBe(3);
    expect(await runs.runItems(run.runId, { outcome: 'cancelled' })).toHaveLength(3);
    expect(await runs.runItems(run.runId, { outcome: 'waiting' })).toEqual([]);
    expect(await lastOfHistory()).toMatchObject({ field: 'unsent', after: 3, why: 'run_discarded' });
    await expectCountsKept();
    const params = runs.params(run.runId);
    const confirm = { params, body: { ...ALL_DRAFTS, expected: 3 } };
    expect(await server.as(shop.owner).refused(publishing.confirm, confirm)).toMatchObject({
      error: 'run_not_prepared',
    });
    expect(await server.as(shop.owner).refused(publishing.retry, { params, body: {} })).toMatchObject({
      error: 'run_not_prepared',
    });
    expect(await server.as(shop.owner).refused(publishing.cancel, { params })).toMatchObject({ error: 'run_finished' });
  });

  it('during its preparation keeps what is prepared and stops', async () => {
    const { runId } = await runs.create('list', shop.itemIds, ['FR']);
    await cancel(runId);
    await server.runJob('publishing.prepare', { userId: shop.owner.userId, runId });
    expect(await runs.get(runId)).toMatchObject({ state: 'cancelled', itemsPrepared: 0, counts: [] });
  });

  it('before anything was sent withdraws all of it', async () => {
    await sender.stop();
    const run = await runs.prepare('list', shop.itemIds.slice(0, 5), ['FR']);
    await runs.carryOut(run);
    const cancelled = await cancel(run.runId);
    expect(cancelled).toMatchObject({ state: 'cancelled', finishedAt: expect.any(String) });
    const consented = countOf(run, { verdict: 'draft' }) + countOf(run, { verdict: 'ready' });
    expect(countOf(cancelled, { outcome: 'cancelled' })).toBe(consented);
    expect(await lastOfHistory()).toMatchObject({ field: 'unsent', after: consented, why: 'run_stopped' });
    sender = server.startSender();
    expect((await product(itemAt(0))).translations.FR?.state ?? 'N').toBe('N');
    await expectCountsKept();
  });

  it('before it has reached all of its listings leaves none of them waiting', async () => {
    const [first = 0] = shop.itemIds;
    const { title, brand } = await shop.product(first);
    const said = `${await translated(sandbox.url, title, 'de')} Titel Titel Titel`;
    await rememberAnswer(database.db, shop.owner.userId, { title, said, ...(brand ? { brand } : {}) });
    const run = await runs.prepare('list', shop.itemIds, ['FR', 'DE', 'UK']);
    const going = countOf(run, { verdict: 'ready' });
    const leftOut = countOf(run, { verdict: 'draft' });
    expect(Math.min(going, leftOut)).toBeGreaterThan(0);
    const body = { allowDrafts: false, expected: going };
    await server.as(shop.owner).call(publishing.confirm, { params: runs.params(run.runId), body });
    const stopped = await cancel(run.runId);
    expect(stopped).toMatchObject({ state: 'cancelled', finishedAt: expect.any(String) });
    expect(countOf(stopped, { outcome: 'waiting' })).toBe(0);
    expect(countOf(stopped, { outcome: 'cancelled', reason: 'cancelled' })).toBe(going);
    expect(countOf(stopped, { verdict: 'draft', outcome: 'skipped', reason: 'drafts_not_allowed' })).toBe(leftOut);
    expect(countOf(stopped, { site: 'UK', outcome: 'skipped', reason: 'home_site' })).toBe(shop.itemIds.length);
    await expectCountsKept();
  });

  it('cancels the rest step by step, so that a large run blocks nobody', async () => {
    const { userId } = shop.owner;
    const { runId } = await runs.prepare('list', shop.itemIds.slice(0, 3), ['FR']);
    const step = () =>
      withTransaction(database.db, async (tx) => {
        const run = await lockRun(tx, userId, runId);
        return run && settleWaitingRunItems(tx, run, 'discarded', 2);
      });
    expect([await step(), await step(), await step()]).toEqual([2, 1, 0]);
    expect(countOf(await runs.get(runId), { outcome: 'cancelled', reason: 'discarded' })).toBe(3);
    await expectCountsKept();
  });

  it('while it is being sent settles what was sent and withdraws the rest', async () => {
    const some = shop.itemIds.slice(9);
    const run = await runs.prepare('list', some, ['FR', 'ES']);
    await sandbox.control('faults', { kind: 'slow', operation: 'bulkPublishOffer', seller: SELLER, ms: 1_500 });
    await sender.stop();
    await runs.carryOut(run);
    sender = server.startSender();
    await eventually(async () => {
      const { rows } = await database.pool.query(
        "select from listings where user_id = $1 and run_id = $2 and state = 'P' limit 1",
        [shop.owner.userId, run.runId],
      );
      expect(rows).toHaveLength(1);
    });
    const cancelling = await cancel(run.runId);
    expect(cancelling).toMatchObject({ state: 'cancelling', finishedAt: null });
    expect(await cancel(run.runId)).toMatchObject({ state: 'cancelling', finishedAt: null });
    await sandbox.clearFaults();
    const cancelled = await runs.finished(run.runId);
    expect(cancelled.state).toBe('cancelled');
    expect(countOf(cancelled, { outcome: 'queued' })).toBe(0);
    const listed = await runs.runItems(run.runId, { outcome: 'listed' });
    expect(listed.length).toBeGreaterThan(0);
    const units = (await Promise.all(listed.map(({ itemId }) => product(itemId)))).flatMap(({ units: all }) => all);
    expect((await live('FR')).size + (await live('ES')).size).toBe(units.length);
    await expectCountsKept();
  });
});
