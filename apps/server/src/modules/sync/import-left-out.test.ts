import { createEbayConnector } from '@quayside/connector-ebay';
import { imports, products } from '@quayside/contract';
import { expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'harbour-toys-uk';

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: [1, 2, 3].map((n) => `SKU-${n},Wooden train no. ${n},Toys,Tidewater,${10 + n}.99,GBP,5`),
});
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

it('counts auctions and classified ads, names each with its format, and ends an item that became one', async () => {
  const owner = await buildOwner(database.db);
  const accountId = await connectShop(server, owner, SELLER);
  const params = { id: owner.userId };
  const latest = async () => {
    const { list } = await server.as(owner).call(imports.list, { params, query: {} });
    return list[0];
  };
  const run = async () => {
    const importId = (await latest())?.importId ?? 0;
    await server.runJob('sync.import', { userId: owner.userId, importId });
    const problems = await server.as(owner).call(imports.listProblems, { params: { ...params, importId }, query: {} });
    return { view: await latest(), problems: problems.list };
  };
  const create = async (format: string) => {
    const listing = { create: true, sku: `UK-${format}`, title: `A train by ${format}`, price: '1.00', format };
    const made = await sandbox.control<{ itemId: string }>('listings/change', { seller: SELLER, ...listing });
    return { externalId: made.itemId, format, problem: null, value: null, sku: null, row: null, text: '' };
  };
  const others = [await create('auction'), await create('classified')];

  const first = await run();
  expect(first.view).toMatchObject({ state: 'done', total: 5, listed: 3, imported: 3, failed: 0, skipped: 2 });
  expect(first.problems).toEqual(others);
  const input = { params: { ...params, platform: 'ebay' as const }, query: {} };
  const { list } = await server.as(owner).call(products.list, input);
  expect(list.map(({ sku }) => sku).toSorted()).toEqual(['SKU-1', 'SKU-2', 'SKU-3']);

  // An auction that an earlier version imported as goods: its item ends, because no list of goods contains it.
  await database.db
    .updateTable('items')
    .set({ external_id: others[0]?.externalId ?? '' })
    .where('user_id', '=', owner.userId)
    .where('sku', '=', 'SKU-1')
    .execute();
  await server.as(owner).call(imports.create, { params, body: { accountId } });
  const second = await run();
  expect(second.view).toMatchObject({ state: 'done', imported: 1, skipped: 2, errorCode: null });
  const ended = await database.db.selectFrom('items').select('external_id').where('is_ended', '=', true).execute();
  expect(ended.map((item) => item.external_id)).toEqual([others[0]?.externalId]);
});
