import { history, type ManualPriceInput, type PriceSetting, pricing } from '@quayside/contract';
import { money, type Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { saveRules } from '../../../test/price-rules.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db, { name: 'Robin' });
  account = await buildAccount(database.db, owner.userId);
});

const ABROAD = ['DE', 'ES', 'IT', 'FR', 'AU', 'US', 'CA', 'IE', 'AT', 'BEFR'];
const settingOf = (site: Site, given: Partial<PriceSetting> = {}): PriceSetting => ({
  site,
  is_pricing_enabled: true,
  price_increase: 10,
  increase_type: 'percent',
  neat_prices: true,
  floor: null,
  ...given,
});
const config = (platform = 'ebay', accountId = account.accountId) => ({
  params: { id: owner.userId, platform: platform as 'ebay' },
  query: { accountId },
});
const getConfig = () => server.as(owner).call(pricing.getConfig, config());
const save = (...rules: PriceSetting[]) => saveRules(server.as(owner), config(), rules);
const historyOf = async () =>
  (await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} })).list;

describe('price rules', () => {
  it('default to plus 10 % and neat prices on every site except the home site', async () => {
    const { rules } = await getConfig();
    expect(rules).toEqual(ABROAD.map((site) => settingOf(site as Site)));
  });

  it('are those of eBay at an address that names no platform', async () => {
    const at = { params: { id: owner.userId }, query: {} };
    expect(await server.as(owner).call(pricing.getEbayConfig, at)).toEqual(await getConfig());
    const rules = [settingOf('DE', { price_increase: 25 })];
    const saved = await server.as(owner).call(pricing.updateEbayConfig, { ...at, body: { rules } });
    expect(saved.rules.find(({ site }) => site === 'DE')?.price_increase).toBe(25);
    expect((await getConfig()).rules).toEqual(saved.rules);
  });

  it('come with the rates from the home currency, their day and their source', async () => {
    const { rates } = await getConfig();
    const from = { from: 'GBP', date: '2026-09-29', source: 'bundled', checked: '2200-01-01', age: 'fresh' };
    expect(rates).toEqual([
      // 1 ÷ 0.8582, then × the dollar's 1.136, 1.742 and 1.581 per euro, each rounded to six digits.
      { ...from, to: 'EUR', value: '1.16523' },
      { ...from, to: 'AUD', value: '2.02983' },
      { ...from, to: 'USD', value: '1.323701' },
      { ...from, to: 'CAD', value: '1.842228' },
    ]);
  });

  it('of an Amazon account cover its own sites and those of what it sells for others', async () => {
    const amazon = await buildAccount(database.db, owner.userId, { platform: 'amazon', homeSite: 'DE' });
    const { rules, rates } = await server.as(owner).call(pricing.getConfig, config('amazon', amazon.accountId));
    expect(rules.map((rule) => rule.site)).toEqual(['ES', 'IT', 'UK', 'FR', 'AMDE', 'AMES', 'AMIT', 'AMUK', 'AMFR']);
    expect(rates).toEqual([expect.objectContaining({ from: 'EUR', to: 'GBP', value: '0.8582' })]);
  });

  it('are saved site by site; the other sites stay unchanged', async () => {
    const german = settingOf('DE', { price_increase: 12.5, neat_prices: false });
    const american = settingOf('US', { increase_type: 'fixed', price_increase: 250 });
    await save(german);
    const { rules, changedListings } = await save(american);
    expect(rules.filter((rule) => ['DE', 'US', 'FR'].includes(rule.site))).toEqual([german, settingOf('FR'), american]);
    expect(changedListings).toBe(0);
    expect((await getConfig()).rules).toEqual(rules);
  });

  it('report how many live listings follow, and those are repriced in the background', async () => {
    const item = await buildItem(database.db, account);
    await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
    await buildListing(database.db, account, item, { site: 'FR', state: 'L' });
    await buildListing(database.db, account, item, { site: 'US', state: 'F' });
    const raised = { price_increase: 20 };
    expect((await save(settingOf('DE', raised), settingOf('US', raised))).changedListings).toBe(1);
    const { rows } = await database.pool.query(
      'select item_id, site, changes from listing_followers where user_id = $1 order by site',
      [owner.userId],
    );
    expect(rows).toEqual(['DE', 'US'].map((site) => ({ item_id: item.itemId, site, changes: ['rules'] })));
  });

  it('change nothing when saved unchanged', async () => {
    const item = await buildItem(database.db, account);
    await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
    const before = await historyOf();
    expect((await save(settingOf('DE'), settingOf('FR'))).changedListings).toBe(0);
    expect(await historyOf()).toEqual(before);
  });

  it('are recorded in the history with the old and new values', async () => {
    const after = settingOf('DE', { is_pricing_enabled: false });
    await save(after);
    expect((await historyOf())[0]).toMatchObject({
      entity: 'price-rule',
      entityId: account.accountId,
      site: 'DE',
      // In basis points, as in all history entries.
      before: { ...settingOf('DE'), price_increase: 1_000 },
      after: { ...after, price_increase: 1_000 },
      why: 'rule_changed',
      actor: { kind: 'login', name: 'Robin' },
    });
  });

  it.each<[string, object[]]>([
    ['an increase of more than ten times', [settingOf('DE', { price_increase: 1_000.01 })]],
    ['a price cut of more than 90 %', [settingOf('DE', { price_increase: -90.01 })]],
    ['a fixed amount above a million', [settingOf('DE', { increase_type: 'fixed', price_increase: 100_000_001 })]],
    ['half a basis point', [settingOf('DE', { price_increase: 0.005 })]],
    ['half a cent', [settingOf('DE', { increase_type: 'fixed', price_increase: 0.5 })]],
    ['a site that does not exist', [{ ...settingOf('DE'), site: 'XX' }]],
    ['two rules for the same site', [1, 2].map((n) => settingOf('DE', { price_increase: n }))],
    ['no rule', []],
  ])('reject %s', async (_what, rules) => {
    const refusal = await server.as(owner).refused(pricing.updateConfig, { ...config(), body: { rules } });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
    expect((await getConfig()).rules).toEqual(ABROAD.map((site) => settingOf(site as Site)));
  });

  it('are rejected for the home site and for sites that the platform does not have', async () => {
    const amazon = await buildAccount(database.db, owner.userId, { platform: 'amazon', homeSite: 'DE' });
    const attempts = [
      [config(), settingOf('UK')],
      [config('amazon', amazon.accountId), settingOf('US')],
    ] as const;
    for (const [input, rule] of attempts) {
      const refusal = await server.as(owner).refused(pricing.updateConfig, { ...input, body: { rules: [rule] } });
      expect(refusal).toMatchObject({ status: 404, error: 'rule_not_found' });
    }
  });

  it('are not found for accounts of another seller or platform, and for missing ones', async () => {
    const stranger = await buildOwner(database.db);
    const foreign = await buildAccount(database.db, stranger.userId);
    for (const input of [config('ebay', foreign.accountId), config('ebay', 999_999), config('amazon')]) {
      const expected = { status: 404, error: 'account_not_found' };
      expect(await server.as(owner).refused(pricing.getConfig, input)).toMatchObject(expected);
      const body = { rules: [settingOf('FR')] };
      expect(await server.as(owner).refused(pricing.updateConfig, { ...input, body })).toMatchObject(expected);
    }
  });
});

describe('manual prices', () => {
  const itemOf = (itemId: number) => ({ params: { id: owner.userId, itemId } });
  const set = (itemId: number, ...prices: ManualPriceInput[]) =>
    server.as(owner).call(pricing.setManual, { ...itemOf(itemId), body: { prices } });
  const list = (itemId: number, query: { site?: Site } = {}) =>
    server.as(owner).call(pricing.listManual, { ...itemOf(itemId), query });
  const priceOn = (itemId: number, site: Site) =>
    database.db
      .selectFrom('listings')
      .select(['price_minor', 'price_owner'])
      .where('item_id', '=', itemId)
      .where('site', '=', site)
      .executeTakeFirst();

  it('are stored in the currency of their site', async () => {
    const { itemId } = await buildItem(database.db, account);
    const prices = [
      { site: 'DE', minor: 2_550, enabled: true },
      { site: 'US', minor: 2_999, enabled: true },
    ] as const;
    const answer = await set(itemId, ...prices);
    expect(answer.list).toEqual([
      { userId: owner.userId, site: 'DE', sku: null, price: money(2_550, 'EUR'), manualPriceEnabled: true },
      { userId: owner.userId, site: 'US', sku: null, price: money(2_999, 'USD'), manualPriceEnabled: true },
    ]);
    expect((await list(itemId, { site: 'US' })).list.map((price) => price.site)).toEqual(['US']);
  });

  it('change the live listing and override the rule until they are removed', async () => {
    const item = await buildItem(database.db, account);
    await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
    await set(item.itemId, { site: 'DE', minor: 2_550, enabled: true });
    expect(await priceOn(item.itemId, 'DE')).toEqual({ price_minor: 2_550, price_owner: 'manual' });
    const desired = await database.db
      .selectFrom('desired_states')
      .select(['payload', 'site'])
      .where('item_id', '=', item.itemId)
      .where('change_kind', '=', 'price')
      .execute();
    expect(desired).toEqual([{ site: 'DE', payload: { minor: 2_550, currency: 'EUR', owner: 'manual' } }]);

    await set(item.itemId, { site: 'DE', enabled: false });
    // 19.99 × 1.16523 = 23.29; plus 10 % is 25.62; the neat price is 25.99.
    expect(await priceOn(item.itemId, 'DE')).toEqual({ price_minor: 2_599, price_owner: 'rule' });
    expect((await list(item.itemId)).list).toEqual([
      { userId: owner.userId, site: 'DE', sku: null, price: money(2_550, 'EUR'), manualPriceEnabled: false },
    ]);
  });

  it.each([
    ['a price without an amount', { site: 'DE', enabled: true }],
    ['a removal with an amount', { site: 'DE', minor: 2_550, enabled: false }],
  ])('are rejected: %s', async (_what, price) => {
    const { itemId } = await buildItem(database.db, account);
    const input = { ...itemOf(itemId), body: { prices: [price as ManualPriceInput] } };
    expect(await server.as(owner).refused(pricing.setManual, input)).toMatchObject({
      status: 400,
      error: 'invalid_request',
    });
    expect((await list(itemId)).list).toEqual([]);
  });

  it('are not changed by a rule', async () => {
    const item = await buildItem(database.db, account);
    await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
    await set(item.itemId, { site: 'DE', minor: 2_550, enabled: true });
    await save(settingOf('DE', { price_increase: 50 }));
    expect((await list(item.itemId)).list[0]?.price).toEqual(money(2_550, 'EUR'));
  });

  it('are recorded in the history if they changed', async () => {
    const { itemId } = await buildItem(database.db, account);
    const price = { site: 'DE', minor: 2_550, enabled: true } as const;
    await set(itemId, price);
    await set(itemId, price);
    await set(itemId, { site: 'DE', enabled: false });
    await set(itemId, { site: 'DE', enabled: false });
    const entries = (await historyOf()).filter((entry) => entry.field === 'manual-price');
    expect(entries.map(({ before, after, why }) => [before, after, why])).toEqual([
      [money(2_550, 'EUR'), null, 'manual_price_removed'],
      [null, money(2_550, 'EUR'), 'manual_price_set'],
    ]);
  });

  it.each([0, -1])('of %i are rejected with the whole request', async (minor) => {
    const { itemId } = await buildItem(database.db, account);
    const prices = [
      { site: 'FR', minor: 100, enabled: true },
      { site: 'DE', minor, enabled: true },
    ];
    const refusal = await server.as(owner).refused(pricing.setManual, { ...itemOf(itemId), body: { prices } });
    expect(refusal).toMatchObject({ status: 400, error: 'price_not_positive' });
    expect((await list(itemId)).list).toEqual([]);
  });

  it('are rejected on the home site, which has the seller’s own price', async () => {
    const { itemId } = await buildItem(database.db, account);
    const prices = [{ site: 'UK', minor: 100, enabled: true }];
    const refusal = await server.as(owner).refused(pricing.setManual, { ...itemOf(itemId), body: { prices } });
    expect(refusal).toMatchObject({ status: 400, error: 'site_not_supported' });
  });

  it.each<[string, object]>([
    ['no price', { prices: [] }],
    ['an invalid amount', { prices: [{ site: 'DE', minor: 10.5, enabled: true }] }],
    ['an amount that is too large', { prices: [{ site: 'DE', minor: 100_000_000_000, enabled: true }] }],
    ['an amount as text', { prices: [{ site: 'DE', minor: '1000', enabled: true }] }],
    ['the same site twice', { prices: [1, 2].map((minor) => ({ site: 'DE', minor, enabled: true })) }],
  ])('reject %s', async (_what, body) => {
    const { itemId } = await buildItem(database.db, account);
    const refusal = await server.as(owner).refused(pricing.setManual, { ...itemOf(itemId), body });
    expect(refusal).toMatchObject({ status: 400, error: 'invalid_request' });
  });

  it('cannot be set for another seller’s item', async () => {
    const stranger = await buildOwner(database.db);
    const foreign = await buildItem(database.db, await buildAccount(database.db, stranger.userId));
    const expected = { status: 404, error: 'item_not_found' };
    const body = { prices: [{ site: 'DE', minor: 100, enabled: true }] };
    expect(await server.as(owner).refused(pricing.listManual, itemOf(foreign.itemId))).toMatchObject(expected);
    expect(await server.as(owner).refused(pricing.setManual, { ...itemOf(foreign.itemId), body })).toMatchObject(
      expected,
    );
  });
});
