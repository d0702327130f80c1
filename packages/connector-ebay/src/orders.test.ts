import type { AccountSession } from '@quayside/connector-kit';
import { describe, expect, it } from 'vitest';
import type { EbayClient } from './client.ts';
import { listOrders } from './orders.ts';
import type { Order } from './wire.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const session = { clock: { now: () => new Date(NOW) } } as AccountSession;

const orderAt = (id: string, modifiedMs: number): Order => ({
  orderId: id,
  creationDate: new Date(modifiedMs).toISOString(),
  lastModifiedDate: new Date(modifiedMs).toISOString(),
  pricingSummary: { total: { value: '1.00', currency: 'EUR' } },
});

/** eBay's order search as documented: a window of modification times, newest first, paged. */
function shop(orders: readonly Order[], meanwhile: (call: number) => readonly Order[] = () => orders) {
  const filters: string[] = [];
  const client = {
    async getOrders(_session: AccountSession, query: { filter: string; limit: string; offset: string }) {
      filters.push(query.filter);
      const [, since = '', until = ''] = /\[(.*)\.\.(.*)\]/.exec(query.filter) ?? [];
      const changedAt = (order: Order) => Date.parse(order.lastModifiedDate ?? '');
      const found = meanwhile(filters.length)
        .filter((order) => changedAt(order) >= Date.parse(since))
        .filter((order) => until === '' || changedAt(order) <= Date.parse(until))
        .toSorted((one, other) => changedAt(other) - changedAt(one));
      const offset = Number(query.offset);
      return { total: found.length, orders: found.slice(offset, offset + Number(query.limit)) };
    },
  };
  return { client, filters };
}

async function drain(client: Pick<EbayClient, 'getOrders'>, cursor: string | null) {
  const ids: string[] = [];
  for (let hasMore = true, next = cursor; hasMore; ) {
    const page = await listOrders(client, session, next);
    ids.push(...page.orders.map(({ externalId }) => externalId));
    hasMore = page.hasMore;
    next = page.nextCursor;
  }
  return ids;
}

describe('orders', () => {
  it('arrive with the oldest change first, over several pages', async () => {
    const orders = Array.from({ length: 450 }, (_, n) => orderAt(`o${n}`, NOW - (450 - n) * 60_000));
    const page = await listOrders(shop(orders).client, session, null);
    expect(page.orders.map(({ externalId }) => externalId)).toEqual(orders.map(({ orderId }) => orderId));
    expect(page).toMatchObject({ hasMore: false, nextCursor: orders.at(-1)?.lastModifiedDate });
  });

  it('of a busy shop arrive in windows without gaps', async () => {
    const orders = Array.from({ length: 5_000 }, (_, n) => orderAt(`o${n}`, NOW - (5_000 - n) * 1_000_000));
    const ids = await drain(shop(orders).client, null);
    expect(new Set(ids).size).toBe(orders.length);
    const firstSeen = [...new Set(ids)];
    expect(firstSeen).toEqual(orders.map(({ orderId }) => orderId));
  });

  it('that arrive by the thousand within a minute are all read, and the cursor advances', async () => {
    const orders = Array.from({ length: 2_500 }, (_, n) => orderAt(`o${n}`, NOW - 30_000 + 10 * n));
    const { client, filters } = shop(orders);
    const ids = await drain(client, new Date(NOW - 60_000).toISOString());
    expect(new Set(ids).size).toBe(orders.length);
    // Thirteen pages of 200, read once.
    expect(filters).toHaveLength(13);
  });

  it('that arrived by the thousand just before the cursor do not delay later ones', async () => {
    const burst = Array.from({ length: 2_500 }, (_, n) => orderAt(`o${n}`, NOW - 330_000 + 10 * n));
    const { client } = shop([...burst, orderAt('after', NOW - 1_000)]);
    const ids = await drain(client, new Date(NOW - 300_000).toISOString());
    expect(ids).toContain('after');
    expect(new Set(ids).size).toBe(burst.length + 1);
  });

  it('that arrive during paging are read up to the second of the first request', async () => {
    const orders = Array.from({ length: 300 }, (_, n) => orderAt(`o${n}`, NOW - 20_000 + n));
    const storm = (call: number) => [
      ...orders,
      ...Array.from({ length: call }, (_, n) => orderAt(`s${n}`, NOW + 1 + n)),
    ];
    const page = await listOrders(shop(orders, storm).client, session, new Date(NOW - 60_000).toISOString());
    expect(page.orders).toHaveLength(300);
    expect(page).toMatchObject({ hasMore: true, nextCursor: new Date(NOW - 1_000).toISOString() });
  });

  it('since the cursor are read with an overlap and an open end', async () => {
    const ebayNow = NOW + 7_200_000;
    const { client, filters } = shop([orderAt('ahead', NOW + 3_600_000)]);
    const dated: typeof client = {
      getOrders(session, query) {
        session.noteDate?.(new Date(ebayNow).toUTCString());
        return client.getOrders(session, query);
      },
    };
    const page = await listOrders(dated, session, '2026-11-21T09:00:00.000Z');
    expect(filters).toEqual(['lastmodifieddate:[2026-11-21T08:58:00.000Z..]']);
    // eBay's clock may be ahead of the local clock; the cursor uses eBay's times only.
    expect(page.orders).toHaveLength(1);
    expect(page.nextCursor).toBe(new Date(NOW + 3_600_000).toISOString());
  });

  it('with a date in eBay’s future advance the cursor only to its present', async () => {
    const { client } = shop([orderAt('ahead', NOW + 3_600_000)]);
    const page = await listOrders(client, session, '2026-11-21T09:00:00.000Z');
    expect(page.orders).toHaveLength(1);
    expect(page.nextCursor).toBe(new Date(NOW).toISOString());
  });

  it('are read again from 90 days back if the cursor is in eBay’s future', async () => {
    const { client } = shop([orderAt('passed over', NOW - 60_000)]);
    const page = await listOrders(client, session, '2026-12-30T09:00:00.000Z');
    expect(page.orders).toHaveLength(1);
    expect(page).toMatchObject({ setBack: { from: '2026-12-30T08:58:00.000Z', to: '2026-08-23T10:00:00.000Z' } });
  });

  it('without changes leave the cursor unchanged', async () => {
    const page = await listOrders(shop([]).client, session, '2026-11-21T09:00:00.000Z');
    expect(page).toEqual({ orders: [], nextCursor: '2026-11-21T09:00:00.000Z', hasMore: false });
  });

  it('that change during paging are read again', async () => {
    const orders = Array.from({ length: 300 }, (_, n) => orderAt(`o${n}`, NOW - (400 - n) * 60_000));
    const late = [...orders, orderAt('late', NOW)];
    const { client } = shop(orders, (call) => (call === 1 ? orders : late));
    expect(new Set(await drain(client, null))).toEqual(new Set(late.map(({ orderId }) => orderId)));
  });

  it('that are returned twice are reported once', async () => {
    const twice = [orderAt('same', NOW - 1_000), orderAt('same', NOW - 1_000)];
    expect((await listOrders(shop(twice).client, session, null)).orders).toHaveLength(1);
  });
});
