import type { Order } from '@quayside/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { withOddity } from './odd-run/stories.data.ts';
import { ODDITIES, type Oddity, WIRE_NAMES } from './order-oddities.data.ts';
import { useShopsBehindProxy } from './shops-behind-proxy.ts';

/** The pieces of each order. */
const SOLD = 2;

const shops = useShopsBehindProxy();
const { proxy, poll, stored, available, buy } = shops;

interface Seen {
  readonly orders: ReadonlyMap<string, Order>;
  readonly available: number;
}

describe.each(['ebay', 'amazon', 'cdiscount'] as const)('an order of %s', (platform) => {
  const oddities = ODDITIES.filter(({ not = [] }) => !not.includes(platform));
  const numbers = new Map<Oddity, string>();
  let before: number;
  let odd: Seen;
  let whole: Seen;
  const look = async (): Promise<Seen> => ({ orders: await stored(platform), available: await available(platform) });

  // All orders arrive with one answer, because Amazon allows few.
  beforeAll(async () => {
    await poll(platform);
    before = await available(platform);
    for (const [index, oddity] of oddities.entries()) numbers.set(oddity, await buy(platform, SOLD, index));
    const byNumber = new Map([...numbers].map(([oddity, number]) => [number, oddity]));
    proxy.edit((order) => {
      const oddity = byNumber.get(String(order[WIRE_NAMES[platform].id]));
      return oddity ? withOddity(order, platform, oddity) : order;
    });
    await poll(platform);
    odd = await look();
    proxy.leave();
    await poll(platform);
    whole = await look();
  });

  it.each(oddities)('with $name lowers what can be read, and names the rest', (oddity) => {
    const order = odd.orders.get(numbers.get(oddity) ?? '');
    expect(order?.problem ?? null).toBe(oddity.code);
    expect(order?.problems[0]?.code ?? null).toBe(oddity.code);
    expect(order?.lines.map(({ reserved }) => reserved)).toEqual(oddity.isStockUnknown ? [] : [SOLD]);
  });

  it.each(oddities)('with $name is completed once it can be read', (oddity) => {
    const order = whole.orders.get(numbers.get(oddity) ?? '');
    expect(order).toMatchObject({ problem: null, problems: [] });
    expect(order?.lines.filter(({ isCancelled }) => !isCancelled)).toMatchObject([{ quantity: SOLD, reserved: SOLD }]);
    expect(order?.total.minor).toBeGreaterThan(0);
  });

  it('lowers the stock by what all orders together sold, then and afterwards', () => {
    const known = oddities.filter(({ isStockUnknown }) => !isStockUnknown);
    expect(odd.available).toBe(before - SOLD * known.length);
    expect(whole.available).toBe(before - SOLD * oddities.length);
  });
});
