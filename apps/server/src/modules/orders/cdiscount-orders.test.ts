import { createCdiscountConnector } from '@quayside/connector-cdiscount';
import { connecting, history, imports, type Order, orders, products } from '@quayside/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { buildOwner, type TestLogin } from '../../../test/factories/seller.ts';
import { useTestServer } from '../../../test/server.ts';
import { useTestSandbox } from '../../../test/setup/sandbox.ts';
import { useTestDatabase } from '../../../test/setup/test-database.ts';
import { withTransaction } from '../../platform/database/database.ts';
import type { Sender } from '../dispatch/index.ts';
import { isOwn } from '../dispatch/leases/leases.ts';
import { ANSWER_QUEUE, claimAnswers, postponeAnswer, removeConfirmed } from '../dispatch/order-answers.repository.ts';
import { claimShipments } from '../dispatch/shipments.repository.ts';

/**
 * Orders that the marketplace keeps on hold until the seller accepts them, and shipments, each of which it accepts only
 * once.
 */
const SELLER = 'demo-shop-fr';
const TWO_DAYS_MS = 2 * 86_400_000;

/** Each test has a shop of its own. */
const isPerTest = true;
const database = useTestDatabase({ isPerTest });
const sandbox = useTestSandbox({ isPerTest });
const server = useTestServer(database, { isPerTest, connectors: () => [createCdiscountConnector(sandbox.cdiscount)] });

let owner: TestLogin;
let accountId = 0;
const params = () => ({ id: owner.userId });
const at = () => ({ ...params(), platform: 'cdiscount' as const });

beforeEach(async () => {
  owner = await buildOwner(database.db);
  const body = { credentials: { sellerId: '60211' } };
  accountId = (await server.as(owner).call(connecting.connect, { params: at(), body })).account_id;
  const [queued] = (await server.as(owner).call(imports.list, { params: params(), query: {} })).list;
  await server.runJob('sync.import', { userId: owner.userId, importId: queued?.importId ?? 0 });
});

interface There {
  readonly orderId: string;
  readonly status: string;
  readonly lines: readonly { readonly parcels: readonly { readonly parcelNumber: string }[] }[];
}

const pollOrders = () => server.pollOrders(owner.userId, accountId);
const list = async () => (await server.as(owner).call(orders.list, { params: at(), query: {} })).sales;
const find = async (externalId: string): Promise<Order> => {
  const found = (await list()).find((order) => order.externalId === externalId);
  if (!found) throw new Error(`The order ${externalId} is not there`);
  return found;
};
const thereOf = async (externalId: string) => {
  const found = await sandbox.control<{ orders: There[] }>(`octopia/orders?seller=${SELLER}&limit=500`);
  return found.orders.find(({ orderId }) => orderId === externalId);
};
const buy = async (fields: object) =>
  (await sandbox.control<{ orderId: string }>('octopia/orders', { seller: SELLER, ...fields })).orderId;
const stateOf = async (externalId: string) => (await find(externalId)).acceptance?.state;
const answer = (orderId: number, said: 'accept' | 'decline') =>
  server.as(owner).call(orders.answer, { params: { ...params(), orderId }, body: { answer: said } });
const whysOf = async (orderId: number) => {
  const { list: entries } = await server.as(owner).call(history.list, { params: params(), query: { limit: 200 } });
  return entries.filter((entry) => entry.entity === 'order' && entry.entityId === orderId).map(({ why }) => why);
};

/** Sets an item's own stock to zero, whatever Cdiscount still offers. */
async function count(sku: string, onHand: number): Promise<void> {
  const { rows } = await database.pool.query<{ item_id: number; unit_id: number }>(
    'select item_id, unit_id from item_units where user_id = $1 and sku = $2',
    [owner.userId, sku],
  );
  const { item_id: itemId, unit_id: unitId } = rows[0] ?? { item_id: 0, unit_id: 0 };
  await server.as(owner).call(products.countStock, { params: { ...at(), itemId }, body: { unitId, onHand } });
}

describe('an order that waits to be accepted', () => {
  let sender: Sender | undefined;
  beforeEach(() => {
    sender = server.startSender();
  });
  afterEach(async () => {
    await sender?.stop();
  });
  const becomes = (externalId: string, state: string) =>
    eventually(async () => expect(await stateOf(externalId)).toBe(state));
  const waiting = async () => {
    const { rows } = await database.pool.query('select order_id from order_answers where user_id = $1', [owner.userId]);
    return rows.length;
  };
  const acceptedOnce = async (externalId: string) => {
    const whys = await whysOf((await find(externalId)).id);
    expect(whys.filter((why) => why === 'order_accepted')).toHaveLength(1);
  };

  it('is accepted when its stock is reserved, and the order and its history say when', async () => {
    const sold = await buy({ sku: 'FR-0001', quantity: 1 });
    await pollOrders();
    await becomes(sold, 'accepted');
    const order = await find(sold);
    const { acceptance } = order;
    expect(acceptance).toMatchObject({ state: 'accepted', at: expect.any(String) });
    expect(Date.parse(acceptance?.by ?? '') - Date.parse(order.orderedAt)).toBe(TWO_DAYS_MS);
    expect(await whysOf(order.id)).toEqual(['order_accepted', 'order']);
  });

  it('is accepted once if the marketplace’s response was lost', async () => {
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'setApprovalStatus', count: 1 });
    const sold = await buy({ sku: 'FR-0001', quantity: 1 });
    await pollOrders();
    await becomes(sold, 'accepted');
    await acceptedOnce(sold);
    expect(await waiting()).toBe(0);
  });

  it('is accepted although reading orders fails', async () => {
    await sandbox.control('faults', { kind: '5xx', operation: 'setApprovalStatus', count: 1 });
    const sold = await buy({ sku: 'FR-0001', quantity: 1 });
    await pollOrders();
    await sandbox.control('faults', { kind: '5xx', operation: 'getOrders' });
    await expect(pollOrders()).rejects.toThrow();
    await becomes(sold, 'accepted');
    await acceptedOnce(sold);
  });

  it('is accepted by another sender after the first was killed, whose late outcome is discarded', async () => {
    await sender?.stop();
    const sold = await buy({ sku: 'FR-0001', quantity: 1 });
    await pollOrders();
    expect(await stateOf(sold)).toBe('accepting');
    const account = { userId: owner.userId, accountId };
    // Its lease has already expired, so the next sender can claim the answer at once.
    const [dead] = await claimAnswers(database.db, account, { now: new Date(), limit: 10, ttlMs: -1 });
    if (!dead) throw new Error('The answer is due');
    const [slow] = await claimAnswers(database.db, account, { now: new Date(), limit: 10, ttlMs: 60_000 });
    expect(slow).toMatchObject({ orderId: dead.orderId, answer: { orderId: sold, isAccepted: true } });
    await withTransaction(database.db, async (tx) => {
      expect(await isOwn(tx, ANSWER_QUEUE, dead)).toBe(false);
      await removeConfirmed(tx, dead);
      await postponeAnswer(tx, dead, { at: new Date(0), attempts: 9, error: { kind: 'unknown', message: 'late' } });
    });
    expect(await waiting()).toBe(1);
    expect(await stateOf(sold)).toBe('accepting');
    await database.pool.query('update order_answers set lease_until = now() where user_id = $1', [owner.userId]);
    sender = server.startSender();
    await becomes(sold, 'accepted');
    await acceptedOnce(sold);
    expect(await waiting()).toBe(0);
  });

  it('gets no answer if the marketplace has ended it', async () => {
    await sender?.stop();
    const sold = await buy({ sku: 'FR-0001', quantity: 1, race: true });
    await pollOrders();
    expect(await waiting()).toBe(1);
    await sandbox.control(`octopia/orders/${sold}`, { seller: SELLER, state: 'Cancelled' });
    await pollOrders();
    expect(await waiting()).toBe(0);
    expect(await stateOf(sold)).toBe('lapsed');
  });

  it('is on hold when it is sold out: the seller gets one mail with the deadline, and nobody accepts it', async () => {
    await count('FR-0002', 0);
    const sold = await buy({ sku: 'FR-0002', quantity: 1 });
    await pollOrders();
    await pollOrders();
    const order = await find(sold);
    expect(order).toMatchObject({ stockStatus: 'oversold', acceptance: { state: 'on_hold', at: null } });
    expect(await thereOf(sold)).toMatchObject({ status: 'WaitingAcceptance' });
    expect(await whysOf(order.id)).toEqual(['order_on_hold', 'order']);
    const mails = (await server.mailsTo(owner.email)).filter(({ text }) => text.includes(sold));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`/cdiscount/${accountId}/orders?stock=oversold`);

    await count('FR-0002', 3);
    await pollOrders();
    await becomes(sold, 'accepted');
    expect(await find(sold)).toMatchObject({ stockStatus: 'fulfillable', acceptance: { state: 'accepted' } });
    expect(['Accepted', 'InPreparation']).toContain((await thereOf(sold))?.status);
  });

  it('can be accepted or declined by the seller, once', async () => {
    await count('FR-0003', 0);
    const [wanted, unwanted] = [await buy({ sku: 'FR-0003', race: true }), await buy({ sku: 'FR-0003', race: true })];
    await pollOrders();
    const [one, other] = [await find(wanted), await find(unwanted)];
    await sender?.stop();
    expect(await answer(one.id, 'accept')).toMatchObject({ acceptance: { state: 'accepting' } });
    expect(await answer(other.id, 'decline')).toMatchObject({ acceptance: { state: 'declining' } });
    const again = { params: { ...params(), orderId: one.id }, body: { answer: 'decline' as const } };
    expect((await server.as(owner).refused(orders.answer, again)).error).toBe('order_not_on_hold');
    sender = server.startSender();
    await becomes(wanted, 'accepted');
    await becomes(unwanted, 'declined');
    expect(['Accepted', 'InPreparation']).toContain((await thereOf(wanted))?.status);
    expect((await thereOf(unwanted))?.status).toBe('Refused');
    expect([await stateOf(wanted), await stateOf(unwanted)]).toEqual(['accepted', 'declined']);
    expect(await whysOf(one.id)).toEqual(['order_accepted', 'order_accept_decided', 'order_on_hold', 'order']);
    await pollOrders();
    expect(await find(unwanted)).toMatchObject({ status: 'cancelled' });
  });

  it('that the buyer cancels in the meantime has lapsed', async () => {
    await count('FR-0004', 0);
    const sold = await buy({ sku: 'FR-0004', race: true });
    await pollOrders();
    await sandbox.control(`octopia/orders/${sold}`, { seller: SELLER, state: 'Cancelled' });
    await pollOrders();
    expect(await find(sold)).toMatchObject({ status: 'cancelled', acceptance: { state: 'lapsed' } });
  });
});

describe('shipments', () => {
  async function paid(lines: readonly object[]): Promise<Order> {
    const sold = await buy({ lines });
    const answering = server.startSender();
    await eventually(async () => {
      await pollOrders();
      expect(await find(sold)).toMatchObject({ status: 'paid', canShip: true });
    });
    await answering.stop();
    return find(sold);
  }
  const ship = (orderId: number, trackingNumber: string, more: object = {}) =>
    server.as(owner).call(orders.ship, {
      params: { ...params(), orderId },
      body: { carrierCode: 'Colissimo', trackingNumber, ...more },
    });
  const parcelsThere = async (order: Order) =>
    (await thereOf(order.externalId))?.lines.map(({ parcels }) => parcels.map(({ parcelNumber }) => parcelNumber));

  it('are confirmed one by one, also if a sender is killed, and complete the order', async () => {
    const order = await paid([
      { sku: 'FR-0005', quantity: 1 },
      { sku: 'FR-0006', quantity: 2 },
    ]);
    const [first, second] = order.lines.map(({ id }) => id);
    await ship(order.id, '6A01', { lineIds: [first] });
    // Leased by a sender that never returns.
    const taken = { now: new Date(), limit: 10, ttlMs: 1 };
    expect(await claimShipments(database.db, { userId: owner.userId, accountId }, taken)).toHaveLength(1);
    server.startSender();
    await eventually(async () => expect((await find(order.externalId)).shipments[0]?.state).toBe('confirmed'));
    expect(await parcelsThere(order)).toEqual([['6A01'], []]);

    const inNone = { params: { ...params(), orderId: order.id } };
    const body = { carrierCode: 'Colissimo', trackingNumber: '6A02', lineIds: [first ?? 0] };
    expect((await server.as(owner).refused(orders.ship, { ...inNone, body })).error).toBe('order_not_shippable');
    await sandbox.control('faults', { kind: 'drop-after-work', operation: 'createShipments', count: 1 });
    expect((await ship(order.id, '6A02')).shipments).toMatchObject([{ lineIds: [first] }, { lineIds: [second] }]);
    await eventually(async () => expect((await find(order.externalId)).shipments[1]?.state).toBe('confirmed'));
    expect(await parcelsThere(order)).toEqual([['6A01'], ['6A02']]);
    await pollOrders();
    expect(await find(order.externalId)).toMatchObject({ status: 'shipped', canShip: false });
    expect((await whysOf(order.id)).slice(0, 3)).toEqual(['order_changed', 'shipment_confirmed', 'shipped']);
  });

  it('show why Cdiscount rejected them, and can be sent again', async () => {
    const order = await paid([{ sku: 'FR-0007', quantity: 1 }]);
    await sandbox.control(`octopia/orders/${order.externalId}`, { seller: SELLER, state: 'Cancelled' });
    server.startSender();
    await ship(order.id, '6A03');
    await eventually(async () =>
      expect((await find(order.externalId)).shipments).toMatchObject([
        { number: 1, state: 'rejected', reason: expect.stringContaining('Cancelled') },
      ]),
    );
    expect((await ship(order.id, '6A04', { number: 1 })).shipments).toMatchObject([
      { number: 1, trackingNumber: '6A04', state: 'waiting' },
    ]);
    expect(await whysOf(order.id)).toContain('shipment_rejected');
  });
});
