import { createEbayConnector } from '@quayside/connector-ebay';
import { accounts, imports, pricing, products, publishing, translations } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { type LiveRow, liveRows } from '../../../test/live-rows.ts';
import { ALL_DRAFTS, countOf, countsKeptAndCounted, driveRuns } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { takeShippingAway } from '../../../test/shipping.ts';
import type { Sender } from '../dispatch/index.ts';

/** One shop and its listings go through these tests from the first to the last. */
const SELLER = 'demo-shop-uk';
const SINGLES = 34;
const VARIED = 6;
const ITEMS = SINGLES + VARIED;
/** Some drafts lie above it and some below. */
const THRESHOLD = 80;
/** For what the sender does by the way; a busy machine takes a tenth of it. */
const PATIENCE_MS = 15_000;

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

let owner: TestLogin;
let accountId: number;
/** Some of the shop's: the first have no variants. */
let itemIds: number[];
let sender: Sender;
const runs = driveRuns(server, () => ({ owner, accountId }));

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, SELLER);
  await importShop();
  const some = async (isVaried: boolean, limit: number) =>
    database.pool.query<{ item_id: number }>(
      'select item_id from items where user_id = $1 and has_variants = $2 order by item_id limit $3',
      [owner.userId, isVaried, limit],
    );
  const found = [...(await some(false, SINGLES)).rows, ...(await some(true, VARIED)).rows];
  itemIds = found.map((row) => row.item_id);
});

async function importShop(): Promise<void> {
  const params = { id: owner.userId };
  const { list } = await server.as(owner).call(imports.list, { params, query: {} });
  const open = list.find(({ finishedAt }) => finishedAt === null);
  const { importId } = open ?? (await server.as(owner).call(imports.create, { params, body: { accountId } }));
  await server.runJob('sync.import', { userId: owner.userId, importId });
}

const live = async (site: Site): Promise<Map<string, LiveRow>> =>
  new Map((await liveRows(sandbox, SELLER, site)).map((row) => [row.sku, row]));
const product = (itemId: number) =>
  server.as(owner).call(products.get, { params: { id: owner.userId, platform: 'ebay', itemId } });
const itemAt = (index: number): number => itemIds[index] ?? 0;
const decimal = (price: { minor: number } | null | undefined) => ((price?.minor ?? 0) / 100).toFixed(2);
/** A rule of 20 % without neat prices. @returns how many live listings it moves, as the seller is told */
async function raisePrices(site: Site): Promise<number> {
  const rule = { site, is_pricing_enabled: true, price_increase: 2_000, increase_type: 'percent' as const };
  const { changedListings } = await server.as(owner).call(pricing.updateConfig, {
    params: { id: owner.userId, platform: 'ebay' },
    query: { accountId },
    body: { rules: [{ ...rule, neat_prices: false }] },
  });
  await server.runJob('publishing.reprice', { userId: owner.userId, accountId, sites: [site] });
  return changedListings;
}
const consistent = async () => {
  const { kept, counted } = await countsKeptAndCounted(database, owner.userId);
  expect(kept).toEqual(counted);
};

describe('a run', () => {
  const body = () => ({ kind: 'list' as const, selection: { accountId }, sites: ['DE' as const] });
  const params = () => ({ id: owner.userId });

  it('is for those who may change this seller’s listings', async () => {
    const viewer = await buildLogin(database.db, owner.userId, { role: 'viewer' });
    const stranger = await buildOwner(database.db);
    const input = { params: params(), body: body() };
    expect(await server.as().refused(publishing.create, input)).toMatchObject({ status: 401, error: 'unauthorized' });
    expect(await server.as(viewer).refused(publishing.create, input)).toMatchObject({ status: 403 });
    expect(await server.as(stranger).refused(publishing.create, input)).toMatchObject({
      status: 403,
      error: 'foreign_user',
    });
    const foreignAccount = { params: { id: stranger.userId }, body: body() };
    expect(await server.as(stranger).refused(publishing.create, foreignAccount)).toMatchObject({
      status: 404,
      error: 'account_not_found',
    });
  });

  it('needs items, and sites that its platform has', async () => {
    const amazon = await buildAccount(database.db, owner.userId, { platform: 'amazon' });
    const refused = async (given: object) =>
      (await server.as(owner).refused(publishing.create, { params: params(), body: { ...body(), ...given } })).error;
    expect(await refused({ sites: [] })).toBe('invalid_request');
    expect(await refused({ sites: ['XX'] })).toBe('invalid_request');
    expect(await refused({ selection: { accountId, itemIds: [] } })).toBe('nothing_selected');
    expect(await refused({ selection: { accountId, itemIds: [987_654_321] } })).toBe('nothing_selected');
    expect(await refused({ selection: { accountId: amazon.accountId }, sites: ['US'] })).toBe('site_not_supported');
    expect((await server.as(owner).call(publishing.list, { params: params(), query: {} })).list).toEqual([]);
  });

  it('of somebody else is as unknown as one that never was', async () => {
    const { runId } = await runs.create('list', itemIds.slice(0, 1), ['DE']);
    const stranger = await buildOwner(database.db);
    const consent = { ...ALL_DRAFTS, expected: 1 };
    for (const [login, id] of [
      [stranger, runId],
      [owner, 987_654_321],
    ] as const) {
      const at = { params: { id: login.userId, runId: id } };
      const cell = { params: { ...at.params, itemId: itemIds[0], site: 'DE' } };
      const answers = [
        await server.as(login).refused(publishing.get, at),
        await server.as(login).refused(publishing.listCells, at),
        await server.as(login).refused(publishing.preview, cell),
        await server.as(login).refused(publishing.confirm, { ...at, body: consent }),
        await server.as(login).refused(publishing.cancel, at),
        await server.as(login).refused(publishing.retry, { ...at, body: {} }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, error: 'run_not_found' });
    }
    expect(await runs.get(runId)).toMatchObject({ state: 'preparing' });
  });
});

/** The run that is carried out, from its preparation to the live listings. */
let listRun: number;

describe('a run that is prepared', () => {
  const confirm = (given: object = {}) => ({
    params: runs.params(listRun),
    body: { allowDrafts: true, coverageThreshold: THRESHOLD, expected: 1, ...given },
  });

  it('can not be confirmed before', async () => {
    listRun = (await runs.create('list', itemIds, ['DE', 'US', 'UK'])).runId;
    expect(await server.as(owner).refused(publishing.confirm, confirm())).toMatchObject({ error: 'run_not_prepared' });
  });

  it('has a verdict on each item on each site', async () => {
    await server.runJob('publishing.prepare', { userId: owner.userId, runId: listRun });
    const run = await runs.get(listRun);
    expect(run).toMatchObject({ state: 'prepared', itemsTotal: ITEMS, itemsPrepared: ITEMS });
    expect(countOf(run)).toBe(ITEMS * 3);
    expect(countOf(run, { site: 'UK', verdict: 'blocked', reason: 'home_site' })).toBe(ITEMS);
    for (const site of ['DE', 'US'] as const) {
      expect(countOf(run, { site })).toBe(ITEMS);
      expect(countOf(run, { site, verdict: 'ready' }) + countOf(run, { site, verdict: 'draft' })).toBeGreaterThan(20);
    }
    await consistent();
  });

  it('stays as it is when it is prepared once more', async () => {
    const before = await runs.get(listRun);
    await server.runJob('publishing.prepare', { userId: owner.userId, runId: listRun });
    expect(await runs.get(listRun)).toEqual(before);
  });

  it('shows its listings page by page, and by what they have in common', async () => {
    const run = await runs.get(listRun);
    const all = await runs.cells(listRun);
    expect(new Set(all.map(({ itemId, site }) => `${itemId}/${site}`)).size).toBe(ITEMS * 3);
    expect(all).toHaveLength(ITEMS * 3);

    const query = { limit: 7 };
    const first = await server.as(owner).call(publishing.listCells, { params: runs.params(listRun), query });
    const next = { ...query, cursor: first.nextCursor ?? '' };
    const second = await server.as(owner).call(publishing.listCells, { params: runs.params(listRun), query: next });
    expect([...first.list, ...second.list]).toEqual(all.slice(0, 14));

    for (const { site, verdict, reason } of run.counts) {
      const filter = { site, verdict, ...(reason ? { reason } : {}) };
      expect(await runs.cells(listRun, filter)).toHaveLength(
        countOf(run, reason ? { site, verdict, reason } : { site, verdict }),
      );
    }
    expect(await runs.cells(listRun, { outcome: 'listed' })).toEqual([]);
  });

  it('shows a listing as its buyer will see it', async () => {
    const [cell] = await runs.cells(listRun, { site: 'DE', verdict: 'draft' });
    if (!cell) throw new Error('There is no draft');
    const params = { ...runs.params(listRun), itemId: cell.itemId, site: cell.site };
    const preview = await server.as(owner).call(publishing.preview, { params });
    expect(preview).toMatchObject({ ...cell, units: [{ price: cell.price }] });
    expect(preview.price?.currency).toBe('EUR');
    expect(preview.attributes).toHaveProperty('Marke');
    expect(preview.description).toContain('Originalbeschreibung');
    expect(preview.priceBreakdown?.final).toEqual(cell.price);
    const elsewhere = { params: { ...params, site: 'FR' } };
    expect(await server.as(owner).refused(publishing.preview, elsewhere)).toMatchObject({ error: 'listing_not_found' });
  });

  it('has sent nothing', async () => {
    expect((await live('DE')).size + (await live('US')).size).toBe(0);
  });

  it('is carried out for exactly the number that the seller saw', async () => {
    const drafts = (await runs.get(listRun)).counts.filter((c) => c.verdict === 'draft' && c.coverageStep >= THRESHOLD);
    const expected = drafts.reduce((sum, { n }) => sum + n, countOf(await runs.get(listRun), { verdict: 'ready' }));
    const refused = await server.as(owner).refused(publishing.confirm, confirm({ expected: expected + 1 }));
    expect(refused).toMatchObject({ status: 409, error: 'run_changed' });
    expect(refused.error_description).toContain(` ${expected}.`);
    expect(await runs.get(listRun)).toMatchObject({ state: 'prepared', confirmedAt: null });

    const confirmed = await server.as(owner).call(publishing.confirm, confirm({ expected }));
    expect(confirmed).toMatchObject({ state: 'confirmed', allowDrafts: true, coverageThreshold: THRESHOLD });
  });

  it('is not carried out twice by a second confirm', async () => {
    const before = await runs.get(listRun);
    const again = await server.as(owner).call(publishing.confirm, confirm({ allowDrafts: false, expected: 9 }));
    expect(again).toEqual(before);
    const { rows } = await database.pool.query(
      `select (select count(*)::int from jobs.job where name = 'publishing.carry-out') as jobs,
         (select count(*)::int from history where user_id = $1 and field = 'consent') as consents`,
      [owner.userId],
    );
    expect(rows).toEqual([{ jobs: 1, consents: 1 }]);
  });
});

describe('a run that is carried out', () => {
  it('ends with an outcome for each listing, as the seller consented', async () => {
    sender = server.startSender();
    await server.runJob('publishing.carry-out', { userId: owner.userId, runId: listRun });
    const run = await runs.finished(listRun);
    expect(run).toMatchObject({ state: 'done', pausedReason: null });
    expect(countOf(run)).toBe(ITEMS * 3);
    const gone = run.counts.filter(({ outcome }) => outcome === 'waiting' || outcome === 'queued');
    expect(gone).toEqual([]);
    for (const count of run.counts) {
      const isConsented = count.verdict === 'ready' || (count.verdict === 'draft' && count.coverageStep >= THRESHOLD);
      expect(count).toMatchObject({ outcome: isConsented ? 'listed' : 'skipped' });
      if (count.verdict === 'draft' && !isConsented) expect(count.reason).toBe('coverage_too_low');
    }
    await consistent();
  });

  it.each(['DE', 'US'] as const)('shows on %s what was prepared', async (site) => {
    const cells = await runs.cells(listRun, { site, outcome: 'listed' });
    const rows = await live(site);
    const found = await Promise.all(cells.map(async (cell) => ({ cell, detail: await product(cell.itemId) })));
    expect(rows.size).toBe(found.reduce((sum, { detail }) => sum + detail.units.length, 0));
    for (const { cell, detail } of found) {
      const listing = detail.listings.find((one) => one.site === site);
      expect(listing).toMatchObject({ state: 'L', isListed: true, title: cell.title, price: cell.price });
      expect(detail.listedIn).toContain(site);
      expect(detail.translations[site]).toMatchObject({ state: 'L', price: cell.price });
      for (const unit of detail.units) {
        const row = rows.get(`${unit.sku}-${site}`);
        expect(row).toMatchObject({ title: cell.title, quantity: unit.available, itemId: listing?.itemId });
        if (detail.units.length === 1) expect(row?.price).toBe(decimal(cell.price));
      }
    }
  });

  it('changes nothing when its job runs once more', async () => {
    const before = [await runs.get(listRun), [...(await live('DE')).values()]];
    await server.runJob('publishing.carry-out', { userId: owner.userId, runId: listRun });
    expect([await runs.get(listRun), [...(await live('DE')).values()]]).toEqual(before);
  });

  it('is over: it can not be cancelled', async () => {
    const refused = await server.as(owner).refused(publishing.cancel, { params: runs.params(listRun) });
    expect(refused).toMatchObject({ status: 409, error: 'run_finished' });
  });

  it('leaves out drafts where the seller did not allow them, and says so', async () => {
    const run = await runs.prepare('list', itemIds, ['DE', 'CA']);
    expect(countOf(run, { site: 'DE', reason: 'already_listed' })).toBe(
      (await runs.cells(listRun, { site: 'DE', outcome: 'listed' })).length,
    );
    const drafts = countOf(run, { verdict: 'draft' });
    expect(drafts).toBeGreaterThan(0);
    await runs.carryOut(run, { allowDrafts: false, coverageThreshold: 0 });
    const done = await runs.finished(run.runId);
    expect(countOf(done, { verdict: 'draft', outcome: 'skipped', reason: 'drafts_not_allowed' })).toBe(drafts);
    expect(countOf(done, { outcome: 'listed' })).toBe(countOf(run, { verdict: 'ready' }));
    await consistent();
  });
});

describe('what is live follows the seller', () => {
  const settled = (check: () => Promise<void>) => eventually(check, PATIENCE_MS);
  const listingOf = async (itemId: number, site: Site) => {
    const { sku, listings } = await product(itemId);
    return { sku: `${sku}-${site}`, listing: listings.find((one) => one.site === site) };
  };
  const setPrice = (itemId: number, minor: number, enabled = true) =>
    server.as(owner).call(pricing.setManual, {
      params: { id: owner.userId, x: itemId },
      body: { prices: [{ site: 'US', minor, enabled }] },
    });

  it('with a title by hand, and back to the automatic one without it', async () => {
    const itemId = itemAt(0);
    const { sku, listing } = await listingOf(itemId, 'US');
    const write = (translation: string) =>
      server.as(owner).call(translations.update, {
        params: { id: owner.userId, a: itemId },
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

  it('with a price by hand, which a new rule leaves alone while it moves the others', async () => {
    const [byHand, byRule] = [itemAt(1), itemAt(2)];
    const before = await listingOf(byRule, 'US');
    const { sku } = await listingOf(byHand, 'US');
    await setPrice(byHand, 12_345);
    await settled(async () => expect((await live('US')).get(sku)?.price).toBe('123.45'));

    const changedListings = await raisePrices('US');
    expect(changedListings).toBe((await runs.cells(listRun, { site: 'US', outcome: 'listed' })).length);
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

  it('with a price at home, which a price by hand does not follow', async () => {
    const [byHand, byRule] = [itemAt(1), itemAt(2)];
    const moved = await product(byRule);
    const kept = await product(byHand);
    for (const { sku } of [moved, kept])
      await sandbox.control('listings/change', { seller: SELLER, sku, price: '20.00' });
    await importShop();
    const { sku, listing } = await listingOf(byRule, 'US');
    expect(listing).toMatchObject({ priceBreakdown: { source: { minor: 2_000, currency: 'GBP' }, increase: '20 %' } });
    expect(listing?.price).toEqual(listing?.priceBreakdown?.final);
    expect((await listingOf(byHand, 'US')).listing).toMatchObject({ price: { minor: 12_345 }, isStale: true });
    await settled(async () => {
      const rows = await live('US');
      expect(rows.get(sku)?.price).toBe(decimal(listing?.price));
      expect(rows.get(`${kept.sku}-US`)?.price).toBe('123.45');
    });

    await setPrice(byHand, 12_345, false);
    const ruled = (await listingOf(byHand, 'US')).listing;
    expect(ruled).toMatchObject({ priceOwner: 'rule', priceBreakdown: { source: { minor: 2_000 } } });
    await settled(async () => expect((await live('US')).get(`${kept.sku}-US`)?.price).toBe(decimal(ruled?.price)));
    await consistent();
  });
});

describe('a run of which a part fails', () => {
  it('says why, and sends again only that part, with what the seller mended', async () => {
    const some = itemIds.slice(3, 9);
    const run = await runs.prepare('list', some, ['IT', 'IE']);
    const wished = countOf(run, { verdict: 'draft', site: 'IT' }) + countOf(run, { verdict: 'ready', site: 'IT' });
    expect(wished).toBeGreaterThan(2);
    const shipping = await takeShippingAway(sandbox, SELLER, 'EBAY_IT');
    await runs.carryOut(run);
    const failed = await runs.finished(run.runId);
    const reason = 'rejected_by_marketplace' as const;
    expect(countOf(failed, { site: 'IT', outcome: 'failed', reason })).toBe(wished);
    expect(countOf(failed, { site: 'IE', outcome: 'failed' })).toBe(0);
    const [cell] = await runs.cells(run.runId, { outcome: 'failed' });
    expect(cell?.reasonParams.message).toEqual(expect.any(String));
    expect((await product(cell?.itemId ?? 0)).translations.IT).toMatchObject({ state: 'F', isListed: false });
    await consistent();

    const others = (await live('IE')).size;
    await shipping.giveBack();
    await raisePrices('IT');
    await server.as(owner).call(accounts.listReadiness, {
      params: { id: owner.userId, accountId },
      query: { refresh: true },
    });
    const otherReason = { params: runs.params(run.runId), body: { reason: 'out_of_stock' } } as const;
    expect(countOf(await server.as(owner).call(publishing.retry, otherReason), { outcome: 'failed' })).toBe(wished);
    const again = { params: runs.params(run.runId), body: { reason } };
    expect(await server.as(owner).call(publishing.retry, again)).toMatchObject({ state: 'running', finishedAt: null });
    const done = await runs.finished(run.runId);
    expect(countOf(done, { site: 'IT', outcome: 'listed', reason: null })).toBe(wished);
    expect(countOf(done, { outcome: 'failed' })).toBe(0);
    expect([(await live('IT')).size, (await live('IE')).size]).toEqual([wished, others]);
    const mended = await product(cell?.itemId ?? 0);
    expect(mended.listedIn).toContain('IT');
    const listing = mended.listings.find(({ site }) => site === 'IT');
    expect(listing?.priceBreakdown?.increase).toBe('20 %');
    expect((await live('IT')).get(`${mended.sku}-IT`)?.price).toBe(decimal(listing?.price));
    await consistent();
  });
});

describe('a run that is cancelled', () => {
  const cancel = (runId: number) => server.as(owner).call(publishing.cancel, { params: runs.params(runId) });

  it('before its confirm is never carried out', async () => {
    const run = await runs.prepare('list', itemIds.slice(0, 3), ['FR']);
    expect(await cancel(run.runId)).toMatchObject({ state: 'cancelled', finishedAt: expect.any(String) });
    const params = runs.params(run.runId);
    const confirm = { params, body: { ...ALL_DRAFTS, expected: 3 } };
    expect(await server.as(owner).refused(publishing.confirm, confirm)).toMatchObject({ error: 'run_not_prepared' });
    expect(await server.as(owner).refused(publishing.retry, { params, body: {} })).toMatchObject({
      error: 'run_not_prepared',
    });
    expect(await server.as(owner).refused(publishing.cancel, { params })).toMatchObject({ error: 'run_finished' });
  });

  it('while it is prepared stays as far as it was', async () => {
    const { runId } = await runs.create('list', itemIds, ['FR']);
    await cancel(runId);
    await server.runJob('publishing.prepare', { userId: owner.userId, runId });
    expect(await runs.get(runId)).toMatchObject({ state: 'cancelled', itemsPrepared: 0, counts: [] });
  });

  it('before anything has left takes all of it back', async () => {
    await sender.stop();
    const run = await runs.prepare('list', itemIds.slice(0, 5), ['FR']);
    await runs.carryOut(run);
    const cancelled = await cancel(run.runId);
    expect(cancelled).toMatchObject({ state: 'cancelled', finishedAt: expect.any(String) });
    expect(countOf(cancelled, { outcome: 'cancelled' })).toBe(
      countOf(run, { verdict: 'draft' }) + countOf(run, { verdict: 'ready' }),
    );
    sender = server.startSender();
    expect((await product(itemAt(0))).translations.FR?.state ?? 'N').toBe('N');
    await consistent();
  });

  it('while it is sent lets arrive what has left, and takes back the rest', async () => {
    const some = itemIds.slice(9, ITEMS);
    const run = await runs.prepare('list', some, ['FR', 'ES']);
    await sandbox.control('faults', { kind: 'slow', operation: 'bulkPublishOffer', seller: SELLER, ms: 1_500 });
    await sender.stop();
    await runs.carryOut(run);
    sender = server.startSender();
    await eventually(async () => {
      const { rows } = await database.pool.query(
        "select from listings where user_id = $1 and run_id = $2 and state = 'P' limit 1",
        [owner.userId, run.runId],
      );
      expect(rows).toHaveLength(1);
    }, PATIENCE_MS);
    const cancelling = await cancel(run.runId);
    expect(cancelling).toMatchObject({ state: 'cancelling', finishedAt: null });
    expect(await cancel(run.runId)).toMatchObject({ state: 'cancelling', finishedAt: null });
    await sandbox.clearFaults();
    const cancelled = await runs.finished(run.runId);
    expect(cancelled.state).toBe('cancelled');
    expect(countOf(cancelled, { outcome: 'queued' })).toBe(0);
    const listed = await runs.cells(run.runId, { outcome: 'listed' });
    expect(listed.length).toBeGreaterThan(0);
    const units = (await Promise.all(listed.map(({ itemId }) => product(itemId)))).flatMap(({ units: all }) => all);
    expect((await live('FR')).size + (await live('ES')).size).toBe(units.length);
    await consistent();
  });
});

describe('a run that ends listings', () => {
  it('ends everything that Quayside created, and nothing at home', async () => {
    const home = (await live('UK')).size;
    const sites = ['DE', 'US', 'CA', 'IT', 'IE', 'FR', 'ES'] as const;
    const run = await runs.prepare('end', null, sites);
    const { rows } = await database.pool.query(
      "select count(*)::int as n from listings where user_id = $1 and state = 'L'",
      [owner.userId],
    );
    expect(countOf(run, { verdict: 'ready' })).toBe(rows[0].n);
    await runs.carryOut(run);
    const done = await runs.finished(run.runId);
    expect(countOf(done, { outcome: 'ended' })).toBe(rows[0].n);
    for (const site of sites) expect((await live(site)).size).toBe(0);
    expect((await live('UK')).size).toBe(home);
    expect(await product(itemAt(0))).toMatchObject({
      listedIn: [],
      translations: { DE: { state: 'E', isListed: false } },
    });
    await consistent();
  });

  it('has nothing to do where nothing is live', async () => {
    const run = await runs.prepare('end', null, ['DE']);
    expect(run).toMatchObject({ state: 'prepared', counts: [] });
    const confirm = { params: runs.params(run.runId), body: { ...ALL_DRAFTS, expected: 1 } };
    expect(await server.as(owner).refused(publishing.confirm, confirm)).toMatchObject({ error: 'run_changed' });
  });
});
