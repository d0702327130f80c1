import type { Order } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { ODDITIES, type Oddity, WIRE_NAMES } from './order-oddities.data.ts';
import type { WireOrder } from './setup/editing-proxy.ts';
import { useShopsBehindProxy } from './shops-behind-proxy.ts';

/** The pieces of each order. */
const SOLD = 2;

const shops = useShopsBehindProxy();
const { proxy, poll, stored, available, buy } = shops;

function change(order: WireOrder, platform: Platform, { part, value }: Oddity): WireOrder {
  const names = WIRE_NAMES[platform];
  const changed = structuredClone(order);
  const [of, ofLine] = part.split('.') as [keyof typeof names, keyof typeof names.line | undefined];
  const path = ofLine ? `${names.lines}.0.${names.line[ofLine]}` : String(names[of]);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((at, key) => (at as WireOrder | undefined)?.[key], changed) as WireOrder;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return changed;
}

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
      return oddity ? change(order, platform, oddity) : order;
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
