import { createEbayConnector } from '@quayside/connector-ebay';
import { type ChangeView, changes, type MarketState, markets, promotions } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { ALL_DRAFTS, countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import { ensureEntitlement } from '../entitlements/index.ts';

const SELLER = 'demo-shop-uk';
const SITES: readonly Site[] = ['DE', 'FR'];

const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest, only: { singles: 3, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)], isPerTest });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 3, varied: 0, isPerTest });

const as = () => server.as(shop.owner);
const user = () => ({ id: shop.owner.userId });
const params = () => ({ ...user(), accountId: shop.accountId });
const ref = () => ({ userId: shop.owner.userId });
const listed = () => shop.itemIds.slice(0, 2);
const prepare = (site: Site, state: MarketState) =>
  as().call(markets.prepare, { params: params(), body: { site, state } });
const rowsOf = async ({ changeId }: ChangeView) =>
  (await as().call(changes.listRows, { params: { ...user(), changeId }, query: {} })).list;
async function confirm({ changeId, expected }: ChangeView) {
  const done = await as().call(changes.confirm, { params: { ...user(), changeId }, body: { expected } });
  expect(done).toMatchObject({ state: 'done', counts: { done: expected } });
}
const setTo = async (site: Site, state: MarketState) => confirm(await prepare(site, state));
async function takeBack({ changeId }: ChangeView) {
  await confirm(await as().call(changes.undo, { params: { ...user(), changeId } }));
}
const marketOf = async (site: Site) => {
  const { markets: all } = await as().call(markets.list, { params: params() });
  return all.find((market) => market.site === site);
};
/** The stock that buyers see on a site. */
const stockOn = async (site: Site) => [...(await shop.live(site)).values()].map(({ quantity }) => quantity);

beforeEach(async () => {
  server.startSender();
  const run = await shop.runs.prepare('list', listed(), SITES);
  const done = await shop.runs.finished((await shop.runs.carryOut(run, ALL_DRAFTS)).runId);
  expect(countOf(done, { outcome: 'listed' })).toBe(4);
});

it('ends the listings of a closed market by consent, lists nothing there, and lists them again once it is open', async () => {
  const change = await prepare('FR', 'closed');
  const ends = { before: { word: 'listed' }, after: { word: 'ended' }, state: 'warned', reason: 'ends' };
  expect(await rowsOf(change)).toMatchObject([
    { itemId: null, before: { word: 'market_open' }, after: { word: 'market_closed' }, state: 'ready' },
    ...listed().map((itemId) => ({ itemId, site: 'FR', ...ends })),
  ]);
  expect(await stockOn('FR')).toHaveLength(2);
  await confirm(change);
  await eventually(async () => expect(await stockOn('FR')).toEqual([]));
  expect(await stockOn('DE')).toHaveLength(2);
  await shop.expectCountsKept();
  const kept = await shop.runs.prepare('list', [...shop.itemIds], SITES);
  expect(countOf(kept, { site: 'FR', verdict: 'blocked', reason: 'market_closed', fix: 'open_market' })).toBe(3);
  expect(countOf(kept, { site: 'DE', reason: 'market_closed' })).toBe(0);

  const again = { params: { ...params(), site: 'FR' as const } };
  expect(await as().refused(markets.listAgain, again)).toMatchObject({ status: 409, error: 'market_is_closed' });
  await takeBack(change);
  expect(await marketOf('FR')).toEqual({ site: 'FR', state: 'open', listings: 0, ended: 2 });
  const { runId } = await as().call(markets.listAgain, again);
  await server.runJob('publishing.prepare', { ...ref(), runId });
  const run = await shop.runs.get(runId);
  expect(countOf(run, { verdict: 'blocked' })).toBe(0);
  await shop.runs.finished((await shop.runs.carryOut(run, ALL_DRAFTS)).runId);
  expect(await stockOn('FR')).toHaveLength(2);
  expect(await marketOf('FR')).toEqual({ site: 'FR', state: 'open', listings: 2, ended: 0 });
  expect(await as().refused(markets.listAgain, again)).toMatchObject({ status: 409, error: 'nothing_ended' });
});

it('shows no stock in an emptied market whatever is counted meanwhile, and what there is now once it is open', async () => {
  const before = await stockOn('DE');
  expect(before.every((quantity) => quantity > 0)).toBe(true);
  const change = await prepare('DE', 'emptied');
  expect((await rowsOf(change)).slice(1)).toMatchObject(
    listed().map((itemId) => ({ itemId, before: { word: 'listed' }, after: { word: 'no_stock' }, reason: 'live' })),
  );
  await confirm(change);
  await eventually(async () => expect(await stockOn('DE')).toEqual([0, 0]));
  expect(await stockOn('FR')).toEqual(before);

  await database.pool.query('update stock_levels set on_hand = on_hand + 1 where user_id = $1', [shop.owner.userId]);
  await server.runJob('stock.resend-stock', {});
  const more = before.map((quantity) => quantity + 1);
  await eventually(async () => expect(await stockOn('FR')).toEqual(more));
  expect(await stockOn('DE')).toEqual([0, 0]);
  await setTo('DE', 'open');
  await eventually(async () => expect(await stockOn('DE')).toEqual(more));
});

/** Promotes the account's listings on eBay.de at one rate, until the campaign runs there. */
async function promote(): Promise<void> {
  await withTransaction(database.db, async (tx) => {
    for (const name of ['can_onboard_to_epl', 'can_manage_epl_ad_rate_strategies'] as const)
      await ensureEntitlement(tx, shop.owner.userId, name);
  });
  const market = {
    site: 'DE',
    state: 'open',
    strategy: { kind: 'flat', rate: 500 },
    cap: { in: 'percent', basisPoints: 1_000 },
  } as const;
  const { changeId } = await as().call(promotions.prepare, { params: params(), body: { markets: [market] } });
  const work = () => server.runJob('changes.work', { ...ref(), changeId });
  await work();
  const at = { params: { ...user(), changeId } };
  const { expected } = await as().call(changes.get, at);
  await as().call(changes.confirm, { ...at, body: { expected } });
  await work();
  await eventually(async () => expect(await campaigns()).toEqual(['RUNNING']));
}
const campaigns = async () =>
  (await sandbox.control<{ campaigns: { status: string }[] }>(`advertising?seller=${SELLER}`)).campaigns.map(
    ({ status }) => status,
  );

it('leaves the listings of a paused market as they are but for their ads, and lists nothing new there until it is open', async () => {
  const before = await stockOn('DE');
  await promote();
  const change = await prepare('DE', 'paused');
  expect(await rowsOf(change)).toMatchObject([{ itemId: null, state: 'warned', reason: 'ads_pause' }]);
  await confirm(change);
  expect(await stockOn('DE')).toEqual(before);
  await eventually(async () => expect(await campaigns()).toEqual(['PAUSED']));
  const [, , third = 0] = shop.itemIds;
  const blocked = { site: 'DE' as const, verdict: 'blocked' as const, reason: 'market_paused' as const };
  expect(countOf(await shop.runs.prepare('list', [third], SITES), blocked)).toBe(1);
  await setTo('DE', 'open');
  expect(countOf(await shop.runs.prepare('list', [third], SITES), blocked)).toBe(0);
  // Ads cost money: they wait until the seller resumes them.
  const { markets: promoted } = await as().call(promotions.get, { params: params() });
  expect(promoted.find(({ site }) => site === 'DE')?.state).toBe('paused');
  expect(await campaigns()).toEqual(['PAUSED']);
  await shop.expectCountsKept();
});

it('does not send what was queued before its market closed', async () => {
  const [, , third = 0] = shop.itemIds;
  const run = await shop.runs.prepare('list', [third], ['DE']);
  await setTo('DE', 'paused');
  await shop.runs.finished((await shop.runs.carryOut(run, ALL_DRAFTS)).runId);
  expect(await stockOn('DE')).toHaveLength(2);
});

it('skips a market that somebody changed meanwhile, with its listings', async () => {
  const late = await prepare('DE', 'closed');
  await setTo('DE', 'paused');
  const { changeId, expected } = late;
  const done = await as().call(changes.confirm, { params: { ...user(), changeId }, body: { expected } });
  expect(done).toMatchObject({ counts: { skipped: 3 } });
  expect(await marketOf('DE')).toMatchObject({ state: 'paused', listings: 2 });
});

it('refuses the account’s own country, sites of other marketplaces, and accounts of others', async () => {
  const refused = (site: Site, at = params()) =>
    as().refused(markets.prepare, { params: at, body: { site, state: 'closed' } });
  for (const site of ['UK', 'AMDE'] as const) expect(await refused(site)).toMatchObject({ error: 'market_unknown' });
  expect(await refused('DE', { ...params(), accountId: 999_999 })).toMatchObject({ error: 'account_not_found' });
});
