import { createEbayConnector } from '@quayside/connector-ebay';
import { type ChangeView, changes, markets, products, type StockLimitsInput } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { beforeEach, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { ALL_DRAFTS, countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SITES: readonly Site[] = ['DE', 'FR'];
const ON_HAND = 9;
const WHOLE = { percent: 100, buffer: 0, maximum: null };
/** Of nine pieces: half is 4, less one is 3. */
const HALF = { percent: 50, buffer: 1, maximum: null };

const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest, only: { singles: 3, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)], isPerTest });
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 3, varied: 0, isPerTest });

const as = () => server.as(shop.owner);
const user = () => ({ id: shop.owner.userId });
const params = () => ({ ...user(), accountId: shop.accountId });
const listed = () => shop.itemIds.slice(0, 2);
const prepare = (body: StockLimitsInput) => as().call(markets.prepareStockLimits, { params: params(), body });
const rowsOf = async ({ changeId }: ChangeView) =>
  (await as().call(changes.listRows, { params: { ...user(), changeId }, query: {} })).list;
async function confirm({ changeId, expected }: ChangeView) {
  const done = await as().call(changes.confirm, { params: { ...user(), changeId }, body: { expected } });
  expect(done).toMatchObject({ state: 'done', counts: { done: expected } });
}
const itemOf = (itemId: number) => as().call(products.get, { params: { ...user(), platform: 'ebay', itemId } });
async function count(itemId: number, onHand: number) {
  const [unit] = (await itemOf(itemId)).units;
  const at = { ...user(), platform: 'ebay' as const, itemId };
  await as().call(products.countStock, { params: at, body: { unitId: unit?.unitId ?? 0, onHand } });
}
/** The stock that buyers see on a site. */
const stockOn = async (site: Site) => [...(await shop.live(site)).values()].map(({ quantity }) => quantity);
async function list(itemIds: readonly number[], sites = SITES) {
  const run = await shop.runs.prepare('list', [...itemIds], [...sites]);
  await shop.runs.finished((await shop.runs.carryOut(run, ALL_DRAFTS)).runId);
}

beforeEach(async () => {
  server.startSender();
  for (const itemId of shop.itemIds) await count(itemId, ON_HAND);
  await list(listed());
});

it('tells half of the stock less a buffer by consent, on one site at most two pieces, and all of it after an undo', async () => {
  const change = await prepare({ site: null, limits: HALF });
  const told = { before: 9, after: 3, state: 'warned', reason: 'live', listings: 1 };
  expect(await rowsOf(change)).toMatchObject([
    {
      itemId: null,
      before: { word: 'stock_whole' },
      after: { word: 'stock_limited', text: '50 % − 1' },
      state: 'ready',
    },
    ...listed().flatMap((itemId) => SITES.map((site) => ({ itemId, site, ...told }))),
  ]);
  expect(await stockOn('DE')).toEqual([9, 9]);
  await confirm(change);
  for (const site of SITES) await eventually(async () => expect(await stockOn(site)).toEqual([3, 3]));

  const ofFrance = await prepare({ site: 'FR', limits: { ...HALF, maximum: 2 } });
  expect((await rowsOf(ofFrance)).map(({ before, after }) => [before, after])).toEqual([
    [
      { word: 'as_account', text: null },
      { word: 'stock_limited', text: '50 % − 1 ≤ 2' },
    ],
    [3, 2],
    [3, 2],
  ]);
  await confirm(ofFrance);
  await eventually(async () => expect(await stockOn('FR')).toEqual([2, 2]));
  expect(await stockOn('DE')).toEqual([3, 3]);
  const [itemId = 0] = listed();
  expect((await itemOf(itemId)).told).toMatchObject([
    { sites: ['DE'], stock: 9, ...HALF, told: 3 },
    { sites: ['FR'], stock: 9, ...HALF, maximum: 2, told: 2 },
  ]);

  await confirm(await as().call(changes.undo, { params: { ...user(), changeId: change.changeId } }));
  await eventually(async () => expect(await stockOn('DE')).toEqual([9, 9]));
  expect(await stockOn('FR')).toEqual([2, 2]);
  const view = await as().call(markets.getStockLimits, { params: params() });
  expect(view).toMatchObject({ standard: WHOLE, isShared: false });
  expect(view.sites.find(({ site }) => site === 'FR')).toEqual({
    ...{ site: 'FR', listings: 2 },
    limits: { ...HALF, maximum: 2 },
  });
  await shop.expectCountsKept();
});

it('follows each movement of the stock, lists anew with what is told, and never resends what is right', async () => {
  await confirm(await prepare({ site: null, limits: HALF }));
  for (const itemId of listed()) await count(itemId, 20);
  for (const site of SITES) await eventually(async () => expect(await stockOn(site)).toEqual([9, 9]));
  // The home listing shows the whole stock.
  const { rows } = await database.pool.query<{ quantity: number }>(
    'select distinct sent_quantity as quantity from stock_targets where user_id = $1 and is_home and item_id = any($2)',
    [shop.owner.userId, listed()],
  );
  await eventually(async () => expect(rows).toEqual([{ quantity: 20 }]));

  const [, , third = 0] = shop.itemIds;
  const run = await shop.runs.prepare('list', [third], [...SITES]);
  await shop.runs.finished((await shop.runs.carryOut(run, ALL_DRAFTS)).runId);
  expect((await stockOn('DE')).sort()).toEqual([3, 9, 9]);
  const generations = async () =>
    (
      await database.pool.query(
        "select target_key, site, generation from desired_states where user_id = $1 and change_kind = 'stock' order by 1, 2",
        [shop.owner.userId],
      )
    ).rows;
  const before = await generations();
  await server.runJob('stock.resend-stock', {});
  expect(await generations()).toEqual(before);

  // A stock that was changed past Quayside is sent as far as the limits allow.
  await database.pool.query('update stock_levels set on_hand = 11 where user_id = $1', [shop.owner.userId]);
  await server.runJob('stock.resend-stock', {});
  for (const site of SITES) await eventually(async () => expect(await stockOn(site)).toEqual([4, 4, 4]));
});

it('lists nothing of which no piece would be told, and says that nothing is left', async () => {
  await confirm(await prepare({ site: 'FR', limits: { percent: 100, buffer: ON_HAND, maximum: null } }));
  await eventually(async () => expect(await stockOn('FR')).toEqual([0, 0]));
  const [, , third = 0] = shop.itemIds;
  const run = await shop.runs.prepare('list', [third], [...SITES]);
  expect(countOf(run, { site: 'FR', verdict: 'blocked', reason: 'out_of_stock' })).toBe(1);
  expect(countOf(run, { site: 'DE', verdict: 'blocked' })).toBe(0);
});

it('skips limits that somebody changed meanwhile, with their listings', async () => {
  const late = await prepare({ site: null, limits: HALF });
  await confirm(await prepare({ site: null, limits: { ...WHOLE, maximum: 5 } }));
  const { changeId, expected } = late;
  const done = await as().call(changes.confirm, { params: { ...user(), changeId }, body: { expected } });
  expect(done).toMatchObject({ counts: { skipped: 5 } });
  for (const site of SITES) await eventually(async () => expect(await stockOn(site)).toEqual([5, 5]));
});

it('refuses the account’s own country, sites of other marketplaces, and accounts of others', async () => {
  const refused = (site: Site, at = params()) =>
    as().refused(markets.prepareStockLimits, { params: at, body: { site, limits: HALF } });
  for (const site of ['UK', 'AMDE'] as const) expect(await refused(site)).toMatchObject({ error: 'market_unknown' });
  expect(await refused('DE', { ...params(), accountId: 999_999 })).toMatchObject({ error: 'account_not_found' });
});
