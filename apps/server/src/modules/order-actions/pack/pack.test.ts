import { createEbayConnector } from '@quayside/connector-ebay';
import { contract, type Order } from '@quayside/contract';
import { beforeAll, expect, it } from 'vitest';
import { connectShop } from '../../../../test/consent.ts';
import { eventually } from '../../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../../test/factories/seller.ts';
import { useTestServer } from '../../../../test/server.ts';
import { useTestSandbox } from '../../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const { orders, orderActions, imports } = contract;

const database = useTestDatabase();
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,30`;
const sandbox = useTestSandbox({ catalogue: [1, 2, 3, 4, 5, 6].map(row) });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

let owner: TestLogin;
let accountId: number;
const params = () => ({ id: owner.userId });
const seller = () => server.as(owner);

beforeAll(async () => {
  owner = await buildOwner(database.db);
  accountId = await connectShop(server, owner, SELLER);
  const { list } = await seller().call(imports.list, { params: params(), query: {} });
  const open = list.find(({ finishedAt }) => finishedAt === null);
  const { importId } = open ?? (await seller().call(imports.create, { params: params(), body: { accountId } }));
  await server.runJob('sync.import', { userId: owner.userId, importId });
  server.startSender();
});

async function buy(sku: string, quantity = 1): Promise<Order> {
  const placed = await sandbox.control<{ orders: { orderId: string }[] }>('orders', {
    seller: SELLER,
    sku,
    site: 'UK',
    quantity,
  });
  await server.pollOrders(owner.userId, accountId);
  const { sales } = await seller().call(orders.list, {
    params: { ...params(), platform: 'ebay' as const },
    query: { limit: 200 },
  });
  const found = sales.find(({ externalId }) => externalId === placed.orders[0]?.orderId);
  if (!found) throw new Error('No order came');
  return found;
}

const scan = (code: string) => ({ params: params(), query: { code } });
const find = (code: string) => seller().call(orderActions.findToPack, scan(code));
const refusalOf = async (code: string) => (await seller().send(orderActions.findToPack, scan(code))).json();
const parcel = (order: Order, trackingNumber: string, more: object = {}) => ({
  params: { ...params(), orderId: order.id },
  body: { trackingNumber, carrier: 'royal mail', pieces: 1, ...more },
});
const pack = (order: Order, trackingNumber: string, more: object = {}) =>
  seller().call(orderActions.pack, parcel(order, trackingNumber, more));
const packRefused = async (order: Order, trackingNumber: string, more: object = {}) =>
  (await seller().send(orderActions.pack, parcel(order, trackingNumber, more))).json();
const shipmentsThere = async (order: Order) => {
  const { orders: all } = await sandbox.control<{ orders: { orderId: string; shipments: object[] }[] }>(
    `orders?seller=${SELLER}&limit=200`,
  );
  return all.find(({ orderId }) => orderId === order.externalId)?.shipments ?? [];
};

it('a scan finds an order by its number, by the end of it, and by a sku', async () => {
  const order = await buy('FIG-1', 2);
  const asked = { orderId: order.id, externalId: order.externalId, pieces: 2 };
  expect(await find(order.externalId)).toMatchObject({
    ...asked,
    by: 'number',
    country: expect.stringMatching(/^[A-Z]{2}$/),
    recipient: expect.arrayContaining([expect.stringMatching(/\S/)]),
    lines: [{ title: 'Harbour Figure No. 1 Red', sku: 'FIG-1', pieces: 2, imageUrl: expect.any(String) }],
  });
  expect(await find(order.externalId.slice(-6))).toMatchObject({ ...asked, by: 'end' });
  expect(await find('fig-1')).toMatchObject({ ...asked, by: 'sku', alike: 0 });
  const later = await buy('FIG-1', 1);
  expect(await find('FIG-1')).toMatchObject({ by: 'sku', alike: 1 });
  expect(later.id).not.toBe(order.id);
});

it('a scan that finds nothing to pack says why', async () => {
  const order = await buy('FIG-2');
  expect(await refusalOf('NO-SUCH-THING')).toMatchObject({ error: 'scan_unknown' });
  expect(await refusalOf('1,23457E+11')).toMatchObject({ error: 'scan_shortened' });
  expect(await refusalOf('-9-')).toMatchObject({ error: 'scan_too_short' });
  await pack(order, 'RR473124829GB');
  expect(await refusalOf(order.externalId)).toMatchObject({
    error: 'order_shipped',
    error_description: expect.stringContaining(order.externalId),
  });
  expect(await refusalOf('FIG-2')).toMatchObject({ error: 'sku_not_to_ship' });
  expect(await refusalOf('rr 4731 2482 9gb')).toMatchObject({
    error: 'scan_is_tracking',
    error_description: expect.stringContaining(order.externalId),
  });
  const unpaid = await buy('FIG-6');
  await database.pool.query(`update orders set status = 'pending' where user_id = $1 and order_id = $2`, [
    owner.userId,
    unpaid.id,
  ]);
  expect(await refusalOf(unpaid.externalId)).toMatchObject({ error: 'order_unpaid' });
  expect(await packRefused(unpaid, 'AB78')).toMatchObject({ error: 'order_unpaid' });
  const elsewhere = await buy('FIG-6');
  await database.pool.query(
    'update orders set is_fulfilled_by_marketplace = true where user_id = $1 and order_id = $2',
    [owner.userId, elsewhere.id],
  );
  expect(await refusalOf(elsewhere.externalId)).toMatchObject({ error: 'order_not_shippable' });
  expect(await packRefused(elsewhere, 'AB79')).toMatchObject({ error: 'order_not_shippable' });
  const cancelled = await buy('FIG-6');
  await seller().call(orderActions.cancel, {
    params: { ...params(), orderId: cancelled.id },
    body: { reason: 'out_of_stock', isRestocked: true, seen: 0 },
  });
  expect(await refusalOf(cancelled.externalId)).toMatchObject({ error: 'order_over' });
  expect(await packRefused(cancelled, 'AB77')).toMatchObject({ error: 'order_over' });
});

it('the end of a number that two orders share is refused, and so is one order in another account', async () => {
  const [one, other] = [await buy('FIG-3'), await buy('FIG-3')];
  await database.pool.query(
    `update orders set external_id = 'Z1-' || $3::text, search_text = 'z1-' || $3, buyer_sealed = null
     where user_id = $1 and order_id = $2`,
    [owner.userId, other.id, one.externalId],
  );
  expect(await refusalOf(one.externalId.slice(-7))).toMatchObject({ error: 'scan_ambiguous' });
  const foreign = await buildOwner(database.db);
  const answer = await server
    .as(foreign)
    .send(orderActions.findToPack, { params: { id: foreign.userId }, query: { code: one.externalId } });
  expect(answer.json()).toMatchObject({ error: 'scan_unknown' });
  const place = { params: params(), query: { code: one.externalId, accountId: 999_999 } };
  expect((await seller().send(orderActions.findToPack, place)).json()).toMatchObject({ error: 'account_not_found' });
});

it('a packed order is sent once, however often and at once the call is repeated', async () => {
  const order = await buy('FIG-4', 3);
  expect(await packRefused(order, 'AB100')).toMatchObject({ error: 'order_changed' });
  const answers = await Promise.all([1, 2, 3].map(() => pack(order, 'AB100', { pieces: 3 })));
  for (const answer of answers) {
    expect(answer).toEqual({
      orderId: order.id,
      externalId: order.externalId,
      carrier: 'Royal Mail',
      trackingNumber: 'AB100',
      pieces: 3,
    });
  }
  await eventually(async () => expect(await shipmentsThere(order)).toHaveLength(1));
  expect(await packRefused(order, 'AB101', { pieces: 3 })).toMatchObject({ error: 'order_shipped' });
  expect(await shipmentsThere(order)).toHaveLength(1);
});

it('a tracking number that cannot be right is refused, and one parcel for two orders is possible on purpose', async () => {
  const [one, other] = [await buy('FIG-5'), await buy('FIG-5')];
  expect(await packRefused(one, '1.23457E+11')).toMatchObject({ error: 'scan_shortened' });
  expect(await packRefused(one, 'ÄÖÜ-1')).toMatchObject({ error: 'tracking_invalid' });
  expect(await packRefused(one, other.externalId)).toMatchObject({ error: 'tracking_is_order' });
  await pack(one, 'JD 0200');
  expect(await packRefused(other, 'jd-0200')).toMatchObject({
    error: 'tracking_used',
    error_description: expect.stringContaining(one.externalId),
  });
  expect(await pack(other, 'jd-0200', { isShared: true })).toMatchObject({ orderId: other.id });
  expect(await find('FIG-1')).toMatchObject({ lastCarrier: 'Royal Mail' });
  const gone = { ...one, id: 999_999 };
  expect(await packRefused(gone, 'AB1')).toMatchObject({ error: 'order_not_found' });
});

it('a picking list has each article once, with the sum of its orders, and nothing that is shipped', async () => {
  const [one, other] = [await buy('FIG-6', 2), await buy('FIG-6', 3)];
  const read = async (query: object) => seller().call(orderActions.getPicking, { params: params(), query });
  const both = { orderIds: `${one.id},${other.id}` };
  expect(await read(both)).toMatchObject({
    orders: 2,
    pieces: 5,
    isCut: false,
    articles: [
      {
        sku: 'FIG-6',
        title: 'Harbour Figure No. 6 Red',
        pieces: 5,
        orders: [
          { orderId: one.id, externalId: one.externalId, pieces: 2 },
          { orderId: other.id, externalId: other.externalId, pieces: 3 },
        ],
      },
    ],
  });
  await pack(one, 'AB900', { pieces: 2 });
  expect(await read(both)).toMatchObject({ orders: 1, pieces: 3 });
  const skus = (await read({})).articles.map(({ sku }) => sku);
  expect(skus).toContain('FIG-6');
  expect(skus).toEqual([...new Set(skus)].toSorted());
  const elsewhere = { params: params(), query: { accountId: 999_999 } };
  expect((await seller().send(orderActions.getPicking, elsewhere)).json()).toMatchObject({
    error: 'account_not_found',
  });
});
