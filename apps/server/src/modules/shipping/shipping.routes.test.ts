import { changes, history, products, type ShippingProfileInput, shipping } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';
import type { Item } from '../products/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;
let items: readonly Item[];

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
  items = await buildItems(
    database.db,
    account,
    ['Train', 'Tunnel', 'Bridge'].map((title) => ({ title })),
  );
});

const rate = (cost: number, given: object = {}) => ({
  region: 'EU' as const,
  country: null,
  service: 'STANDARD',
  type: 'flat' as const,
  cost,
  additional_cost: 0,
  ...given,
});
const profile = (given: Partial<ShippingProfileInput> = {}): ShippingProfileInput => ({
  name: 'Parcels',
  currency: 'GBP',
  handling_time: 1,
  free_shipping: false,
  regions: [],
  rates: [rate(790)],
  ...given,
});
const params = () => ({ id: owner.userId });
const as = () => server.as(owner);
const create = (given: Partial<ShippingProfileInput> = {}) =>
  as().call(shipping.create, { params: params(), body: profile(given) });
const refuse = (given: Partial<ShippingProfileInput>) =>
  as().refused(shipping.create, { params: params(), body: profile(given) });
const at = (profileId: number) => ({ ...params(), profileId });
const idOf = (index: number) => items[index]?.itemId ?? 0;
const list = async (index: number, site: 'DE' | 'FR') => {
  const item = items[index];
  if (item) await buildListing(database.db, account, item, { site, state: 'L' });
};
const follow = () => server.runJob('listings.follow', { userId: owner.userId });
const preview = (body: Parameters<typeof previewBody>[0]) => as().call(shipping.preview, previewBody(body));
const previewBody = (body: object) => ({ params: params(), body: body as never });

describe('a shipping profile', () => {
  it('is created, shown with its regions and countries, changed and removed, with a history entry for each', async () => {
    const made = await create({
      regions: [{ code: 'EU', countries: [{ code: 'CH', type: 'EXCLUDED' }] }],
    });
    const { id } = made;
    const shown = await as().call(shipping.get, { params: at(id) });
    expect(shown.profile).toMatchObject({ profile_id: id, name: 'Parcels', handling_time: 1, is_default: false });
    const [eu] = shown.regions;
    expect(eu).toMatchObject({ code: 'EU', excluded_countries: ['CH'], custom_countries: [] });
    expect(eu?.countries_using_default).toContain('BEFR');
    await as().call(shipping.update, { params: at(id), body: profile({ name: 'Letters' }) });
    expect((await as().call(shipping.list, { params: params(), query: { query: 'LETT' } })).list).toHaveLength(1);
    await as().call(shipping.remove, { params: at(id), query: {} });
    expect((await as().call(shipping.list, { params: params(), query: {} })).count).toBe(0);
    const entries = await as().call(history.list, { params: params(), query: {} });
    expect(entries.list.map(({ why }) => why).filter((why) => why.startsWith('shipping'))).toEqual([
      'shipping_profile_removed',
      'shipping_profile_changed',
      'shipping_profile_created',
    ]);
    const refusal = await as().refused(shipping.get, { params: at(id) });
    expect(refusal).toMatchObject({ status: 404, error: 'shipping_profile_not_found' });
  });

  it('has a unique name', async () => {
    await create();
    const refusal = await refuse({ name: 'PARCELS' });
    expect(refusal).toMatchObject({ status: 409, error: 'shipping_profile_exists' });
  });

  it('is rejected with the problem of its rules', async () => {
    expect(await refuse({ rates: [rate(1, { service: 'DE_DHLPaket' })] })).toMatchObject({
      error: 'shipping_rules_invalid',
      fields: { 'body.rates': 'service_of_other_country' },
    });
    const stray = [{ code: 'NA' as const, countries: [{ code: 'DE', type: 'EXCLUDED' as const }] }];
    expect(await refuse({ regions: stray })).toMatchObject({ error: 'shipping_rules_invalid' });
  });

  it('applies to items without a profile once it is the default, and pages by name', async () => {
    const { id } = await create({ is_default: true });
    await create({ name: 'Letters' });
    const shown = await as().call(shipping.getDefault, { params: params() });
    expect(shown).toMatchObject({ data: { id }, wasCreated: true, isSet: true });
    const first = await as().call(shipping.list, { params: params(), query: { limit: 1 } });
    const cursor = first.nextCursor ?? '';
    const second = await as().call(shipping.list, { params: params(), query: { limit: 1, cursor } });
    expect([...first.list, ...second.list].map(({ name }) => name)).toEqual(['Letters', 'Parcels']);
    const none = await as().call(shipping.setDefault, { params: params(), body: { profileId: null } });
    expect(none).toMatchObject({ isSet: false, wasCreated: false });
  });
});

describe('the items of a profile', () => {
  it('are added and removed by id, and listed by platform', async () => {
    const { id } = await create();
    const query = { platform: 'ebay' as const };
    const added = await as().call(shipping.addItems, {
      params: at(id),
      query,
      body: { item_ids: [idOf(0), idOf(1)] },
    });
    expect(added).toEqual({ items: 2, changedListings: 0 });
    const page = await as().call(shipping.listItems, { params: at(id), query });
    expect(page).toMatchObject({ item_ids: [idOf(0), idOf(1)], count: 2 });
    await as().call(shipping.removeItems, { params: params(), query: { ...query, item_ids: idOf(0) } });
    expect((await as().call(shipping.get, { params: at(id) })).items).toEqual([{ platform: 'ebay', count: 1 }]);
  });
});

describe('a change that affects live listings', () => {
  it('is counted before it is saved, and rejected with another number', async () => {
    const { id } = await create({ rates: [rate(790), rate(990, { service: 'EXPRESS' })] });
    const body = { item_ids: [idOf(0), idOf(1)] };
    await list(0, 'DE');
    await list(0, 'FR');
    await list(2, 'DE');
    const query = { platform: 'ebay' as const };
    expect(await as().refused(shipping.addItems, { params: at(id), query, body })).toMatchObject({
      error: 'shipping_changed',
    });
    await as().call(shipping.addItems, { params: at(id), query, body: { ...body, expected: 2 } });

    const rates = [rate(850), rate(990, { service: 'EXPRESS' })];
    const counted = await preview({ change: 'rates', profileId: id, rates });
    expect(counted).toMatchObject({ expected: 2, changed: 2, lost: 0, sites: [{ site: 'DE' }, { site: 'FR' }] });
    expect(counted.examples[0]).toMatchObject({ before: { cost: { minor: 790 } }, after: { cost: { minor: 850 } } });
    expect(await as().refused(shipping.updateRates, { params: at(id), body: { rates, expected: 1 } })).toMatchObject({
      error: 'shipping_changed',
    });
    const saved = await as().call(shipping.updateRates, { params: at(id), body: { rates, expected: 2 } });
    expect(saved).toMatchObject({ changedListings: 2, rates });
  });

  it('by a range counts only the items within its limits, by price and by weight', async () => {
    const { id } = await create();
    const query = { platform: 'ebay' as const };
    await as().call(shipping.addItems, { params: at(id), query, body: { item_ids: items.map((_, at) => idOf(at)) } });
    const weights = { platform: 'ebay' as const, itemIds: [idOf(1)], weight: 2_000 };
    const { changeId } = await as().call(shipping.prepareWeight, { params: params(), body: weights });
    await as().call(changes.confirm, { params: { ...params(), changeId }, body: { expected: 1 } });
    for (const index of [0, 1]) await list(index, 'DE');
    const by = (steps: object[]) => [
      rate(790),
      { ...rate(0, { service: 'EXPRESS' }), type: 'range', by: 'weight', steps, cost: undefined },
    ];
    const counted = await preview({ change: 'rates', profileId: id, rates: by([{ from: 0, cost: 900 }]) });
    expect(counted.expected).toBe(1);
  });

  it('to an excluded country keeps the live listing, holds unlisted items, and releases them again', async () => {
    const { id } = await create({ is_default: true });
    await list(0, 'DE');
    const item = items[1];
    if (item) await buildListing(database.db, account, item, { site: 'DE', state: 'N' });
    const regions = [{ code: 'EU' as const, countries: [{ code: 'DE', type: 'EXCLUDED' as const }] }];
    const changed = profile({ regions, is_default: true });
    expect(await preview({ change: 'save', profileId: id, profile: changed })).toMatchObject({ expected: 1, lost: 1 });
    await as().call(shipping.update, { params: at(id), body: { ...changed, expected: 1 } });
    await follow();
    const shown = async (index: number) =>
      (await as().call(products.get, { params: { ...params(), platform: 'ebay', itemId: idOf(index) } })).listings[0];
    expect(await shown(0)).toMatchObject({ state: 'L' });
    expect(await shown(1)).toMatchObject({
      state: 'B',
      reason: { code: 'no_shipping', params: { cause: 'excluded' } },
    });
    const filter = { eligibility: 'noShipping' as const };
    const found = await as().call(products.list, { params: { ...params(), platform: 'ebay' }, query: filter });
    expect(found.list.map((one) => one.id)).toEqual([idOf(1)]);
    const missing = await as().call(shipping.listWithoutRoute, { params: params(), query: {} });
    expect(missing.sites.find(({ site }) => site === 'DE')).toMatchObject({
      items: 3,
      reasons: [{ reason: 'excluded', items: 3 }],
    });
    const back = profile({ is_default: true });
    expect(await preview({ change: 'save', profileId: id, profile: back })).toMatchObject({ expected: 1, gained: 1 });
    await as().call(shipping.update, { params: at(id), body: { ...back, expected: 1 } });
    await follow();
    expect(await shown(1)).toMatchObject({ state: 'N', reason: null });
    const { totals } = await as().call(products.listTotals, { params: { ...params(), platform: 'ebay' }, query: {} });
    expect(totals.noShipping ?? 0).toBe(0);
  });
});

describe('the coverage of a profile', () => {
  it('lists service, cost and rule of each country, or why there is none', async () => {
    const { id } = await create({
      regions: [{ code: 'EU', countries: [{ code: 'CH', type: 'EXCLUDED' }] }],
    });
    const { countries } = await as().call(shipping.getCoverage, { params: at(id) });
    const of = (code: string) => countries.find(({ country }) => country === code);
    expect(of('DE')).toMatchObject({
      region: 'EU',
      sites: ['DE'],
      reason: null,
      services: [
        {
          service: 'STANDARD',
          siteServices: [{ site: 'DE', code: 'DE_StandardversandAusDemAusland' }],
          costFrom: { minor: 790, currency: 'GBP' },
          siteCosts: [{ site: 'DE', cost: { minor: 921, currency: 'EUR' } }],
          rule: { from: 'region' },
        },
      ],
    });
    expect(of('CH')).toMatchObject({ type: 'EXCLUDED', reason: 'excluded', services: [] });
    expect(of('US')).toMatchObject({ reason: 'no_rate' });
  });
});

it('the table of services lists one service of each level on every site, without a session', async () => {
  const { services } = await server.as().call(shipping.listServices, {});
  expect(services.filter(({ site, isOfLevel }) => site === 'DE' && isOfLevel).map(({ level }) => level)).toEqual([
    'ECONOMY',
    'STANDARD',
    'TRACKED',
    'EXPRESS',
  ]);
});
