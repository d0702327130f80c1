import { history, type InputOf, pricing } from '@quayside/contract';
import { money } from '@quayside/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../../test/factories/home-listing.ts';
import { buildItem } from '../../../../test/factories/item.ts';
import { buildListing } from '../../../../test/factories/listing.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';
import type { Item } from '../../products/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
let owner: TestLogin;
let item: Item;

beforeEach(async () => {
  owner = await buildOwner(database.db);
  const account = await buildAccount(database.db, owner.userId);
  item = await buildItem(database.db, account, {
    sku: 'SHIRT',
    price: money(2_000, 'GBP'),
    variants: ['SHIRT-S', 'SHIRT-M'].map((sku) => buildHomeVariant({ sku, price: money(2_000, 'GBP') })),
  });
  await buildListing(database.db, account, item, { site: 'DE', state: 'L' });
});

const place = () => ({ params: { id: owner.userId, itemId: item.itemId } });
type Prices = InputOf<typeof pricing.setManual>['body']['prices'];
const set = (...prices: Prices) => server.as(owner).call(pricing.setManual, { ...place(), body: { prices } });
const list = async (query: InputOf<typeof pricing.listManual>['query']) =>
  (await server.as(owner).call(pricing.listManual, { ...place(), query })).list;
/** The desired prices by the unit's marketplace SKU. */
const desired = async () => {
  const rows = await database.db
    .selectFrom('desired_states')
    .select(['target_key', 'payload'])
    .where('item_id', '=', item.itemId)
    .where('change_kind', '=', 'price')
    .orderBy('target_key')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.target_key, row.payload]));
};

describe('a manual price that changes a live one strongly', () => {
  const refused = (prices: Prices, expected?: number) =>
    server
      .as(owner)
      .refused(pricing.setManual, { ...place(), body: { prices, ...(expected === undefined ? {} : { expected }) } });
  const low: Prices = [{ site: 'DE', sku: 'SHIRT-S', minor: 260, enabled: true }];

  it('needs consent to the number of sites, and states the size of the change', async () => {
    // 20.00 × 1.16523 = 23.30; plus 10 % is 25.63; the neat price is 25.99.
    for (const wrong of [undefined, 0, 2]) {
      const refusal = await refused(low, wrong);
      expect(refusal).toMatchObject({ status: 409, error: 'price_unusual' });
      expect(refusal.error_description).toContain('−90%');
    }
    expect(await list({})).toEqual([]);
    expect(await desired()).toEqual({});
    await server.as(owner).call(pricing.setManual, { ...place(), body: { prices: low, expected: 1 } });
    expect(await desired()).toMatchObject({ 'SHIRT-S-DE': { minor: 260, owner: 'manual' } });
    // Removing it is an equally large change.
    expect((await refused([{ site: 'DE', sku: 'SHIRT-S', enabled: false }])).error_description).toContain('+900%');
  });

  it.each([
    ['falls by 30 %', 1_820, true],
    ['drops by more than the cap', 1_819, false],
    ['is four times as high', 10_396, true],
    ['is more than four times as high', 10_397, false],
  ])('for the whole item: one that %s', async (_what, minor, isTaken) => {
    const prices: Prices = [{ site: 'DE', minor, enabled: true }];
    if (isTaken) expect(await set(...prices)).toMatchObject({ list: [{ price: money(minor, 'EUR') }] });
    else expect(await refused(prices)).toMatchObject({ error: 'price_unusual' });
  });

  it('needs no consent if the item is not live', async () => {
    expect((await set({ site: 'FR', minor: 1, enabled: true })).list).toHaveLength(1);
  });
});

describe('a manual price of one variation', () => {
  it('changes that variation alone and overrides the item’s', async () => {
    await set({ site: 'DE', sku: 'SHIRT-S', minor: 4_000, enabled: true });
    // 20.00 × 1.16523 = 23.30; plus 10 % is 25.63; the neat price is 25.99.
    const byRule = { minor: 2_599, currency: 'EUR', owner: 'rule' };
    const ofUnit = { minor: 4_000, currency: 'EUR', owner: 'manual' };
    expect(await desired()).toEqual({ 'SHIRT-S-DE': ofUnit, 'SHIRT-M-DE': byRule });

    await set({ site: 'DE', minor: 3_000, enabled: true });
    const ofItem = { minor: 3_000, currency: 'EUR', owner: 'manual' };
    expect(await desired()).toEqual({ 'SHIRT-S-DE': ofUnit, 'SHIRT-M-DE': ofItem });
    await set({ site: 'DE', sku: 'SHIRT-S', enabled: false });
    expect(await desired()).toEqual({ 'SHIRT-S-DE': ofItem, 'SHIRT-M-DE': ofItem });
  });

  it('is found by its SKU and by one or several sites', async () => {
    await set(
      { site: 'DE', minor: 3_000, enabled: true },
      { site: 'DE', sku: 'SHIRT-S', minor: 4_000, enabled: true },
      { site: 'FR', sku: 'SHIRT-M', minor: 4_100, enabled: true },
      { site: 'US', sku: 'SHIRT-S', minor: 4_200, enabled: true },
    );
    const found = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).map(({ site, sku, price }) => [site, sku, price.minor]);
    const { userId } = owner;
    expect(await found({ userId, sku: 'SHIRT-S', site: ['DE', 'US'] })).toEqual([
      ['DE', null, 3_000],
      ['DE', 'SHIRT-S', 4_000],
      ['US', 'SHIRT-S', 4_200],
    ]);
    expect(await found({ sku: 'SHIRT-M' })).toEqual([
      ['DE', null, 3_000],
      ['FR', 'SHIRT-M', 4_100],
    ]);
    expect(await found({ site: 'FR' })).toEqual([['FR', 'SHIRT-M', 4_100]]);
    expect(await list({})).toHaveLength(4);
  });

  it('is recorded in the history with its SKU', async () => {
    await set({ site: 'DE', sku: 'SHIRT-S', minor: 4_000, enabled: true });
    const entries = (await server.as(owner).call(history.list, { params: { id: owner.userId }, query: {} })).list;
    expect(entries.find(({ field }) => field === 'manual-price')).toMatchObject({
      before: null,
      after: { sku: 'SHIRT-S', price: money(4_000, 'EUR') },
      why: 'manual_price_set',
    });
  });

  it('is rejected for a SKU that the item does not have, and twice for one variation', async () => {
    const price = { site: 'DE' as const, minor: 100, enabled: true };
    const refused = (...prices: Prices) =>
      server.as(owner).refused(pricing.setManual, { ...place(), body: { prices } });
    expect(await refused({ ...price, sku: 'TROUSERS' })).toMatchObject({ status: 404, error: 'item_not_found' });
    const twice = { ...price, sku: 'SHIRT-S' };
    expect(await refused(twice, twice)).toMatchObject({ status: 400, error: 'invalid_request' });
    expect(await list({})).toEqual([]);
  });

  it('cannot be read for another seller', async () => {
    const stranger = await buildOwner(database.db);
    const asked = { ...place(), query: { userId: stranger.userId } };
    expect(await server.as(owner).refused(pricing.listManual, asked)).toMatchObject({
      status: 403,
      error: 'foreign_user',
    });
  });
});
