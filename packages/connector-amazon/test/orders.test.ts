import { describe, expect, it } from 'vitest';
import { connectSeller } from './sandbox.ts';
import { SELLER, useShop } from './shop.ts';

const shop = useShop();

/** Amazon's ids of two marketplaces; the seller below participates in the first. */
const UK = 'A1F83G8C2ARO7P';
const SPAIN = 'A1RKKUPIHCS9HS';

describe('orders', () => {
  it('reserves for a pending order without a price, and reports the order again when it is paid', async () => {
    await shop.publishOn('DE', 'PENDING', 1_800);
    const { orderId } = await shop.stage.sandbox.control<{ orderId: string }>('amazon/orders', {
      seller: SELLER,
      sku: 'PENDING',
      site: 'DE',
      pending: true,
    });
    const first = await shop.stage.connector.listOrders(shop.session, null);
    const pending = first.orders.find(({ externalId }) => externalId === orderId);
    expect(pending).toMatchObject({ status: 'pending', total: { minor: 0, currency: 'EUR' }, shipToName: null });
    await shop.stage.sandbox.control(`amazon/orders/${orderId}`, { seller: SELLER, state: 'OPEN' });
    const second = await shop.stage.connector.listOrders(shop.session, first.nextCursor);
    const paid = second.orders.find(({ externalId }) => externalId === orderId);
    expect(paid).toMatchObject({
      status: 'paid',
      total: { minor: 2_199, currency: 'EUR' },
      lines: [{ total: { minor: 1_800 } }],
    });
    expect(paid?.shipToCountry).toBe('DE');
  });

  it('reads the orders of all sites in one call, and continues page by page without losing one', async () => {
    const { session: busy } = await connectSeller(shop.stage, 'tideway-home-uk');
    const start = (await shop.stage.connector.listOrders(busy, null)).nextCursor;
    for (let n = 0; n < 120; n += 1) {
      await shop.stage.sandbox.control('amazon/orders', {
        seller: 'tideway-home-uk',
        sku: `UK-${n % 60}`,
        site: 'UK',
        race: true,
      });
    }
    const ids: string[] = [];
    const before = shop.stage.proxy.calls.length;
    for (let cursor = start, isMore = true; isMore; ) {
      const page = await shop.stage.connector.listOrders(busy, cursor);
      ids.push(...page.orders.map(({ externalId }) => externalId));
      cursor = page.nextCursor;
      isMore = page.hasMore;
    }
    expect(new Set(ids).size).toBe(120);
    expect(shop.stage.proxy.calls.slice(before)).toHaveLength(2);
  });

  it('are requested only for the seller’s sites, because Amazon rejects a request with any other site', async () => {
    const { session } = await connectSeller(shop.stage, 'saltmarsh-sports-uk');
    const before = shop.stage.proxy.calls.length;
    expect((await shop.stage.connector.listOrders(session, null)).orders).toEqual([]);
    const asked = shop.stage.proxy.calls.slice(before).filter(({ path }) => path.includes('/orders?'));
    expect(asked.map(({ path }) => [path.includes(UK), path.includes(SPAIN)])).toEqual([[true, false]]);
  });

  it('confirms a shipment once, however often it is sent, also by a carrier that Amazon does not know', async () => {
    await shop.publishOn('DE', 'SHIPPED', 1_200);
    const { orderId } = await shop.stage.sandbox.control<{ orderId: string }>('amazon/orders', {
      seller: SELLER,
      sku: 'SHIPPED',
      site: 'DE',
      quantity: 2,
    });
    const { orders } = await shop.stage.connector.listOrders(shop.session, null);
    const [line] = orders.find(({ externalId }) => externalId === orderId)?.lines ?? [];
    const shipment = {
      orderId,
      site: 'DE' as const,
      number: 1,
      carrier: 'Pigeon Post',
      trackingNumber: 'JJD0001',
      shippedAt: shop.stage.clock.now().toISOString(),
      lines: [{ externalId: line?.externalId ?? '', quantity: 2 }],
    };
    for (const _again of [1, 2]) {
      expect(await shop.stage.connector.ship?.(shop.session, [shipment])).toEqual([{ ok: true, value: undefined }]);
    }
    const existing = await shop.stage.sandbox.control<{
      orders: { orderId: string; status: string; parcels: unknown[] }[];
    }>(`amazon/orders?seller=${SELLER}`);
    expect(existing.orders.find((order) => order.orderId === orderId)).toMatchObject({
      status: 'SHIPPED',
      // Amazon takes this code only with the carrier's name.
      parcels: [{ packageReferenceId: '1', carrierCode: 'Other' }],
    });
    const [refused] =
      (await shop.stage.connector.ship?.(shop.session, [{ ...shipment, orderId: '999-0000000-0000000' }])) ?? [];
    expect(refused).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
});
