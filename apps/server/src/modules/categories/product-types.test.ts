import { createAmazonConnector } from '@quayside/connector-amazon';
import { createEbayConnector } from '@quayside/connector-ebay';
import { categories } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { useEbayShop } from '../../../test/ebay-shop.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const database = useTestDatabase();
const sandbox = useTestSandbox();
const server = useTestServer(database, {
  connectors: () => [createEbayConnector(sandbox.ebay), createAmazonConnector(sandbox.amazon)],
});
const shop = useEbayShop({ database, sandbox, server }, { seller: 'demo-shop-uk', singles: 1, varied: 0 });
const me = () => server.as(shop.owner);
const params = () => ({ id: shop.owner.userId, accountId: shop.accountId });
const list = () => me().call(categories.list, { params: params(), query: { query: 'Shoes' } });
const query = { site: 'AMDE' as const, query: 'Laufschuhe' };
let amazonId: number;
beforeAll(async () => {
  amazonId = (await connectAmazonShop(database.db, shop.owner.userId, sandbox, 'demo-shop-uk')).accountId;
});

describe('Amazon’s product types', () => {
  it('are not offered to a seller without an account there', async () => {
    const stranger = await buildOwner(database.db);
    const { accountId } = await buildAccount(database.db, stranger.userId);
    const own = { params: { id: stranger.userId, accountId } };
    const { sites } = await server.as(stranger).call(categories.list, { ...own, query: {} });
    expect(sites).toContain('DE');
    expect(sites).not.toContain('AMDE');
    const refusal = await server.as(stranger).refused(categories.search, { ...own, query });
    expect(refusal.error).toBe('account_not_found');
  });

  it('are shown next to the sites of the items’ own platform, and are found by words', async () => {
    const { sites } = await list();
    expect(sites).toEqual(expect.arrayContaining(['DE', 'AMDE', 'AMUK']));
    const found = await me().call(categories.search, { params: params(), query });
    expect(found.categories[0]).toEqual({ id: 'SHOES', path: ['Schuhe'] });
    // The account's own items have the same type on every site.
    const own = { id: shop.owner.userId, accountId: amazonId };
    expect((await me().call(categories.list, { params: own, query: {} })).sites).not.toContain('DE');
    const refusal = await me().refused(categories.search, { params: own, query: { ...query, site: 'DE' } });
    expect(refusal.error).toBe('platform_not_available');
  });

  it('are chosen for a category at home and stored for it and the site', async () => {
    const [home] = (await list()).list;
    const choice = { site: 'AMDE' as const, path: ['Schuhe'], homeCategoryId: home?.home.id ?? '' };
    const chosen = await me().call(categories.choose, { params: params(), body: { ...choice, categoryId: 'SHOES' } });
    expect(chosen).toEqual({ items: home?.items, live: 0 });
    expect((await list()).list[0]?.mappings).toEqual([
      { site: 'AMDE', category: { id: 'SHOES', path: ['Schuhe'] }, source: 'chosen', confidence: null },
    ]);
    const unknown = { ...choice, categoryId: 'UNHEARD_OF' };
    const refusal = await me().refused(categories.choose, { params: params(), body: unknown });
    expect(refusal.error).toBe('category_not_found');
  });
});
