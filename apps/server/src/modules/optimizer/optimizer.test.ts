import { createEbayConnector } from '@quayside/connector-ebay';
import {
  type Assumptions,
  changes,
  contract,
  costs,
  type ImprovableQuery,
  optimizer,
  shipping,
} from '@quayside/contract';
import { money } from '@quayside/kernel';
import type { ListingCheck } from '@quayside/kernel/listing-checks';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../test/factories/home-listing.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildListing } from '../../../test/factories/listing.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Account } from '../accounts/index.ts';
import { recordHistory, SYSTEM } from '../history/index.ts';
import type { Item } from '../products/index.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox({ catalogue: [] });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
let owner: TestLogin;
let account: Account;

const GOOD = {
  title: 'Cotton shirt of the harbour works, size M, red',
  gtin: '4006381333931',
  brand: 'Quay',
  images: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'],
};

beforeEach(async () => {
  owner = await buildOwner(database.db);
  account = await buildAccount(database.db, owner.userId);
});

const params = () => ({ id: owner.userId });
const read = (login = owner) => server.as(login).call(optimizer.get, { params: { id: login.userId } });
const set = (check: ListingCheck, value: boolean) =>
  server.as(owner).call(optimizer.update, { params: { ...params(), check }, body: { value } });
const found = async () => Object.fromEntries((await read()).checks.map(({ check, items }) => [check, items]));
const history = async () => (await server.as(owner).call(contract.history.list, { params: params(), query: {} })).list;

describe('the listing optimizer', () => {
  it('counts what the items on sale lack, and names some of them', async () => {
    const items = await buildItems(database.db, account, [
      GOOD,
      { ...GOOD, gtin: null },
      { ...GOOD, gtin: null, brand: null },
      { ...GOOD, images: ['https://pictures.example/1.jpg'] },
      { ...GOOD, title: 'Cotton shirt' },
      // The variants of an item have their own product codes.
      { ...GOOD, gtin: null, variants: [buildHomeVariant({ sku: 'RED' }), buildHomeVariant({ sku: 'BLUE' })] },
    ]);
    const one = { titleSpace: null, specifics: null, sizes: null, priceHigh: null, promotion: null };
    expect(await found()).toEqual({ gtin: 2, brand: 1, pictures: 1, titleLength: 1, ...one });
    const { items: all, checks } = await read();
    expect(all).toBe(4);
    expect(checks.find(({ check }) => check === 'titleLength')?.examples).toEqual([
      { platform: 'ebay', accountId: account.accountId, itemId: items[4]?.itemId, title: 'Cotton shirt' },
    ]);
  });

  it('names at most three items per check, and none that has ended or belongs to another seller', async () => {
    await buildItems(
      database.db,
      account,
      Array.from({ length: 5 }, () => ({ ...GOOD, brand: null })),
    );
    await database.db.updateTable('items').set({ is_ended: true }).where('user_id', '=', owner.userId).execute();
    expect((await read()).items).toBe(0);
    await database.db.updateTable('items').set({ is_ended: false }).where('user_id', '=', owner.userId).execute();
    const { checks } = await read();
    expect(checks.map(({ items, examples }) => [items, examples.length])).toContainEqual([5, 3]);
    const stranger = await buildOwner(database.db);
    expect((await read(stranger)).items).toBe(0);
  });

  it('excludes a check that was switched off until it is on again, with its history', async () => {
    await buildItems(database.db, account, [{ ...GOOD, brand: null }]);
    const off = await set('brand', false);
    expect(off).toMatchObject({
      items: 0,
      checks: expect.arrayContaining([{ check: 'brand', value: false, items: null, examples: [] }]),
    });
    await set('brand', false);
    expect(await read()).toEqual(off);
    expect((await set('brand', true)).items).toBe(1);
    expect((await history()).filter(({ why }) => why === 'switch_set').map(({ after }) => after)).toEqual([
      { name: 'listing-optimizer brand', value: true },
      { name: 'listing-optimizer brand', value: false },
    ]);
  });

  it('rejects a check that does not exist, another body, and a viewer', async () => {
    const send = (check: string, body: object, login = owner) =>
      server.as(login).refused(optimizer.update, { params: { ...params(), check }, body });
    expect(await send('nothing', { value: true })).toMatchObject({ status: 400 });
    expect(await send('brand', { value: 'no' })).toMatchObject({ status: 400 });
    const viewer = await buildLogin(database.db, owner.userId, { role: 'viewer' });
    expect(await send('brand', { value: false }, viewer)).toMatchObject({ status: 403 });
  });
});

describe('what would help live listings', () => {
  const ofAccount = () => ({ id: owner.userId, accountId: account.accountId });
  const list = (query: ImprovableQuery = {}) =>
    server.as(owner).call(optimizer.list, { params: ofAccount(), query: { site: 'DE', ...query } });
  const rowsOf = async (changeId: number) =>
    (await server.as(owner).call(changes.listRows, { params: { id: owner.userId, changeId }, query: {} })).list;
  const confirm = (changeId: number, expected: number) =>
    server.as(owner).call(changes.confirm, { params: { id: owner.userId, changeId }, body: { expected } });

  /** The category of the items on eBay.de, which asks for a colour and recommends a material and a style. */
  async function map(): Promise<void> {
    const aspect = (name: string) => ({ name, allowedValues: [], isSelectionOnly: false });
    const requirements = {
      ...{
        categoryId: '100',
        requiredAspects: [aspect('Farbe')],
        recommendedAspects: [aspect('Material'), aspect('Stil')],
      },
      ...{ conditions: ['NEW'], variationsAllowed: true },
    };
    await database.pool.query(
      `insert into site_categories (platform, site, category_id, tree_version, requirements, read_at)
      values ('ebay', 'DE', '100', '1', $1, now()) on conflict do nothing`,
      [JSON.stringify(requirements)],
    );
    await database.pool.query(
      `insert into category_mappings (user_id, account_id, home_category_id, site, category_id, source, tree_version, checked_at)
      values ($1, $2, '19019', 'DE', '100', 'chosen', '1', now())`,
      [owner.userId, account.accountId],
    );
  }

  /** Everything that a margin is worked out from. */
  async function earn(items: readonly Item[]): Promise<void> {
    const { userId, accountId } = account;
    const as = server.as(owner);
    const assumptions: Assumptions = {
      ...{
        vatScheme: 'oss',
        vatRate: null,
        commission: 1_200,
        adRate: 0,
        returnShare: 0,
        returnCost: null,
        costShare: null,
      },
    };
    await as.call(costs.setAssumptions, {
      ...{ params: { id: userId }, query: { accountId } },
      body: { site: null, validFrom: '2026-01-01', assumptions },
    });
    await as.call(shipping.create, {
      params: { id: userId },
      body: {
        ...{ name: 'Parcels', currency: 'GBP', handling_time: 1, free_shipping: true, is_default: true, regions: [] },
        rates: [{ region: 'EU', country: null, service: 'STANDARD', type: 'flat', cost: 250, additional_cost: 0 }],
      },
    });
    await database.pool.query(
      `insert into item_costs (user_id, item_id, valid_from, cost_minor, currency) select $1, unnest($2::bigint[]), '2026-01-01', 100, 'GBP'`,
      [userId, items.map(({ itemId }) => itemId)],
    );
  }

  /** It was on sale for a long time at one price, and was raised some days ago. */
  async function raise({ itemId }: Item, days: number): Promise<void> {
    const change = { before: money(1_500, 'EUR'), after: money(2_399, 'EUR'), why: 'rule_changed' } as const;
    const of = { actor: SYSTEM, entity: 'listing', entityId: itemId, itemId, site: 'DE', field: 'price' } as const;
    await withTransaction(database.db, (tx) => recordHistory(tx, owner.userId, [{ ...of, ...change }]));
    await database.pool.query(
      `update history set at = now() - $3 * interval '1 day' where user_id = $1 and item_id = $2`,
      [owner.userId, itemId, days],
    );
    await database.pool.query(
      `update listings set listed_at = now() - interval '100 days' where user_id = $1 and item_id = $2`,
      [owner.userId, itemId],
    );
  }

  it('is worked out for each from what is known of it, and what the seller accepts becomes a change to look at', async () => {
    const made = await buildItems(database.db, account, [
      { ...GOOD, title: 'Train', attributes: { Colour: ['Red'], Material: ['Wood'] } },
      { ...GOOD, brand: null, attributes: { Colour: ['Red'], Material: ['Wood'], Style: ['Classic'] } },
      GOOD,
    ]);
    await map();
    await earn(made);
    const long = 'Rote Eisenbahn aus Holz der Hafenwerke, mit Schienen und Tunnel, ab drei Jahren';
    for (const [index, item] of made.entries()) {
      await buildListing(database.db, account, item, {
        site: 'DE',
        state: 'L',
        title: index === 0 ? 'Eisenbahn' : `${long}`.slice(index),
      });
      await buildListing(database.db, account, item, {
        site: 'FR',
        state: index === 0 ? 'L' : 'B',
        title: `${long} FR`.slice(index),
      });
    }
    const [train, second] = made;
    if (!train || !second) throw new Error('the items are stored');
    await raise(train, 20);
    const eligible = { DE: { eligibility: { state: 'eligible', why: null, message: null }, ownCampaigns: [] } };
    await database.pool.query('insert into ad_accounts (user_id, account_id, sites) values ($1, $2, $3)', [
      owner.userId,
      account.accountId,
      JSON.stringify(eligible),
    ]);
    const all = (await list()).list;
    const of = (item: Item) => all.find(({ itemId }) => itemId === item.itemId)?.improvements ?? [];
    expect(of(train)).toMatchObject([
      { check: 'priceHigh', price: money(2_399, 'EUR'), usual: money(1_500, 'EUR') },
      { check: 'specifics', names: ['Stil'] },
      { check: 'titleSpace', length: 9, limit: 80, proposal: 'Eisenbahn Rot Holz' },
      { check: 'promotion', why: 'closed', rate: 200, margin: { currency: 'EUR' } },
    ]);
    expect(of(second).map(({ check }) => check)).toEqual(['promotion', 'brand']);
    const first = await list({ limit: 1, check: 'promotion' });
    expect(first.list.map(({ itemId }) => itemId)).toEqual([train.itemId]);
    const { list: rest } = await list({
      check: 'promotion',
      ...(first.nextCursor ? { cursor: first.nextCursor } : {}),
    });
    expect(rest.map(({ itemId }) => itemId)).toEqual(made.slice(1).map(({ itemId }) => itemId));
    expect((await server.as(owner).call(optimizer.list, { params: ofAccount(), query: { site: 'FR' } })).list).toEqual(
      [],
    );

    const places = made.map(({ itemId }) => ({ itemId, site: 'DE' as const }));
    const titles = await server
      .as(owner)
      .call(optimizer.prepareTitles, { params: ofAccount(), body: { listings: places } });
    expect(await rowsOf(titles.changeId)).toMatchObject([
      { before: 'Eisenbahn', after: 'Eisenbahn Rot Holz', site: 'DE', state: 'warned', reason: 'live' },
    ]);
    await confirm(titles.changeId, 1);
    expect((await list({ check: 'titleSpace' })).list).toMatchObject([{ title: 'Eisenbahn Rot Holz' }]);
    const prices = await server
      .as(owner)
      .call(optimizer.preparePrices, { params: ofAccount(), body: { listings: places } });
    expect(await rowsOf(prices.changeId)).toMatchObject([
      { before: null, after: money(1_500, 'EUR'), site: 'DE', state: 'warned', reason: 'steep_fall' },
    ]);
    await set('priceHigh', false);
    expect((await list({ check: 'priceHigh' })).list).toEqual([]);
    const none = await server
      .as(owner)
      .refused(optimizer.preparePrices, { params: ofAccount(), body: { listings: places } });
    expect(none).toMatchObject({ status: 400, error: 'nothing_selected' });
  });

  it('is never told of a stranger’s account', async () => {
    const stranger = await buildOwner(database.db);
    const params = { id: stranger.userId, accountId: account.accountId };
    expect(await server.as(stranger).refused(optimizer.list, { params, query: {} })).toMatchObject({ status: 404 });
    const body = { listings: [{ itemId: 1, site: 'DE' as const }] };
    expect(await server.as(stranger).refused(optimizer.prepareTitles, { params, body })).toMatchObject({ status: 404 });
  });
});
