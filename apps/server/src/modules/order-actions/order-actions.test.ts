import { createEbayConnector } from '@quayside/connector-ebay';
import { contract, type Order } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectShop } from '../../../test/consent.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';

const SELLER = 'demo-shop-uk';
const { orders, orderActions, imports, history, profile } = contract;

const database = useTestDatabase();
const row = (n: number) => `FIG-${n},Harbour Figure No. ${n} Red,Figures & Playsets,Harbour,${10 + n}.50,GBP,9`;
const sandbox = useTestSandbox({ catalogue: [1, 2, 3, 4, 5, 6].map(row) });
const server = useTestServer(database, { connectors: () => [createEbayConnector(sandbox.ebay)] });

let owner: TestLogin;
let accountId: number;
const params = () => ({ id: owner.userId });
const at = (orderId: number) => ({ params: { ...params(), orderId } });
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

const list = async () =>
  (await seller().call(orders.list, { params: { ...params(), platform: 'ebay' as const }, query: {} })).sales;

async function buy(sku: string, quantity = 1): Promise<Order> {
  const placed = await sandbox.control<{ orders: { orderId: string }[] }>('orders', {
    seller: SELLER,
    sku,
    site: 'UK',
    quantity,
  });
  await server.pollOrders(owner.userId, accountId);
  const found = (await list()).find(({ externalId }) => externalId === placed.orders[0]?.orderId);
  if (!found) throw new Error('No order came');
  return found;
}

const there = async (order: Order) => {
  const { orders: all } = await sandbox.control<{
    orders: { orderId: string; refunds: object[]; cancelReason: string | null; shipments: object[] }[];
  }>(`orders?seller=${SELLER}&limit=200`);
  return all.find(({ orderId }) => orderId === order.externalId);
};
const read = (orderId: number) => seller().call(orderActions.get, at(orderId));
const settled = (orderId: number, state: 'confirmed' | 'rejected' = 'confirmed') =>
  eventually(async () => expect((await read(orderId)).changes.at(-1)).toMatchObject({ state }));
/** The pieces that can be sold. */
const available = async (sku: string): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(
    'select on_hand - reserved as n from stock_levels l join item_units u using (user_id, unit_id) where l.user_id = $1 and u.sku = $2',
    [owner.userId, sku],
  );
  return rows[0]?.n ?? -1;
};
/** Why the history says that the order, or the stock, was changed. */
async function whysOf(order: Order): Promise<(string | null)[]> {
  const { list: entries } = await seller().call(history.list, {
    params: params(),
    query: { view: 'every', limit: 200 } as never,
  });
  return entries.filter(({ entity, entityId }) => entity !== 'order' || entityId === order.id).map(({ why }) => why);
}
const cancel = (orderId: number, more: object = {}) => ({
  ...at(orderId),
  body: { reason: 'out_of_stock' as const, isRestocked: true, seen: 0, ...more },
});
const refund = (orderId: number, minor: number, more: object = {}) => ({
  ...at(orderId),
  body: { reason: 'buyer_return' as const, minor, restock: [], seen: 0, ...more },
});
const refused = async (call: Promise<{ error: string }>) => (await call).error;

describe('cancelling an order', () => {
  it('reaches the marketplace once, removes pieces that cannot be sold from stock, and is in the history', async () => {
    const before = await available('FIG-1');
    const order = await buy('FIG-1', 2);
    expect(await read(order.id)).toMatchObject({ cancel: 'whole', canRefund: true, canShip: true, changes: [] });
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'createCancellation', count: 1 });
    await seller().call(orderActions.cancel, cancel(order.id, { isRestocked: false }));
    const late = { ...at(order.id), body: { carrierCode: 'DHL', trackingNumber: 'JD0' } };
    expect(await refused(seller().refused(orders.ship, late))).toBe('order_not_shippable');
    await settled(order.id);
    expect(await there(order)).toMatchObject({ cancelReason: 'OUT_OF_STOCK_OR_CANNOT_FULFILL' });
    await server.pollOrders(owner.userId, accountId);
    expect((await list()).find(({ id }) => id === order.id)).toMatchObject({ status: 'cancelled' });
    expect(await available('FIG-1')).toBe(before - 2);
    expect(await read(order.id)).toMatchObject({ cancel: null, canRefund: false, canShip: false });
    expect(await whysOf(order)).toEqual(expect.arrayContaining(['cancel_decided', 'cancel_confirmed']));
  });

  it('is rejected twice, for a line alone, for a shipped order, and for an unknown one', async () => {
    const order = await buy('FIG-2');
    const lineIds = [999_999];
    expect(await refused(seller().refused(orderActions.cancel, cancel(order.id, { lineIds })))).toBe(
      'order_not_cancellable',
    );
    expect(await refused(seller().refused(orderActions.cancel, cancel(order.id, { seen: 1 })))).toBe('order_changed');
    await seller().call(orders.ship, { ...at(order.id), body: { carrierCode: 'DHL', trackingNumber: 'JD1' } });
    expect(await refused(seller().refused(orderActions.cancel, cancel(order.id)))).toBe('order_not_cancellable');
    expect(await refused(seller().refused(orderActions.cancel, cancel(987_654_321)))).toBe('order_not_found');
    expect(await refused(seller().refused(orderActions.get, at(987_654_321)))).toBe('order_not_found');
  });
});

describe('refunding an order', () => {
  it('refunds a part and then the rest, each once although responses are lost, returns the chosen pieces to stock, and is in the history', async () => {
    const order = await buy('FIG-3', 2);
    const [line] = order.lines;
    const total = order.total.minor;
    const before = await available('FIG-3');
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'issueRefund', count: 1 });
    const lines = [{ lineId: line?.id ?? 0, minor: 500 }];
    const restock = [{ lineId: line?.id ?? 0, quantity: 1 }];
    const asked = await seller().call(orderActions.refund, refund(order.id, 500, { lines, restock }));
    expect(asked).toMatchObject({ refundable: { minor: total - 500 }, lines: [{ returnable: 1 }] });
    await settled(order.id);
    expect((await there(order))?.refunds).toEqual([{ amount: { value: '5.00', currency: 'GBP' }, isByLine: true }]);
    expect(await available('FIG-3')).toBe(before + 1);
    // Two clicks at once: the second one was based on an order that has changed since.
    const rest = refund(order.id, total - 500, { seen: 1 });
    const both = await Promise.allSettled([
      seller().call(orderActions.refund, rest),
      seller().call(orderActions.refund, rest),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await settled(order.id);
    expect((await there(order))?.refunds).toHaveLength(2);
    expect(await read(order.id)).toMatchObject({ canRefund: false, refundable: { minor: 0 } });
    const whys = ['refund_decided', 'refund_confirmed', 'goods_returned'];
    expect(await whysOf(order)).toEqual(expect.arrayContaining(whys));
  });

  it('rejects an excessive amount, a wrong sum, a foreign line and pieces that were not sold', async () => {
    const order = await buy('FIG-4');
    const lineId = order.lines[0]?.id ?? 0;
    const error = async (minor: number, more: object = {}) =>
      refused(seller().refused(orderActions.refund, refund(order.id, minor, more)));
    expect(await error(order.total.minor + 1)).toBe('refund_too_large');
    expect(await error(200, { lines: [{ lineId, minor: 100 }] })).toBe('order_not_refundable');
    expect(await error(100, { lines: [{ lineId: 999_999, minor: 100 }] })).toBe('order_not_refundable');
    expect(await error(100, { restock: [{ lineId, quantity: 2 }] })).toBe('order_not_refundable');
    expect(await error(100, { seen: 3 })).toBe('order_changed');
  });

  it('shows the marketplace’s message if it rejects the refund, frees the amount, and can be sent again by the seller', async () => {
    const order = await buy('FIG-5');
    // Refunded on the marketplace's own page in the meantime, which Quayside does not know.
    await seller().call(orderActions.refund, refund(order.id, order.total.minor - 100));
    await settled(order.id);
    await database.pool.query(`update order_changes set state = 'rejected' where user_id = $1 and order_id = $2`, [
      owner.userId,
      order.id,
    ]);
    await seller().call(orderActions.refund, refund(order.id, 200, { seen: 1 }));
    await settled(order.id, 'rejected');
    const { changes, refundable } = await read(order.id);
    expect(changes.at(-1)?.error).toMatch(/beyond what was paid/);
    expect(refundable.minor).toBe(order.total.minor);
    expect(await whysOf(order)).toContain('refund_rejected');
    await seller().call(orderActions.resend, { params: { ...params(), orderId: order.id, number: 2 } });
    await settled(order.id, 'rejected');
    const again = seller().refused(orderActions.resend, { params: { ...params(), orderId: order.id, number: 9 } });
    expect(await refused(again)).toBe('order_change_not_found');
  });
});

describe('shipping in parts', () => {
  it('confirms pieces of one line in two shipments, and no more than were sold', async () => {
    const order = await buy('FIG-6', 3);
    const lineId = order.lines[0]?.id ?? 0;
    const ship = (quantity: number, trackingNumber: string) => ({
      ...at(order.id),
      body: { carrierCode: 'royal mail', trackingNumber, lines: [{ lineId, quantity }] },
    });
    await seller().call(orders.ship, ship(1, 'AB1'));
    expect(await read(order.id)).toMatchObject({
      lines: [{ unshipped: 2 }],
      shipments: [
        {
          carrier: 'Royal Mail',
          carrierCode: 'RoyalMail',
          trackingUrl: expect.stringContaining('AB1'),
          lines: [{ lineId, quantity: 1 }],
        },
      ],
    });
    expect(await refused(seller().refused(orders.ship, ship(3, 'AB2')))).toBe('order_not_shippable');
    await seller().call(orders.ship, ship(2, 'AB2'));
    // Shipments are sent concurrently, so either may arrive first.
    await eventually(async () => {
      const shipments = (await there(order))?.shipments ?? [];
      expect(shipments).toHaveLength(2);
      expect(shipments).toContainEqual({ trackingNumber: 'AB1', carrier: 'RoyalMail', pieces: 1 });
      expect(shipments).toContainEqual({ trackingNumber: 'AB2', carrier: 'RoyalMail', pieces: 2 });
    });
  });
});

describe('the carrier of a shipment', () => {
  it('is suggested for the next order, goes to the marketplace as it allows, and is named in words in the timeline', async () => {
    const order = await buy('FIG-5');
    const body = { carrierCode: 'Pigeon Post', trackingNumber: 'PP1' };
    await seller().call(orders.ship, { ...at(order.id), body });
    await eventually(async () =>
      expect((await there(order))?.shipments).toMatchObject([{ trackingNumber: 'PP1', carrier: 'Other' }]),
    );
    expect(await read(order.id)).toMatchObject({ shipments: [{ carrier: 'Pigeon Post' }] });
    const next = await buy('FIG-5');
    expect(await read(next.id)).toMatchObject({ lastCarrier: 'Pigeon Post' });
    await seller().call(orders.ship, { ...at(next.id), body: { carrierCode: 'ROYAL_MAIL', trackingNumber: 'RM1' } });
    expect(await read(order.id)).toMatchObject({ lastCarrier: 'Royal Mail' });
    const { timeline } = await seller().call(orders.get, at(next.id));
    expect(timeline).toContainEqual(expect.objectContaining({ why: 'shipped', detail: 'Royal Mail RM1' }));
  });
});

describe('a shipment file', () => {
  it('is checked without changing anything, ships its valid rows once, and is rejected with another number', async () => {
    const [one, other] = [await buy('FIG-1', 2), await buy('FIG-2')];
    const file = [
      'Bestellnummer;SKU;Menge;Versanddienst;Sendungsnummer',
      `${one?.externalId};FIG-1;2,0;DHL;JD10`,
      `${other?.externalId};;;DHL;JD11`,
      'NOPE;;;DHL;JD12',
    ].join('\n');
    const check = { params: params(), body: { file } };
    expect(await seller().call(orderActions.checkFile, check)).toMatchObject({
      rows: 2,
      orders: 2,
      shipments: 2,
      pieces: 3,
      problems: [{ row: 4, code: 'order_unknown', value: 'NOPE' }],
    });
    expect((await read(other?.id ?? 0)).shipments).toEqual([]);
    const ship = (expected: number) => ({ params: params(), body: { file, expected } });
    expect(await refused(seller().refused(orderActions.shipFile, ship(3)))).toBe('shipment_file_changed');
    expect(await seller().call(orderActions.shipFile, ship(2))).toMatchObject({ rows: 2, orders: 2, shipments: 2 });
    expect(await refused(seller().refused(orderActions.shipFile, ship(2)))).toBe('shipment_file_changed');
    await eventually(async () =>
      expect((await read(other?.id ?? 0)).shipments).toMatchObject([{ state: 'confirmed' }]),
    );
    const empty = { params: params(), body: { file: 'a;b' } };
    expect(await refused(seller().refused(orderActions.checkFile, empty))).toBe('shipment_file_unreadable');
  });
});

describe('documents', () => {
  it('are PDF files: packing slips in the buyer’s or the seller’s language, and a pick list', async () => {
    const order = await buy('FIG-3');
    for (const [document, language] of [
      ['packing-slip', 'buyer'],
      ['packing-slip', 'seller'],
      ['pick-list', 'seller'],
    ] as const) {
      const response = await server.app.inject({
        method: 'GET',
        url: `/v1/users/${owner.userId}/order-documents/${document}?orderIds=${order.id}&language=${language}`,
        headers: { cookie: owner.cookie, 'accept-language': 'zh' },
      });
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const { faces, boxes } = readPdf(response.rawPayload);
      expect(boxes).toBe(0);
      if (language === 'seller') expect(faces.join(' ')).toContain('NotoSansSC');
    }
    const unknown = {
      params: { ...params(), document: 'pick-list' as const },
      query: { orderIds: '987654321', language: 'seller' as const },
    };
    expect(await refused(seller().refused(orderActions.getDocument, unknown))).toBe('order_not_found');
  });

  it('name the sender of a packing slip with the return address, or say where to enter it', async () => {
    const order = await buy('FIG-4');
    const slip = async () => {
      const { rawPayload } = await server.app.inject({
        method: 'GET',
        url: `/v1/users/${owner.userId}/order-documents/packing-slip?orderIds=${order.id}&language=seller`,
        headers: { cookie: owner.cookie, 'accept-language': 'en' },
      });
      const { lines, boxes } = readPdf(rawPayload);
      expect(boxes).toBe(0);
      return lines.join('\n');
    };
    expect(await slip()).toContain('No return address: enter your address in your profile under “Contact details”.');
    const { pending_email: _pending, ...details } = await seller().call(profile.getContactDetails, {
      params: params(),
    });
    const address = {
      ...{ line1: '12 Harbour Lane', line2: '', city: 'Falmouth', postal_code: 'TR11 3AA' },
      ...{ country: 'GB', state_or_province: '' },
    };
    await seller().call(profile.updateContactDetails, { params: params(), body: { ...details, address } });
    expect(await slip()).toMatch(/From\n.+\n12 Harbour Lane\nFalmouth\nTR11 3AA\nUnited Kingdom\nTo\n/);
  });
});
