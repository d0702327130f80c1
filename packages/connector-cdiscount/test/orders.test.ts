import { describe, expect, it } from 'vitest';
import { sell, soldAndPaid, useShop } from './shop.ts';

const shop = useShop();
const SKU = 'FR-0001';

async function ordersSince(cursor: string | null) {
  const found = new Map<string, Awaited<ReturnType<typeof page>>['orders'][number]>();
  let next = cursor;
  for (let isMore = true; isMore; ) {
    const read = await page(next);
    for (const order of read.orders) found.set(order.externalId, order);
    next = read.nextCursor;
    isMore = read.hasMore;
  }
  return { found, next };
}

const answer = (one: { orderId: string; isAccepted: boolean }) =>
  shop.stage.connector.answerOrders?.(shop.session, [one]);
const page = (cursor: string | null) => shop.stage.connector.listOrders(shop.session, cursor);

const shipment = (orderId: string, lines: readonly string[], trackingNumber = '6A0123') => ({
  orderId,
  site: 'FR' as const,
  number: 1,
  carrier: 'Colissimo',
  trackingNumber,
  shippedAt: shop.stage.clock.now().toISOString(),
  lines: lines.map((externalId) => ({ externalId, quantity: 1 })),
});

describe('orders', () => {
  it('wait until the seller accepts them, and are paid afterwards', async () => {
    const { advance, sandbox } = shop.stage;
    // No read has to wait for the rate while the marketplace still works on the order.
    await advance(60_000);
    const orderId = await sell(shop.stage, SKU, { quantity: 2, processing: true });
    const seen = async () => (await ordersSince(null)).found.get(orderId);
    const unready = await seen();
    expect(unready).toMatchObject({ status: 'pending', site: 'FR' });
    expect(unready).not.toHaveProperty('answerBy');
    await advance(6_000);
    const waiting = await seen();
    expect(waiting).toMatchObject({ status: 'pending', answerBy: expect.any(String) });
    expect(Date.parse(waiting?.answerBy ?? '') - Date.parse(waiting?.createdAt ?? '')).toBe(2 * 86_400_000);
    for (const _again of [1, 2]) {
      expect(await answer({ orderId, isAccepted: true })).toEqual([{ ok: true, value: undefined }]);
    }
    expect(await answer({ orderId, isAccepted: false })).toMatchObject([{ ok: false, error: { kind: 'rejected' } }]);
    expect(await seen()).toMatchObject({ status: 'pending' });
    await advance(2_000);
    expect(await seen()).toMatchObject({ status: 'paid' });
    await sandbox.control(`octopia/orders/${orderId}`, { seller: 'demo-shop-fr', state: 'Cancelled' });
    expect(await seen()).toMatchObject({ status: 'cancelled' });
    expect(await answer({ orderId: 'SCID21199999999', isAccepted: true })).toMatchObject([
      { ok: false, error: { kind: 'not-found' } },
    ]);
  });

  it('are declined once, also after a lost response, and then end', async () => {
    const orderId = await sell(shop.stage, SKU);
    shop.stage.proxy.dropNextAnswer(/\/approval-status$/);
    expect(await answer({ orderId, isAccepted: false })).toMatchObject([{ ok: false, error: { kind: 'unknown' } }]);
    expect(await answer({ orderId, isAccepted: false })).toEqual([{ ok: true, value: undefined }]);
    expect(await answer({ orderId, isAccepted: true })).toMatchObject([{ ok: false, error: { kind: 'rejected' } }]);
    expect((await ordersSince(null)).found.get(orderId)).toMatchObject({ status: 'cancelled' });
  });

  it('are booked with the seller’s own price, whatever the buyer paid', async () => {
    const { rows } = await shop.stage.sandbox.control<{ rows: { sku: string; price: string }[] }>(
      'octopia/listings?seller=demo-shop-fr',
    );
    const unitMinor = Math.round(Number(rows.find(({ sku }) => sku === 'FR-0002')?.price) * 100);
    const { next } = await ordersSince(null);
    // The marketplace gives one buyer in four a discount.
    const ids = await Promise.all(Array.from({ length: 40 }, () => sell(shop.stage, 'FR-0002', { race: true })));
    const { found } = await ordersSince(next);
    const raw = shop.stage.proxy.calls.at(-1)?.answer?.bytes.toString() ?? '{}';
    const sent = JSON.parse(raw) as { items: { orderId: string; totalPrice: Record<string, number> }[] };
    const totals = sent.items.filter(({ orderId }) => ids.includes(orderId)).map(({ totalPrice }) => totalPrice);
    expect(totals.some(({ offerPrice = 0, sellingPrice = 0 }) => sellingPrice < offerPrice)).toBe(true);
    for (const id of ids) {
      const order = found.get(id);
      const total = sent.items.find(({ orderId }) => orderId === id)?.totalPrice.offerPrice ?? 0;
      expect(order?.lines).toMatchObject([{ sku: 'FR-0002', listingId: 'FR-0002', total: { minor: unitMinor } }]);
      expect(order?.total).toEqual({ minor: Math.round(total * 100), currency: 'EUR' });
      expect(order?.total?.minor).toBeGreaterThanOrEqual(unitMinor);
      expect(order).toMatchObject({ shipToCountry: 'FR', shipToName: expect.stringMatching(/\S \S/) });
    }
  });

  it('are all found, oldest change first, although one moves between two pages', async () => {
    const { stage } = shop;
    const { next } = await ordersSince(null);
    await stage.advance(300_000);
    const ids: string[] = [];
    for (let n = 0; n < 230; n += 1) ids.push(await sell(stage, 'FR-0006', { race: true }));
    const first = await page(next);
    expect(first.hasMore).toBe(true);
    const [moved = ''] = ids;
    await answer({ orderId: moved, isAccepted: true });
    const { found } = await ordersSince(first.nextCursor);
    const all = new Set([...first.orders.map(({ externalId }) => externalId), ...found.keys()]);
    expect(ids.filter((id) => !all.has(id))).toEqual([]);
    const changes = first.orders.map(({ modifiedAt }) => Date.parse(modifiedAt));
    expect(changes).toEqual(changes.toSorted((one, other) => one - other));
  });

  it.each([
    ['the latest change comes first', (n: number) => 103 - n],
    ['one change stands before an earlier one', (n: number) => (n === 40 ? 102 : n)],
  ])('are all read at once if %s, because no order of the page can be the cursor', async (_, secondOf) => {
    const { proxy } = shop.stage;
    const since = '2026-01-01T00:00:00.000Z';
    const forged = (n: number) => {
      const changedAt = new Date(Date.parse(since) + secondOf(n) * 1_000).toISOString();
      return { orderId: `SCID${n}`, status: 'InPreparation', createdAt: since, updatedAt: changedAt, lines: [] };
    };
    const items = Array.from({ length: 103 }, (_, n) => forged(n));
    proxy.answerNext(/\/orders\?.*pageIndex=1&/, 200, { itemsPerPage: 100, items: items.slice(0, 100) });
    proxy.answerNext(/\/orders\?.*pageIndex=2&/, 200, { itemsPerPage: 3, items: items.slice(100) });
    const { orders, hasMore } = await page(since);
    expect(orders.map(({ externalId }) => externalId).toSorted()).toEqual(
      items.map(({ orderId }) => orderId).toSorted(),
    );
    const changes = orders.map(({ modifiedAt }) => Date.parse(modifiedAt));
    expect(changes).toEqual(changes.toSorted((one, other) => one - other));
    expect(hasMore).toBe(false);
  });

  it.each([
    ['the last order', 1, (n: number) => n],
    ['half', 50, (n: number) => n],
    ['every order', 100, (n: number) => n],
    ['the last of orders with one time', 1, () => 0],
  ])('are all read if %s of a full page is dated in the future', async (_, ahead, secondOf) => {
    const { proxy, clock } = shop.stage;
    const now = clock.now().getTime();
    const since = new Date(now - 3_600_000).toISOString();
    const forged = (orderId: string, at: number) => ({
      ...{ orderId, status: 'InPreparation', createdAt: since, updatedAt: new Date(at).toISOString(), lines: [] },
    });
    const sound = Array.from({ length: 130 }, (_one, n) =>
      forged(`SOUND${n}`, Date.parse(since) + secondOf(n) * 1_000),
    );
    const odd = Array.from({ length: ahead }, (_one, n) => forged(`AHEAD${n}`, now + 40 * 86_400_000));
    const list = [...sound.slice(0, 100 - ahead), ...odd, ...sound.slice(100 - ahead)];
    const found = new Set<string>();
    let cursor = since;
    for (let hasMore = true, reads = 0; hasMore && reads < 9; reads += 1) {
      const [from = ''] = cursor.split(' ');
      const due = list.filter(({ updatedAt }) => updatedAt >= from);
      for (const index of [1, 2, 3]) {
        const items = due.slice((index - 1) * 100, index * 100);
        const path = `/orders\\?.*updatedAtMin=${encodeURIComponent(from)}&.*pageIndex=${index}&`;
        proxy.answerNext(new RegExp(path), 200, { itemsPerPage: items.length, items });
      }
      const read = await page(cursor);
      for (const { externalId } of read.orders) found.add(externalId);
      ({ nextCursor: cursor, hasMore } = read);
    }
    expect(found).toEqual(new Set(list.map(({ orderId }) => orderId)));
    expect(Date.parse(cursor.split(' ')[0] ?? '')).toBeLessThanOrEqual(clock.now().getTime());
  });

  it('that Cdiscount ships from its own stock are not for the seller to ship', async () => {
    const { next } = await ordersSince(null);
    const orderId = await sell(shop.stage, 'FR-0003', { fulfillment: true });
    expect((await ordersSince(next)).found.get(orderId)).toMatchObject({ isFulfilledByMarketplace: true });
  });
});

describe('shipping', () => {
  it('confirms a shipment once, however often it is sent, also after a lost response', async () => {
    const { connector, proxy, sandbox } = shop.stage;
    const orderId = await soldAndPaid(shop.stage, shop.session, 'FR-0004', 1);
    const lineId = (await ordersSince(null)).found.get(orderId)?.lines[0]?.externalId ?? '';
    proxy.dropNextAnswer(/\/shipments$/);
    const repeated = shipment(orderId, [lineId]);
    const before = proxy.calls.length;
    expect(await connector.ship?.(shop.session, [repeated])).toMatchObject([{ ok: false, error: { kind: 'unknown' } }]);
    expect(await connector.ship?.(shop.session, [repeated])).toEqual([{ ok: true, value: undefined }]);
    expect(proxy.calls.slice(before).filter(({ path }) => path.endsWith('/shipments'))).toHaveLength(1);
    const { orders } = await sandbox.control<{ orders: { orderId: string; status: string; lines: object[] }[] }>(
      'octopia/orders?seller=demo-shop-fr',
    );
    expect(orders.find((order) => order.orderId === orderId)).toMatchObject({
      status: 'Shipped',
      lines: [{ parcels: [{ parcelNumber: '6A0123', carrierName: 'Colissimo' }] }],
    });
    expect((await ordersSince(null)).found.get(orderId)).toMatchObject({ status: 'shipped' });
  });

  it('is rejected for an order that is not in preparation, in Octopia’s words', async () => {
    const orderId = await sell(shop.stage, 'FR-0005', {});
    const lineId = (await ordersSince(null)).found.get(orderId)?.lines[0]?.externalId ?? '';
    const outcomes = await shop.stage.connector.ship?.(shop.session, [
      shipment(orderId, [lineId]),
      shipment('SCID21199999999', ['x']),
    ]);
    expect(outcomes).toMatchObject([
      { ok: false, error: { kind: 'rejected', code: '409', message: expect.stringContaining('WaitingAcceptance') } },
      { ok: false, error: { kind: 'not-found' } },
    ]);
  });
});
