import { orderActions, orders } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { WIRE_NAMES } from './order-oddities.data.ts';
import type { WireOrder } from './setup/editing-proxy.ts';
import { useShopsBehindProxy } from './shops-behind-proxy.ts';

const shops = useShopsBehindProxy();
const { proxy, poll, stored, available, buy, owner } = shops;
afterEach(() => proxy.leave());

const listOf = (order: WireOrder, name: string) => order[name] as WireOrder[];
/** Each change is later than all before, and none is in the marketplace's future. */
const LATER_MS = 1;
let changes = 0;
function later(order: WireOrder, platform: Platform): WireOrder {
  const { modified } = WIRE_NAMES[platform];
  changes += 1;
  return { ...order, [modified]: new Date(Date.parse(String(order[modified])) + changes * LATER_MS).toISOString() };
}

/** The stock once the orders of other tests are read as the marketplace has them. */
async function settledStock(platform: Platform): Promise<number> {
  await poll(platform);
  return available(platform);
}

/** Two purchases that the marketplace shows as one order with two lines. @returns its number */
async function buyTwoLines(platform: Platform) {
  const { id, lines } = WIRE_NAMES[platform];
  const first = await buy(platform, 3, 0);
  const second = await buy(platform, 2, 1);
  let other: WireOrder[] = [];
  const show = (edit: (lines: WireOrder[]) => WireOrder[]) =>
    proxy.edit((order) => {
      if (order[id] === second) {
        other = listOf(order, lines);
        return undefined;
      }
      return order[id] === first
        ? later({ ...order, [lines]: edit([...listOf(order, lines), ...other]) }, platform)
        : order;
    });
  show((all) => all);
  // The second purchase is known once it was listed.
  for (let times = 0; times < 2; times += 1) await poll(platform);
  return { number: first, show };
}

const REPEATS = 3;

const EVERY: readonly Platform[] = ['ebay', 'amazon', 'cdiscount'];
const CANCELLED: Readonly<Record<'amazon' | 'cdiscount', object>> = {
  amazon: {
    quantityOrdered: 0,
    cancellation: { cancellationExecution: { cancelledBy: 'BUYER', cancelReason: 'NO_LONGER_NEEDED' } },
  },
  cdiscount: { status: 'Cancelled' },
};

describe.each(['amazon', 'cdiscount'] as const)('a line that %s cancels', (platform) => {
  it('gives its pieces back once, is not shipped, and the rest of the order stays', async () => {
    const before = await settledStock(platform);
    const { number, show } = await buyTwoLines(platform);
    expect(await available(platform)).toBe(before - 5);
    show(([one, two]) => (one && two ? [one, { ...two, ...CANCELLED[platform] }] : []));
    for (let times = 0; times < REPEATS; times += 1) await poll(platform);
    expect(await available(platform)).toBe(before - 3);
    const order = (await stored(platform)).get(number);
    expect(order).toMatchObject({
      problem: null,
      lines: [
        { isCancelled: false, reserved: 3 },
        { isCancelled: true, reserved: 0 },
      ],
    });
    const params = { id: owner().userId, orderId: order?.id ?? 0 };
    const seen = await shops.server.as(owner()).call(orderActions.get, { params });
    expect(seen.lines.map(({ unshipped }) => unshipped)).toEqual([3, 0]);
    if (!order?.canShip) return;
    const body = { carrierCode: 'DHL', trackingNumber: 'T1' };
    const { shipments } = await shops.server.as(owner()).call(orders.ship, { params, body });
    expect(shipments.flatMap(({ lines }) => lines)).toEqual([{ lineId: order.lines[0]?.id, quantity: 3 }]);
  });
});

describe.each(EVERY)('a line of %s', (platform) => {
  const { line, lines, id } = WIRE_NAMES[platform];

  it.each([
    [1, -1],
    [5, 3],
  ])('whose quantity becomes %i moves the difference', async (quantity) => {
    const before = await settledStock(platform);
    const number = await buy(platform, 2);
    await poll(platform);
    expect(await available(platform)).toBe(before - 2);
    proxy.edit((order) =>
      order[id] === number
        ? later(
            { ...order, [lines]: listOf(order, lines).map((one) => ({ ...one, [line.quantity]: quantity })) },
            platform,
          )
        : order,
    );
    for (let times = 0; times < REPEATS; times += 1) await poll(platform);
    expect(await available(platform)).toBe(before - quantity);
    expect((await stored(platform)).get(number)).toMatchObject({ lines: [{ quantity, reserved: quantity }] });
  });

  it('that is added takes its pieces, and that is taken out gives them back', async () => {
    const before = await settledStock(platform);
    const { number, show } = await buyTwoLines(platform);
    expect(await available(platform)).toBe(before - 5);
    show(([one]) => (one ? [one] : []));
    for (let times = 0; times < REPEATS; times += 1) await poll(platform);
    expect(await available(platform)).toBe(before - 3);
    expect((await stored(platform)).get(number)?.lines.map(({ isCancelled }) => isCancelled)).toEqual([false, true]);
  });
});

it('unpaid orders of eBay that one combined order replaces hold their pieces once, and end', async () => {
  const before = await settledStock('ebay');
  const first = await buy('ebay', 1, 0);
  const second = await buy('ebay', 2, 1);
  const parts = new Map<unknown, WireOrder>();
  const unpaid = (order: WireOrder) => {
    parts.set(order.orderId, order);
    return { ...order, orderPaymentStatus: 'PENDING' };
  };
  proxy.edit((order) => (order.orderId === first || order.orderId === second ? unpaid(order) : order));
  await poll('ebay');
  expect(await available('ebay')).toBe(before - 3);
  const lineItems = [...parts.values()].flatMap((order) => listOf(order, 'lineItems'));
  proxy.edit((order) => {
    if (order.orderId === second) return undefined;
    return order.orderId === first ? later({ ...order, orderId: '77-00001-00001', lineItems }, 'ebay') : order;
  });
  for (let times = 0; times < 2; times += 1) await poll('ebay');
  expect(await available('ebay')).toBe(before - 3);
  const all = await stored('ebay');
  expect(all.get('77-00001-00001')).toMatchObject({ status: 'paid', lines: [{ reserved: 1 }, { reserved: 2 }] });
  for (const number of [first, second]) {
    expect(all.get(number)).toMatchObject({ status: 'cancelled', replacedBy: '77-00001-00001', canShip: false });
  }
  // eBay lists one of the unpaid orders once more: it stays replaced.
  proxy.edit((order) => (order.orderId === first ? later({ ...order, orderPaymentStatus: 'PENDING' }, 'ebay') : order));
  await poll('ebay');
  expect(await available('ebay')).toBe(before - 3);
  expect((await stored('ebay')).get(first)).toMatchObject({ status: 'cancelled', replacedBy: '77-00001-00001' });
});

it('an order of eBay counts for the site of its listing, wherever it was bought', async () => {
  const before = await settledStock('ebay');
  const number = await buy('ebay', 2);
  proxy.edit((order) =>
    order.orderId === number
      ? {
          ...order,
          lineItems: listOf(order, 'lineItems').map((line) => ({ ...line, purchaseMarketplaceId: 'EBAY_DE' })),
        }
      : order,
  );
  await poll('ebay');
  expect((await stored('ebay')).get(number)).toMatchObject({ site: 'UK', problem: null, lines: [{ reserved: 2 }] });
  expect(await available('ebay')).toBe(before - 2);
});
