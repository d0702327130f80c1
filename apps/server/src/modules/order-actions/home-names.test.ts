import { createEbayConnector } from '@quayside/connector-ebay';
import { contract, type Order } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

/* Orders as their seller reads them: by the names at home, whatever the site of purchase calls the goods. */

const SELLER = 'demo-shop-uk';
const { orders, orderActions, imports } = contract;
const HOME = { title: 'Red Riding Hood puppet set', sku: 'SHELF-12' };
const THERE = { title: 'Harbour Figure No. 1 Red', sku: 'FIG-1' };

const database = useTestDatabase();
const sandbox = useTestSandbox({
  catalogue: [1, 2].map((n) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,9`),
});
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });
let owner: TestLogin;
let order: Order;
let other: Order;
const params = () => ({ id: owner.userId });
const list = async (query = '') =>
  (
    await server
      .as(owner)
      .call(orders.list, { params: { ...params(), platform: 'ebay' }, query: query === '' ? {} : { query } })
  ).sales;

beforeAll(async () => {
  owner = await buildOwner(database.db);
  const accountId = await connectShop(server, owner, SELLER);
  const { list: known } = await server.as(owner).call(imports.list, { params: params(), query: {} });
  const open = known.find(({ finishedAt }) => finishedAt === null);
  const { importId } = open ?? (await server.as(owner).call(imports.create, { params: params(), body: { accountId } }));
  await server.runJob('sync.import', { userId: owner.userId, importId });
  // The seller calls the item otherwise than the site.
  await database.pool.query(
    `with unit as (update item_units set sku = $2 where user_id = $1 and sku = $4 returning user_id, item_id)
     update items i set title = $3 from unit where i.user_id = unit.user_id and i.item_id = unit.item_id`,
    [owner.userId, HOME.sku, HOME.title, THERE.sku],
  );
  for (const sku of ['FIG-1', 'FIG-2', 'FIG-1'])
    await sandbox.control('orders', { seller: SELLER, sku, site: 'UK', quantity: 1 });
  await server.pollOrders(owner.userId, accountId);
  const all = await list();
  [order, other] = ['FIG-1', 'FIG-2'].map((sku) => all.find(({ lines }) => lines[0]?.sku === sku)) as [Order, Order];
});

async function paper(document: 'pick-list' | 'packing-slip', language: 'buyer' | 'seller'): Promise<string> {
  const orderIds = (await list()).map(({ id }) => id).join(',');
  const { rawPayload } = await server.app.inject({
    method: 'GET',
    url: `/v1/users/${owner.userId}/order-documents/${document}?orderIds=${orderIds}&language=${language}`,
    headers: { cookie: owner.cookie, 'accept-language': 'en' },
  });
  return readPdf(rawPayload).lines.join('\n');
}

it('names a sold item as its seller does, beside the names of the site, in the list, on the page, for actions and in the timeline', async () => {
  expect(order.lines).toMatchObject([{ ...THERE, home: HOME }]);
  expect(other.lines).toMatchObject([{ sku: 'FIG-2', home: { sku: 'FIG-2' } }]);
  const at = { params: { ...params(), orderId: order.id } };
  const page = await server.as(owner).call(orders.get, at);
  expect(page.lines).toMatchObject([{ ...THERE, home: HOME }]);
  expect(page.timeline).toContainEqual(
    expect.objectContaining({ kind: 'stock', stock: expect.objectContaining(HOME) }),
  );
  expect(await server.as(owner).call(orderActions.get, at)).toMatchObject({ lines: [{ ...THERE, home: HOME }] });
});

it('finds an order by both titles and both SKUs', async () => {
  const found = async (words: string) => (await list(words)).map(({ id }) => id).includes(order.id);
  for (const words of ['riding hood', 'shelf-12', 'figure no. 1', 'fig-1']) expect(await found(words)).toBe(true);
  expect(await found('shelf-13')).toBe(false);
});

it('prints a pick list and the seller’s packing slip by the seller’s names, with those of the site, and a buyer’s slip by the latter', async () => {
  const picked = await paper('pick-list', 'seller');
  expect(picked).toContain(HOME.title);
  expect(picked).toContain(`${THERE.sku} · ${THERE.title}`);
  // One unit that two orders need is one article.
  expect(picked.match(/SHELF-12/g)).toHaveLength(1);
  const mine = await paper('packing-slip', 'seller');
  expect(mine).toContain(HOME.sku);
  expect(mine).toContain(HOME.title);
  expect(mine).toContain(`${THERE.sku} · ${THERE.title}`);
  const buyers = await paper('packing-slip', 'buyer');
  expect(buyers).toContain(THERE.title);
  expect(buyers).not.toContain(HOME.title);
});

describe('the file of the orders to ship', () => {
  const download = async (): Promise<string> =>
    (
      await server.app.inject({
        method: 'GET',
        url: `/v1/users/${owner.userId}/order-files/to-ship`,
        headers: { cookie: owner.cookie },
      })
    ).payload;
  const check = (file: string) => server.as(owner).call(orderActions.checkFile, { params: params(), body: { file } });

  it('has every open line by the seller’s names, ships nothing unchanged, and what was entered even as a spreadsheet has changed it', async () => {
    const file = await download();
    const [head, ...rows] = file.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toBe('order,line,sku,title,quantity,carrier,tracking');
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual(
      expect.stringMatching(new RegExp(`^${order.externalId},\\d+,${HOME.sku},${HOME.title},1,,$`)),
    );
    expect(await check(file)).toMatchObject({ rows: 0, unfilled: 3, problems: [] });

    // The spreadsheet has shortened ids and changed the separators.
    const edited = (await download())
      .replaceAll(',', ';')
      // A spreadsheet writes a long number in its own way.
      .replaceAll(/;\d{10,};/g, ';1,00E+13;')
      .split('\r\n')
      .map((row) => (row.includes(order.externalId) ? row.replace(/;;$/, ';royal mail;AB 1') : row))
      .join('\n');
    expect(await check(edited)).toMatchObject({ rows: 1, unfilled: 2, orders: 1, pieces: 1, problems: [] });
    await server.as(owner).call(orderActions.shipFile, { params: params(), body: { file: edited, expected: 1 } });
    const at = { params: { ...params(), orderId: order.id } };
    expect((await server.as(owner).call(orderActions.get, at)).shipments).toMatchObject([
      { carrier: 'Royal Mail', trackingNumber: 'AB 1', lines: [{ quantity: 1 }] },
    ]);
    expect(await download()).not.toContain(order.externalId);
    const foreign = `order;sku;carrier;tracking\n${other.externalId};no-such;DHL;JD1`;
    expect((await check(foreign)).problems).toMatchObject([{ code: 'line_unknown', column: 'sku' }]);
  });
});
