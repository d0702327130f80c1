import { type PriceSetting, pricing } from '@quayside/contract';
import { money, type Site } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildItem } from '../../../../test/factories/item.ts';
import { buildListing } from '../../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import type { Account } from '../../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let account: Account;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
});

const rule = (site: Site, price_increase: number, given: Partial<PriceSetting> = {}): PriceSetting => ({
  site,
  is_pricing_enabled: true,
  price_increase,
  increase_type: 'percent',
  neat_prices: false,
  ...given,
});
const config = () => ({ params: { id: owner.userId, platform: 'ebay' as const }, query: {} });
const preview = (...rules: PriceSetting[]) =>
  server.as(owner).call(pricing.previewConfig, { ...config(), body: { rules } });
const saveInput = (rules: PriceSetting[], expected?: number) => ({
  ...config(),
  body: { rules, ...(expected === undefined ? {} : { expected }) },
});
const live = async (site: Site, minor: number) => {
  const item = await buildItem(database.db, account);
  await buildListing(database.db, account, item, { site, state: 'L', price: money(minor, 'EUR') });
  return item;
};
/** The number of listings that are yet to be repriced. */
const repricings = async () => {
  const { rows } = await database.pool.query(
    `select from listing_followers where user_id = $1 and 'rules' = any(changes)`,
    [owner.userId],
  );
  return rows.length;
};

describe('a change of price rules', () => {
  it('shows what it would change of live listings before it is saved', async () => {
    // 19.99 × 1.16523 = 23.29; with 10 % it is 25.62, with 50 % less it is 11.65.
    const { itemId, title } = await live('DE', 2_562);
    await live('DE', 2_000);
    await live('FR', 2_562);
    const raised = await preview(rule('DE', 10));
    expect(raised).toMatchObject({ expected: 1, higher: 1, lower: 0, steep: 0, sites: [{ site: 'DE', count: 1 }] });
    const cut = await preview(rule('DE', -50), rule('FR', -50));
    expect(cut).toMatchObject({ expected: 3, higher: 0, lower: 3, steep: 3, belowFloor: 0, waiting: 0 });
    expect(cut.sites).toEqual(
      expect.arrayContaining([
        { site: 'DE', count: 2 },
        { site: 'FR', count: 1 },
      ]),
    );
    const move = { itemId, title, site: 'DE', before: money(2_562, 'EUR'), after: money(1_165, 'EUR') };
    expect(cut.examples).toContainEqual(move);
    expect((await preview(rule('DE', -50, { floor: 1_166 }))).belowFloor).toBe(2);
    const { rules } = await server.as(owner).call(pricing.getConfig, config());
    expect(rules.every(({ price_increase }) => price_increase === 10)).toBe(true);
    expect(await repricings()).toBe(0);
  });

  it('is saved only with consent to the current number', async () => {
    await live('DE', 2_000);
    const rules = [rule('DE', 20)];
    for (const wrong of [undefined, 0, 2]) {
      const refusal = await server.as(owner).refused(pricing.updateConfig, saveInput(rules, wrong));
      expect(refusal).toMatchObject({ status: 409, error: 'prices_changed' });
    }
    expect((await preview(...rules)).expected).toBe(1);
    await live('DE', 2_100);
    const late = await server.as(owner).refused(pricing.updateConfig, saveInput(rules, 1));
    expect(late).toMatchObject({ error: 'prices_changed' });
    expect(await repricings()).toBe(0);
    const saved = await server.as(owner).call(pricing.updateConfig, saveInput(rules, 2));
    expect(saved.changedListings).toBe(2);
    expect(await repricings()).toBe(2);
  });

  it('needs no consent if no live price changes: manual prices do not', async () => {
    const { itemId } = await live('DE', 2_562);
    await server.as(owner).call(pricing.setManual, {
      params: { id: owner.userId, itemId },
      body: { prices: [{ site: 'DE', minor: 5_000, enabled: true }] },
    });
    const saved = await server.as(owner).call(pricing.updateConfig, saveInput([rule('DE', 20)]));
    expect(saved.changedListings).toBe(0);
  });

  it.each([-90, -50.01, 300.01])('of %s per cent is rejected as a typing error', async (percent) => {
    const refusal = await server.as(owner).refused(pricing.updateConfig, saveInput([rule('DE', percent)]));
    expect(refusal).toMatchObject({ status: 400, error: 'increase_out_of_range' });
    expect(refusal.error_description).toContain(`${percent}% for Germany`);
    const asked = { ...config(), body: { rules: [rule('DE', percent)] } };
    expect(await server.as(owner).refused(pricing.previewConfig, asked)).toMatchObject({
      error: 'increase_out_of_range',
    });
  });

  it.each([-50, 300])('of %i per cent is accepted', async (percent) => {
    const { rules } = await server.as(owner).call(pricing.updateConfig, saveInput([rule('DE', percent)]));
    expect(rules.find(({ site }) => site === 'DE')?.price_increase).toBe(percent);
  });
});

describe('the price config', () => {
  it('shows whether all sites are equal and whether all are enabled', async () => {
    const get = () => server.as(owner).call(pricing.getConfig, config());
    expect(await get()).toMatchObject({ pricesEqual: true, areAllEnabled: true });
    await server.as(owner).call(pricing.updateConfig, saveInput([rule('DE', 12.5)]));
    expect(await get()).toMatchObject({ pricesEqual: false, areAllEnabled: true });
    await server
      .as(owner)
      .call(pricing.updateConfig, saveInput([rule('DE', 10, { is_pricing_enabled: false, neat_prices: true })]));
    expect(await get()).toMatchObject({ pricesEqual: true, areAllEnabled: false });
  });

  it('is that of the platform’s first account if none is given', async () => {
    const second = await buildAccount(database.db, owner.userId);
    await server.as(owner).call(pricing.updateConfig, saveInput([rule('DE', 20)]));
    const of = async (query: { accountId?: number }) =>
      (await server.as(owner).call(pricing.getConfig, { ...config(), query })).rules.find(({ site }) => site === 'DE');
    expect(await of({})).toMatchObject({ price_increase: 20 });
    expect(await of({ accountId: account.accountId })).toMatchObject({ price_increase: 20 });
    expect(await of({ accountId: second.accountId })).toMatchObject({ price_increase: 10 });
  });

  it('returns the rule of one site, and none if the account has no rule there', async () => {
    const get = (site: Site) => ({ ...config(), query: { site } });
    const { rules } = await server.as(owner).call(pricing.getConfig, get('DE'));
    expect(rules.map(({ site }) => site)).toEqual(['DE']);
    const missing = { status: 404, error: 'rule_not_found' };
    expect(await server.as(owner).refused(pricing.getConfig, get('UK'))).toMatchObject(missing);
    expect(await server.as(owner).refused(pricing.updateConfig, saveInput([rule('UK', 5)]))).toMatchObject(missing);
  });
});
