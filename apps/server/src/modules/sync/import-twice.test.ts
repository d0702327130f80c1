import { createEbayConnector } from '@quayside/connector-ebay';
import { history, imports } from '@quayside/contract';
import { expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { buildAccount } from '../../../test/factories/account.ts';
import { buildHomeVariant } from '../../../test/factories/home-listing.ts';
import { buildItem } from '../../../test/factories/item.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/** More than one page of the list and one batch of details. */
const ITEMS = 210;

const database = useTestDatabase();
const row = (n: number) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,5`;
const sandbox = useTestSandbox({ catalogue: Array.from({ length: ITEMS }, (_, n) => row(n)) });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

it('an import that two workers run at once counts every listing once', async () => {
  const owner = await buildOwner(database.db);
  await connectShop(server, owner, 'demo-shop-uk');
  const params = { id: owner.userId };
  const [started] = (await server.as(owner).call(imports.list, { params, query: {} })).list;
  const importId = started?.importId ?? 0;
  const work = () => server.runJob('sync.import', { userId: owner.userId, importId });
  await Promise.all([work(), work()]);
  const view = await server.as(owner).call(imports.get, { params: { ...params, importId } });
  expect(view).toMatchObject({ state: 'done', total: ITEMS, listed: ITEMS, imported: ITEMS, updated: 0, failed: 0 });
  // The history has one group for it, with an entry for each item.
  const overview = await server
    .as(owner)
    .call(history.list, { params, query: { view: 'overview', about: 'products' } });
  expect(overview.list).toMatchObject([{ field: 'import', after: { account: 'demo-shop-uk' }, under: ITEMS }]);
  const group = overview.list[0]?.id ?? 0;
  const page = await server.as(owner).call(history.list, { params, query: { group, limit: 200 } });
  expect(page.list.every((entry) => entry.why === 'imported' && entry.itemId !== null)).toBe(true);
  const rest = { group, limit: 200, cursor: page.nextCursor ?? '' };
  expect((await server.as(owner).call(history.list, { params, query: rest })).list).toHaveLength(ITEMS - 200);
});

it('a listing whose variations share a SKU is stored with the first of them and stops no other listing', async () => {
  const { userId } = await buildOwner(database.db);
  const account = await buildAccount(database.db, userId);
  const variants = [
    buildHomeVariant({ sku: 'SAME', specifics: { Colour: 'Red' } }),
    buildHomeVariant({ sku: 'SAME', specifics: { Colour: 'Blue' } }),
    buildHomeVariant({ sku: 'OTHER', specifics: { Colour: 'Green' } }),
  ];
  const item = await buildItem(database.db, account, { variants });
  expect(item.units.map(({ sku, specifics }) => [sku, specifics.Colour])).toEqual([
    ['SAME', 'Red'],
    ['OTHER', 'Green'],
  ]);
});
