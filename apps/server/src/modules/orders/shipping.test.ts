import { createAmazonConnector } from '@quayside/connector-amazon';
import { imports, type Order, orders } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectAmazonShop } from '../../../test/amazon-shop.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'pennine-crafts-uk';

const database = useTestDatabase();
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,9`;
const sandbox = useTestSandbox({ catalogue: [1, 2, 3].map(row) });
const server = useTestServer(database, { connectors: () => [createAmazonConnector(sandbox.amazon)] });

let owner: TestLogin;
let accountId: number;
const params = () => ({ id: owner.userId });

beforeAll(async () => {
  owner = await buildOwner(database.db);
  ({ accountId } = await connectAmazonShop(database.db, owner.userId, sandbox, SELLER));
  const { importId } = await server.as(owner).call(imports.create, { params: params(), body: { accountId } });
  await server.runJob('sync.import', { userId: owner.userId, importId });
  server.startSender();
});

async function buy(sku: string, more: object = {}): Promise<Order> {
  const known = new Set((await list()).map(({ id }) => id));
  await sandbox.control('amazon/orders', { seller: SELLER, site: 'UK', sku, ...more });
  let found: Order | undefined;
  await eventually(async () => {
    await server.pollOrders(owner.userId, accountId);
    found = (await list()).find(({ id }) => !known.has(id));
    expect(found).toBeDefined();
  });
  if (!found) throw new Error('No order came');
  return found;
}
const list = async () =>
  (await server.as(owner).call(orders.list, { params: { ...params(), platform: 'amazon' as const }, query: {} })).sales;
const read = async (id: number) => (await list()).find((order) => order.id === id);
const shipment = { carrierCode: 'DHL', trackingNumber: 'JD0002' };
const ship = (orderId: number, body: typeof shipment & { lineIds?: readonly number[] } = shipment) =>
  server.as(owner).call(orders.ship, { params: { ...params(), orderId }, body });

describe('a shipped order', () => {
  it('is confirmed to the marketplace, becomes shipped with the next read, and its goods leave the stock', async () => {
    const stock = async () =>
      (
        await database.pool.query<{ on_hand: number; reserved: number }>(
          `select on_hand, reserved from stock_levels l join item_units u using (user_id, unit_id)
           where l.user_id = $1 and u.sku = 'FIG-1'`,
          [owner.userId],
        )
      ).rows[0];
    const before = await stock();
    const order = await buy('FIG-1');
    expect(order).toMatchObject({ status: 'paid', canShip: true, shipments: [], acceptance: null });
    expect(await ship(order.id)).toMatchObject({
      shipments: [{ ...shipment, number: 1, lineIds: order.lines.map(({ id }) => id), state: 'waiting', reason: null }],
    });
    await eventually(async () => expect(await read(order.id)).toMatchObject({ shipments: [{ state: 'confirmed' }] }));
    await eventually(async () => {
      await server.pollOrders(owner.userId, accountId);
      expect(await read(order.id)).toMatchObject({ status: 'shipped', canShip: false });
    });
    expect(await stock()).toEqual({ on_hand: (before?.on_hand ?? 0) - 1, reserved: 0 });
  });

  it('is not confirmed with a tracking number that a spreadsheet has shortened, also if it is typed', async () => {
    const order = await buy('FIG-2');
    const body = { ...shipment, trackingNumber: '3,40434E+19' };
    const at = { params: { ...params(), orderId: order.id }, body };
    const refused = await server.as(owner).refused(orders.ship, at);
    expect(refused).toMatchObject({ error: 'invalid_request', fields: { 'body.trackingNumber': 'number_shortened' } });
    expect(await read(order.id)).toMatchObject({ canShip: true, shipments: [] });
  });

  it('is confirmed once if the response was lost', async () => {
    const order = await buy('FIG-2');
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'confirmShipment', count: 1 });
    await ship(order.id);
    await eventually(async () => expect(await read(order.id)).toMatchObject({ shipments: [{ state: 'confirmed' }] }));
    const { orders: there } = await sandbox.control<{ orders: { orderId: string; packages?: unknown[] }[] }>(
      `amazon/orders?seller=${SELLER}&limit=50`,
    );
    expect(there.filter(({ orderId }) => orderId === order.externalId)).toHaveLength(1);
  });
});

describe('the reservation of an order', () => {
  const reserved = async () => {
    const { rows } = await database.pool.query<{ sku: string; reserved: number }>(
      `select u.sku, l.reserved from stock_levels l join item_units u using (user_id, unit_id)
       where l.user_id = $1 and u.sku in ('FIG-1', 'FIG-3') order by u.sku`,
      [owner.userId],
    );
    return rows.map((level) => level.reserved);
  };
  const shown = async (id: number) => {
    await server.pollOrders(owner.userId, accountId);
    const order = await read(id);
    return [order?.status, order?.lines.map((line) => line.reserved)];
  };

  it('ends line by line when the marketplace reports them as shipped', async () => {
    const order = await buy('FIG-1', { lines: [{ sku: 'FIG-1' }, { sku: 'FIG-3' }] });
    expect([await reserved(), order.lines.map((line) => line.reserved)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const lineIds = order.lines.flatMap(({ id, sku }) => (sku === 'FIG-1' ? [id] : []));
    await ship(order.id, { ...shipment, lineIds });
    await eventually(async () => {
      expect((await shown(order.id))[0]).toBe('paid');
      expect(await reserved()).toEqual([0, 1]);
    });
    await ship(order.id);
    await eventually(async () => expect(await shown(order.id)).toEqual(['shipped', [0, 0]]));
    expect(await reserved()).toEqual([0, 0]);
  });
});

describe('an order that cannot be shipped from here', () => {
  it('is rejected if it is unpaid, completed or unknown', async () => {
    const pending = await buy('FIG-3', { pending: true });
    expect(pending).toMatchObject({ status: 'pending', canShip: false });
    const refused = async (orderId: number) =>
      (await server.as(owner).refused(orders.ship, { params: { ...params(), orderId }, body: shipment })).error;
    expect(await refused(pending.id)).toBe('order_not_shippable');
    expect(await refused(987_654_321)).toBe('order_not_found');
  });
});
