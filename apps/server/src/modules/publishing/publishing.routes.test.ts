import { createEbayConnector } from '@quayside/connector-ebay';
import { type HistorySubject, history, publishing } from '@quayside/contract';
import { listingKeyOf } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { decimal, useEbayShop } from '../../../test/ebay-shop.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildLogin, buildOwner } from '../../../test/factories/seller.ts';
import { ALL_DRAFTS, countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { rememberAnswer, translated } from '../../../test/titles.ts';

const SELLER = 'demo-shop-uk';
const SINGLES = 6;
const VARIED = 2;
const ITEMS = SINGLES + VARIED;

/** Each test has a shop of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest, only: { singles: SINGLES, varied: VARIED } });
const server = useTestServer(database, { isPerTest, connectors: () => [createEbayConnector(sandbox.ebay)] });
const shop = useEbayShop(
  { database, sandbox, server },
  { isPerTest, seller: SELLER, singles: SINGLES, varied: VARIED },
);
const { runs, live, product, expectCountsKept } = shop;
const itemAt = (index: number): number => shop.itemIds[index] ?? 0;

describe('a run', () => {
  const body = () => ({ kind: 'list' as const, selection: { accountId: shop.accountId }, sites: ['DE' as const] });
  const params = () => ({ id: shop.owner.userId });

  it('is accessible only to those who may change this seller’s listings', async () => {
    const viewer = await buildLogin(database.db, shop.owner.userId, { role: 'viewer' });
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
    const amazon = await buildAccount(database.db, shop.owner.userId, { platform: 'amazon' });
    const refused = async (given: object) =>
      (await server.as(shop.owner).refused(publishing.create, { params: params(), body: { ...body(), ...given } }))
        .error;
    expect(await refused({ sites: [] })).toBe('invalid_request');
    expect(await refused({ sites: ['XX'] })).toBe('invalid_request');
    expect(await refused({ selection: { accountId: shop.accountId, itemIds: [] } })).toBe('nothing_selected');
    expect(await refused({ selection: { accountId: shop.accountId, itemIds: [987_654_321] } })).toBe(
      'item_not_in_selection',
    );
    expect(await refused({ selection: { accountId: amazon.accountId }, sites: ['US'] })).toBe('site_not_supported');
    expect((await server.as(shop.owner).call(publishing.list, { params: params(), query: {} })).list).toEqual([]);
  });

  it('of another seller is as unknown as one that never existed', async () => {
    const { runId } = await runs.create('list', shop.itemIds.slice(0, 1), ['DE']);
    const stranger = await buildOwner(database.db);
    const consent = { ...ALL_DRAFTS, expected: 1 };
    for (const [login, id] of [
      [stranger, runId],
      [shop.owner, 987_654_321],
    ] as const) {
      const at = { params: { id: login.userId, runId: id } };
      const runItem = { params: { ...at.params, itemId: shop.itemIds[0], site: 'DE' } };
      const answers = [
        await server.as(login).refused(publishing.get, at),
        await server.as(login).refused(publishing.listRunItems, at),
        await server.as(login).refused(publishing.preview, runItem),
        await server.as(login).refused(publishing.confirm, { ...at, body: consent }),
        await server.as(login).refused(publishing.cancel, at),
        await server.as(login).refused(publishing.retry, { ...at, body: {} }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, error: 'run_not_found' });
    }
    expect(await runs.get(runId)).toMatchObject({ state: 'preparing' });
  });
});

/** A run of the whole shop. */
let listRun: number;
const prepare = () => server.runJob('publishing.prepare', { userId: shop.owner.userId, runId: listRun });
/** An admin consents for the seller. */
async function consent(expected: number) {
  const support = await buildLogin(database.db, shop.owner.userId, { name: 'Sam', adminUserId: 1 });
  const body = { allowDrafts: true, expected };
  return server.as(support).call(publishing.confirm, { params: runs.params(listRun), body });
}
const consentedNumber = async () => {
  const run = await runs.get(listRun);
  return countOf(run, { verdict: 'ready' }) + countOf(run, { verdict: 'draft' });
};
async function carryOut() {
  server.startSender();
  await server.runJob('publishing.carry-out', { userId: shop.owner.userId, runId: listRun });
  return runs.finished(listRun);
}

describe('a prepared run', () => {
  beforeEach(async () => {
    listRun = (await runs.create('list', shop.itemIds, ['DE', 'US', 'UK'])).runId;
  });

  const confirm = (given: object = {}) => ({
    params: runs.params(listRun),
    body: { allowDrafts: true, expected: 1, ...given },
  });

  it('cannot be confirmed before its preparation ends', async () => {
    expect(await server.as(shop.owner).refused(publishing.confirm, confirm())).toMatchObject({
      error: 'run_not_prepared',
    });
  });

  it('has a verdict on each item on each site', async () => {
    await prepare();
    const run = await runs.get(listRun);
    expect(run).toMatchObject({ state: 'prepared', itemsTotal: ITEMS, itemsPrepared: ITEMS });
    expect(countOf(run)).toBe(ITEMS * 3);
    expect(countOf(run, { site: 'UK', verdict: 'blocked', reason: 'home_site' })).toBe(ITEMS);
    for (const site of ['DE', 'US'] as const) {
      expect(countOf(run, { site })).toBe(ITEMS);
      expect(countOf(run, { site, verdict: 'ready' }) + countOf(run, { site, verdict: 'draft' })).toBeGreaterThan(
        ITEMS / 2,
      );
    }
    await expectCountsKept();
  });

  it('stays the same if it is prepared again', async () => {
    await prepare();
    const before = await runs.get(listRun);
    await prepare();
    expect(await runs.get(listRun)).toEqual(before);
  });

  it('lists its items page by page, with filters', async () => {
    await prepare();
    const run = await runs.get(listRun);
    const all = await runs.runItems(listRun);
    expect(new Set(all.map(({ itemId, site }) => listingKeyOf({ itemId, site }))).size).toBe(ITEMS * 3);
    expect(all).toHaveLength(ITEMS * 3);

    const query = { limit: 7 };
    const first = await server.as(shop.owner).call(publishing.listRunItems, { params: runs.params(listRun), query });
    const next = { ...query, cursor: first.nextCursor ?? '' };
    const second = await server
      .as(shop.owner)
      .call(publishing.listRunItems, { params: runs.params(listRun), query: next });
    expect([...first.list, ...second.list]).toEqual(all.slice(0, 14));

    for (const { site, verdict, reason } of run.counts) {
      const filter = { site, verdict, ...(reason ? { reason } : {}) };
      expect(await runs.runItems(listRun, filter)).toHaveLength(
        countOf(run, reason ? { site, verdict, reason } : { site, verdict }),
      );
    }
    expect(await runs.runItems(listRun, { outcome: 'listed' })).toEqual([]);
  });

  it('shows a listing as its buyer will see it', async () => {
    await prepare();
    const [runItem] = await runs.runItems(listRun, { site: 'DE', verdict: 'ready' });
    if (!runItem) throw new Error('Nothing is ready');
    const params = { ...runs.params(listRun), itemId: runItem.itemId, site: runItem.site };
    const preview = await server.as(shop.owner).call(publishing.preview, { params });
    expect(preview).toMatchObject({ ...runItem, units: [{ price: runItem.price }] });
    expect(preview.price?.currency).toBe('EUR');
    expect(preview.attributes).toHaveProperty('Marke');
    expect(preview.description).toContain('<h3>Produkt</h3>');
    expect(preview.description).not.toContain('Originalbeschreibung');
    expect(preview.priceBreakdown?.final).toEqual(runItem.price);
    const elsewhere = { params: { ...params, site: 'FR' } };
    expect(await server.as(shop.owner).refused(publishing.preview, elsewhere)).toMatchObject({
      error: 'listing_not_found',
    });
  });

  it('has sent nothing', async () => {
    await prepare();
    expect((await live('DE')).size + (await live('US')).size).toBe(0);
  });

  it('is carried out for exactly the number that the seller saw', async () => {
    await prepare();
    const expected = await consentedNumber();
    const refused = await server.as(shop.owner).refused(publishing.confirm, confirm({ expected: expected + 1 }));
    expect(refused).toMatchObject({ status: 409, error: 'run_changed' });
    expect(refused.error_description).toContain(` ${expected}.`);
    expect(await runs.get(listRun)).toMatchObject({ state: 'prepared', confirmedAt: null });

    expect(await consent(expected)).toMatchObject({ state: 'confirmed', allowDrafts: true });
  });

  it('is not carried out again by a second confirmation', async () => {
    await prepare();
    await consent(await consentedNumber());
    const before = await runs.get(listRun);
    const again = await server.as(shop.owner).call(publishing.confirm, confirm({ allowDrafts: false, expected: 9 }));
    expect(again).toEqual(before);
    const { rows } = await database.pool.query(
      `select (select count(*)::int from jobs.job where name = 'publishing.carry-out') as jobs,
         (select count(*)::int from history where user_id = $1 and field = 'consent') as consents`,
      [shop.owner.userId],
    );
    expect(rows).toEqual([{ jobs: 1, consents: 1 }]);
  });
});

describe('a run that was carried out', () => {
  beforeEach(async () => {
    listRun = (await runs.prepare('list', shop.itemIds, ['DE', 'US', 'UK'])).runId;
    await consent(await consentedNumber());
    await carryOut();
  });

  it('ends with an outcome for each listing, as the seller consented', async () => {
    const run = await runs.get(listRun);
    expect(run).toMatchObject({ state: 'done', pausedReason: null });
    expect(countOf(run)).toBe(ITEMS * 3);
    const gone = run.counts.filter(({ outcome }) => outcome === 'waiting' || outcome === 'queued');
    expect(gone).toEqual([]);
    for (const count of run.counts) {
      const isConsented = count.verdict !== 'blocked';
      expect(count).toMatchObject({ outcome: isConsented ? 'listed' : 'skipped' });
    }
    await expectCountsKept();
  });

  it('names the admin who consented, in the consent and in each listing', async () => {
    const changesOf = async (about: HistorySubject) => {
      const query = { people: 'admin' as const, about };
      const { list } = await server.as(shop.owner).call(history.list, { params: { id: shop.owner.userId }, query });
      return [...new Set(list.map(({ why, actor }) => `${why} by ${actor.name}`))];
    };
    expect(await changesOf('business')).toEqual(['list_confirmed by Sam']);
    expect(await changesOf('products')).toEqual(['publish_confirmed by Sam']);
  });

  it.each(['DE', 'US'] as const)('shows on %s exactly what was prepared', async (site) => {
    const runItems = await runs.runItems(listRun, { site, outcome: 'listed' });
    const rows = await live(site);
    const found = await Promise.all(
      runItems.map(async (runItem) => ({ runItem, detail: await product(runItem.itemId) })),
    );
    expect(rows.size).toBe(found.reduce((sum, { detail }) => sum + detail.units.length, 0));
    for (const { runItem, detail } of found) {
      const listing = detail.listings.find((one) => one.site === site);
      expect(listing).toMatchObject({ state: 'L', isListed: true, title: runItem.title, price: runItem.price });
      expect(detail.listedIn).toContain(site);
      expect(detail.translations[site]).toMatchObject({ state: 'L', price: runItem.price });
      for (const unit of detail.units) {
        const row = rows.get(`${unit.sku}-${site}`);
        expect(row).toMatchObject({ title: runItem.title, quantity: unit.available, itemId: listing?.itemId });
        if (detail.units.length === 1) expect(row?.price).toBe(decimal(runItem.price));
      }
    }
  });

  it('changes nothing if its job runs again', async () => {
    const before = [await runs.get(listRun), [...(await live('DE')).values()]];
    await server.runJob('publishing.carry-out', { userId: shop.owner.userId, runId: listRun });
    expect([await runs.get(listRun), [...(await live('DE')).values()]]).toEqual(before);
  });

  it('is over and cannot be cancelled', async () => {
    const refused = await server.as(shop.owner).refused(publishing.cancel, { params: runs.params(listRun) });
    expect(refused).toMatchObject({ status: 409, error: 'run_finished' });
  });

  it('leaves out drafts if the seller did not allow them, and says so', async () => {
    const { title, brand } = await product(shop.itemIds[0] ?? 0);
    const said = `${await translated(sandbox.url, title, 'fr')} titre titre titre`;
    await rememberAnswer(database.db, shop.owner.userId, { title, said, to: 'fr', ...(brand ? { brand } : {}) });
    const run = await runs.prepare('list', shop.itemIds, ['DE', 'CA', 'FR']);
    expect(countOf(run, { site: 'DE', reason: 'already_listed' })).toBe(
      (await runs.runItems(listRun, { site: 'DE', outcome: 'listed' })).length,
    );
    const drafts = countOf(run, { verdict: 'draft' });
    expect(drafts).toBeGreaterThan(0);
    await runs.carryOut(run, { allowDrafts: false });
    const done = await runs.finished(run.runId);
    expect(countOf(done, { verdict: 'draft', outcome: 'skipped', reason: 'drafts_not_allowed' })).toBe(drafts);
    expect(countOf(done, { outcome: 'listed' })).toBe(countOf(run, { verdict: 'ready' }));
    await expectCountsKept();
  });
});

describe('a run that ends listings', () => {
  it('ends everything that Quayside created, and nothing at home', async () => {
    const home = (await live('UK')).size;
    const sites = ['DE', 'US', 'CA', 'FR'] as const;
    server.startSender();
    await runs.finished((await runs.carryOut(await runs.prepare('list', shop.itemIds, sites))).runId);
    const run = await runs.prepare('end', null, sites);
    const { rows } = await database.pool.query(
      "select count(*)::int as n from listings where user_id = $1 and state = 'L'",
      [shop.owner.userId],
    );
    expect(countOf(run, { verdict: 'ready' })).toBe(rows[0].n);
    await runs.carryOut(run);
    const done = await runs.finished(run.runId);
    expect(countOf(done, { outcome: 'ended' })).toBe(rows[0].n);
    for (const site of sites) expect((await live(site)).size).toBe(0);
    expect((await live('UK')).size).toBe(home);
    const ended = (await product(itemAt(0))).listings.filter(({ state }) => state === 'E');
    expect(ended.length).toBeGreaterThan(0);
    for (const listing of ended) expect(listing).toMatchObject({ isListed: false, endedAt: expect.any(String) });
    expect(await product(itemAt(0))).toMatchObject({
      listedIn: [],
      translations: { DE: { state: 'E', isListed: false } },
    });
    await expectCountsKept();
  });

  it('has nothing to do if nothing is live', async () => {
    const run = await runs.prepare('end', null, ['DE']);
    expect(run).toMatchObject({ state: 'prepared', counts: [] });
    const confirm = { params: runs.params(run.runId), body: { ...ALL_DRAFTS, expected: 1 } };
    expect(await server.as(shop.owner).refused(publishing.confirm, confirm)).toMatchObject({ error: 'run_changed' });
  });
});

describe('a run whose workers crashed', () => {
  const giveUp = (name: string, runId: number) => server.giveUpJob(name, { userId: shop.owner.userId, runId });

  it('fails if it was being prepared', async () => {
    const { runId } = await runs.create('list', shop.itemIds, ['FR']);
    await giveUp('publishing.prepare', runId);
    expect(await runs.get(runId)).toMatchObject({ state: 'failed', errorText: expect.stringContaining('ended again') });
    await server.runJob('publishing.carry-out', { userId: shop.owner.userId, runId });
    expect(await runs.get(runId)).toMatchObject({ state: 'failed' });
  });

  it('is stopped if it was being carried out, and nothing of it is sent later', async () => {
    const run = await runs.prepare('list', shop.itemIds, ['FR']);
    const expected = countOf(run, { verdict: 'ready' }) + countOf(run, { verdict: 'draft' });
    const consent = { ...ALL_DRAFTS, expected };
    await server.as(shop.owner).call(publishing.confirm, { params: runs.params(run.runId), body: consent });
    await giveUp('publishing.carry-out', run.runId);
    const stopped = await runs.get(run.runId);
    expect(stopped).toMatchObject({ state: 'cancelled', errorText: expect.stringContaining('ended again') });
    expect(countOf(stopped, { outcome: 'cancelled', reason: 'cancelled' })).toBe(expected);
    expect(countOf(stopped, { outcome: 'waiting' })).toBe(0);
    await server.runJob('publishing.carry-out', { userId: shop.owner.userId, runId: run.runId });
    expect(await runs.get(run.runId)).toEqual(stopped);
  });
});
