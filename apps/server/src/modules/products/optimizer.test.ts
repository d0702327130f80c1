import { contract, type ListingCheck, products } from '@quayside/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../test/factories/home-listing.ts';
import { buildItems } from '../../../test/factories/item.ts';
import { buildLogin, buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import type { Account } from '../accounts/index.ts';

const database = useTestDatabase();
const server = useTestServer(database);
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
const read = (login = owner) => server.as(login).call(products.getOptimizer, { params: { id: login.userId } });
const set = (check: ListingCheck, value: boolean) =>
  server.as(owner).call(products.updateOptimizer, { params: { ...params(), check }, body: { value } });
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
    expect(await found()).toEqual({ gtin: 2, brand: 1, pictures: 1, titleLength: 1 });
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
      server.as(login).refused(products.updateOptimizer, { params: { ...params(), check }, body });
    expect(await send('nothing', { value: true })).toMatchObject({ status: 400 });
    expect(await send('brand', { value: 'no' })).toMatchObject({ status: 400 });
    const viewer = await buildLogin(database.db, owner.userId, { role: 'viewer' });
    expect(await send('brand', { value: false }, viewer)).toMatchObject({ status: 403 });
  });
});
