import { createEbayConnector } from '@quayside/connector-ebay';
import { type ChangeView, changes, type ProductSettingsInput, productSettings, shipping } from '@quayside/contract';
import type { Site } from '@quayside/kernel';
import { DEFAULT_COUNTRY, STANDARD_SETTINGS } from '@quayside/kernel/product-settings';
import { beforeEach, expect, it } from 'vitest';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { ALL_DRAFTS, countOf } from '../../../test/runs.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const SITES: readonly Site[] = ['DE', 'FR'];
const NO_VAT = 'Es wird keine Umsatzsteuer berechnet';

const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest, only: { singles: 3, varied: 0 } });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)], isPerTest });
const shop = useEbayShop({ database, sandbox, server }, { seller: SELLER, singles: 3, varied: 0, isPerTest });

const user = () => ({ id: shop.owner.userId });
const as = () => server.as(shop.owner);
const listed = () => shop.itemIds.slice(0, 2);
const prepare = (body: ProductSettingsInput) =>
  as().call(productSettings.prepare, { params: { ...user(), accountId: shop.accountId }, body });
const rowsOf = async ({ changeId }: ChangeView) =>
  (await as().call(changes.listRows, { params: { ...user(), changeId }, query: {} })).list;
async function confirm({ changeId, expected }: ChangeView) {
  const done = await as().call(changes.confirm, { params: { ...user(), changeId }, body: { expected } });
  expect(done).toMatchObject({ state: 'done', counts: { done: expected } });
  await server.runJob('listings.follow', { userId: shop.owner.userId });
}
async function takeBack({ changeId }: ChangeView) {
  const undo = await as().call(changes.undo, { params: { ...user(), changeId } });
  await confirm(undo);
}

/** What a buyer on a site sees of each listing. */
async function seen(site: Site) {
  const { rows } = await sandbox.control<{ rows: { itemId: string; shipping: { cost: string } | null }[] }>(
    `listings?seller=${SELLER}&site=${site}`,
  );
  return Promise.all(
    rows.map(async ({ itemId, shipping: offered }) => {
      const page = await sandbox.control<{ condition: string; description: string }>(
        `listings/description?seller=${SELLER}&itemId=${itemId}`,
      );
      return { cost: offered?.cost, condition: page.condition, saysNoVat: page.description.includes(NO_VAT) };
    }),
  );
}
const shown = (site: Site, expected: object) =>
  eventually(async () => expect(await seen(site)).toEqual(listed().map(() => expect.objectContaining(expected))));

beforeEach(async () => {
  const rate = {
    region: 'EU',
    country: null,
    service: 'STANDARD',
    type: 'flat',
    cost: 490,
    additional_cost: 0,
  } as const;
  await as().call(shipping.create, {
    params: user(),
    body: {
      ...{ name: 'Parcel', currency: 'GBP', handling_time: 2, free_shipping: false, is_default: true },
      ...{ regions: [{ code: 'EU', countries: [] }], rates: [rate] },
    },
  });
  server.startSender();
  const run = await shop.runs.prepare('list', listed(), SITES);
  const done = await shop.runs.finished((await shop.runs.carryOut(run, ALL_DRAFTS)).runId);
  expect(countOf(done, { outcome: 'listed' })).toBe(4);
});

it('makes shipping free for buyers in all countries by consent, and asks for it again after the undo', async () => {
  const [first] = await seen('DE');
  expect(Number(first?.cost)).toBeGreaterThan(0);
  const change = await prepare({ site: null, settings: { ...STANDARD_SETTINGS, freeShipping: true } });
  expect(change).toMatchObject({ state: 'ready', expected: 5 });
  const [setting, ...listings] = await rowsOf(change);
  expect(setting).toMatchObject({
    before: { word: 'shipping_paid' },
    after: { word: 'shipping_free' },
    state: 'ready',
  });
  const before = { minor: Math.round(Number(first?.cost) * 100), currency: 'EUR' };
  for (const row of listings) {
    expect(row).toMatchObject({ before, after: { minor: 0, currency: 'EUR' }, state: 'warned', reason: 'live' });
  }
  await shown('DE', { cost: first?.cost });
  await confirm(change);
  await shown('DE', { cost: '0.00' });
  await shown('FR', { cost: '0.00' });
  await takeBack(change);
  await shown('DE', { cost: first?.cost });
  await shown('FR', { cost: first?.cost });
});
it('states another condition and that no VAT is charged in one country only, also of what is listed later', async () => {
  const [first] = await seen('DE');
  const own = { ...DEFAULT_COUNTRY, itemCondition: 'USED_EXCELLENT', vatFree: true } as const;
  const change = await prepare({ site: 'DE', settings: own });
  const condition = { before: { word: 'NEW' }, after: { word: 'USED_EXCELLENT' }, reason: 'live' };
  const vat = { before: { word: 'vat_charged' }, after: { word: 'vat_free' }, reason: 'live' };
  expect(await rowsOf(change)).toMatchObject([
    { itemId: null, site: 'DE', label: SELLER, before: { word: 'as_account' }, after: { word: 'USED_EXCELLENT' } },
    { itemId: null, site: 'DE', label: SELLER, before: { word: 'as_account' }, after: { word: 'vat_free' } },
    ...[condition, vat, condition, vat],
  ]);
  await confirm(change);
  await shown('DE', { saysNoVat: true });
  expect((await seen('DE')).every(({ condition }) => condition !== first?.condition)).toBe(true);
  await shown('FR', { condition: first?.condition, saysNoVat: false });

  const [, , third = 0] = shop.itemIds;
  const run = await shop.runs.prepare('list', [third], ['DE']);
  await shop.runs.finished((await shop.runs.carryOut(run, ALL_DRAFTS)).runId);
  expect((await seen('DE')).map(({ saysNoVat }) => saysNoVat)).toEqual([true, true, true]);
  await takeBack(change);
  await eventually(async () => expect((await seen('DE')).some(({ saysNoVat }) => saysNoVat)).toBe(false));
});

it('ends the listings of an excluded country by consent and keeps items from being listed there until the undo', async () => {
  const change = await prepare({ site: 'FR', settings: { ...DEFAULT_COUNTRY, isExcluded: true } });
  expect((await rowsOf(change)).slice(1)).toMatchObject([
    { site: 'FR', before: { word: 'listed' }, after: { word: 'ended' }, state: 'warned', reason: 'ends' },
    { site: 'FR', before: { word: 'listed' }, after: { word: 'ended' }, state: 'warned', reason: 'ends' },
  ]);
  expect(await seen('FR')).toHaveLength(2);
  await confirm(change);
  await eventually(async () => expect(await seen('FR')).toEqual([]));
  expect(await seen('DE')).toHaveLength(2);
  await shop.expectCountsKept();

  const [, , third = 0] = shop.itemIds;
  const run = await shop.runs.prepare('list', [third], SITES);
  expect(
    countOf(run, { site: 'FR', verdict: 'blocked', reason: 'country_excluded', fix: 'edit_product_settings' }),
  ).toBe(1);
  expect(countOf(run, { site: 'DE', reason: 'country_excluded' })).toBe(0);
  await takeBack(change);
  expect(countOf(await shop.runs.prepare('list', listed(), ['FR']), { verdict: 'blocked' })).toBe(0);
  await shop.expectCountsKept();
});
