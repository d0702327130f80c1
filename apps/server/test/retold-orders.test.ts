import { products } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { WIRE_NAMES } from './order-oddities.data.ts';
import type { WireOrder } from './setup/editing-proxy.ts';
import { useShopsBehindProxy } from './shops-behind-proxy.ts';

const shops = useShopsBehindProxy();
const { proxy, poll, stored, available, buy } = shops;
afterEach(() => proxy.leave());

const EVERY: readonly Platform[] = ['ebay', 'amazon', 'cdiscount'];
const linesOf = (order: WireOrder, platform: Platform) => order[WIRE_NAMES[platform].lines] as WireOrder[];
/** Each change is later than all before, and none is in the marketplace's future. */
let changes = 0;
function later(order: WireOrder, platform: Platform): WireOrder {
  const { modified } = WIRE_NAMES[platform];
  changes += 1;
  return { ...order, [modified]: new Date(Date.parse(String(order[modified])) + changes).toISOString() };
}
/** Shows the lines of one order otherwise from now on. */
const show = (platform: Platform, number: string, edit: (order: WireOrder) => WireOrder) =>
  proxy.edit((order) => (order[WIRE_NAMES[platform].id] === number ? later(edit(order), platform) : order));
const withLines = (platform: Platform, edit: (line: WireOrder) => WireOrder) => (order: WireOrder) => ({
  ...order,
  [WIRE_NAMES[platform].lines]: linesOf(order, platform).map(edit),
});
async function bought(platform: Platform, quantity = 2) {
  await poll(platform);
  const before = await available(platform);
  const number = await buy(platform, quantity);
  await poll(platform);
  expect(await available(platform)).toBe(before - quantity);
  return { before, number };
}

describe.each(EVERY)('an order of %s', (platform) => {
  const { line } = WIRE_NAMES[platform];

  it('whose line comes without its id later keeps the pieces that it took', async () => {
    const { before, number } = await bought(platform);
    show(
      platform,
      number,
      withLines(platform, ({ [line.id]: _id, ...rest }) => rest),
    );
    await poll(platform);
    expect(await available(platform)).toBe(before - 2);
    const order = (await stored(platform)).get(number);
    expect(order).toMatchObject({ problem: 'unreadable', lines: [{ reserved: 2 }] });
  });

  it('that is listed twice with two states counts as in the later state', async () => {
    const { before, number } = await bought(platform, 3);
    proxy.edit((order) => {
      if (order[WIRE_NAMES[platform].id] !== number) return order;
      const early = later(order, platform);
      const late = later(withLines(platform, (one) => ({ ...one, [line.quantity]: 1 }))(order), platform);
      return [late, early];
    });
    await poll(platform);
    expect(await available(platform)).toBe(before - 1);
  });
});

describe.each([
  [
    'amazon',
    { quantityOrdered: 0, cancellation: { cancellationExecution: { cancelledBy: 'BUYER' } } },
    { fulfillment: { fulfillmentStatus: 'SHIPPED' } },
  ],
  ['cdiscount', { status: 'Cancelled' }, { status: 'Shipped' }],
] as const)('a line that %s cancels', (platform, cancelled, shipped) => {
  it('takes nothing when the rest of its order is shipped', async () => {
    const { before, number } = await bought(platform);
    const asOne = (order: WireOrder) => {
      const [first] = linesOf(order, platform);
      const other = { ...first, [WIRE_NAMES[platform].line.id]: `${number}-other`, ...cancelled };
      return { ...order, [WIRE_NAMES[platform].lines]: [first, other] };
    };
    show(platform, number, asOne);
    await poll(platform);
    expect(await available(platform)).toBe(before - 2);
    show(platform, number, (order) => ({ ...asOne(order), ...shipped }));
    await poll(platform);
    expect(await available(platform)).toBe(before - 2);
    expect((await stored(platform)).get(number)).toMatchObject({ status: 'shipped', problem: null });
  });
});

it('pieces of an order that turns out to be shipped by Amazon are not the seller’s', async () => {
  const { before, number } = await bought('amazon');
  show('amazon', number, (order) => ({
    ...order,
    fulfillment: { ...(order.fulfillment as object), fulfilledBy: 'AMAZON' },
  }));
  await poll('amazon');
  expect(await available('amazon')).toBe(before);
});

it('an item of Amazon that is cancelled in part keeps what is still to be sent', async () => {
  const { before, number } = await bought('amazon', 3);
  show(
    'amazon',
    number,
    withLines('amazon', (line) => ({
      ...line,
      quantityOrdered: 1,
      fulfillment: { quantityFulfilled: 0, quantityUnfulfilled: 1 },
      cancellation: { cancellationExecution: { cancelledBy: 'BUYER', cancelReason: 'NO_LONGER_NEEDED' } },
    })),
  );
  await poll('amazon');
  expect(await available('amazon')).toBe(before - 1);
});

it('an order of eBay that is paid back after a part of it was shipped waits for nobody, and gives back no pieces', async () => {
  const { before, number } = await bought('ebay');
  show('ebay', number, (order) => ({
    ...order,
    orderPaymentStatus: 'FULLY_REFUNDED',
    orderFulfillmentStatus: 'IN_PROGRESS',
  }));
  await poll('ebay');
  expect(await available('ebay')).toBe(before - 2);
  expect((await stored('ebay')).get(number)).toMatchObject({ status: 'shipped', canShip: false });
});

describe('an order that takes more than there is', () => {
  /** Two orders for the pieces of one item: the second takes more than the first leaves. */
  let used = 2;
  async function oversold() {
    await poll('cdiscount');
    used += 1;
    const [sku = ''] = shops.skus('cdiscount').slice(used);
    const find = async () => {
      const params = { id: shops.owner().userId, platform: 'cdiscount' as const };
      const { list: found } = await shops.server
        .as(shops.owner())
        .call(products.list, { params, query: { query: sku } });
      const [row] = found;
      if (!row) throw new Error(`There is no item ${sku}`);
      return shops.server.as(shops.owner()).call(products.get, { params: { ...params, itemId: row.id } });
    };
    const item = await find();
    const [unit] = item.units;
    if (!unit) throw new Error('The item has a unit');
    const count = (onHand: number) =>
      shops.server.as(shops.owner()).call(products.countStock, {
        params: { id: shops.owner().userId, platform: 'cdiscount' as const, itemId: item.id },
        body: { unitId: unit.unitId, onHand },
      });
    await count(5);
    const first = await buy('cdiscount', 4, used);
    const second = await buy('cdiscount', 3, used);
    await poll('cdiscount');
    const seen = async () => {
      const all = await stored('cdiscount');
      return [first, second].map((number) => ({
        is: all.get(number)?.stockStatus,
        reserved: all.get(number)?.lines[0]?.reserved,
      }));
    };
    expect(await seen()).toEqual([
      { is: 'fulfillable', reserved: 4 },
      { is: 'oversold', reserved: 1 },
    ]);
    return { first, second, seen, count };
  }
  const [FINE, ALL] = ['fulfillable', 3];

  it('is in order once its quantity is lowered to what was there', async () => {
    const { second, seen } = await oversold();
    show(
      'cdiscount',
      second,
      withLines('cdiscount', (line) => ({ ...line, quantity: 1 })),
    );
    await poll('cdiscount');
    expect((await seen())[1]).toEqual({ is: FINE, reserved: 1 });
  });

  it('is in order once an earlier order gives its pieces back', async () => {
    const { first, seen } = await oversold();
    show(
      'cdiscount',
      first,
      withLines('cdiscount', (line) => ({ ...line, quantity: 2 })),
    );
    await poll('cdiscount');
    expect(await seen()).toEqual([
      { is: FINE, reserved: 2 },
      { is: FINE, reserved: ALL },
    ]);
  });

  it('is in order once the seller has counted more, and not before', async () => {
    const { seen, count } = await oversold();
    await count(6);
    await poll('cdiscount');
    expect((await seen())[1]).toEqual({ is: 'oversold', reserved: 2 });
    await count(9);
    await poll('cdiscount');
    expect((await seen())[1]).toEqual({ is: FINE, reserved: ALL });
  });

  it('is over once it is cancelled', async () => {
    const { second, seen } = await oversold();
    await shops.sandbox.control(`octopia/orders/${second}`, { seller: 'demo-shop-fr', state: 'Cancelled' });
    await poll('cdiscount');
    expect((await seen())[1]).toEqual({ is: FINE, reserved: 0 });
  });
});
