import { orders } from '@quayside/contract';
import type { Platform } from '@quayside/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { useShopsBehindProxy } from './shops-behind-proxy.ts';
import { SHOPS } from './three-shops.ts';

const shops = useShopsBehindProxy();
const { server, sandbox, proxy, owner, poll, stored, available } = shops;
afterEach(() => sandbox.clearFaults());

const PATHS: Readonly<Record<Platform, string>> = {
  ebay: 'orders',
  amazon: 'amazon/orders',
  cdiscount: 'octopia/orders',
};

/** An order of two pieces whose quantity cannot be read, as it was polled. */
async function odd(platform: Platform) {
  await poll(platform);
  const before = await available(platform);
  const wish = { seller: SHOPS[platform], sku: shops.skus(platform)[0], quantity: 2, defect: 'bad_quantity' };
  const placed = await sandbox.control<{ orderId?: string; orders?: { orderId: string }[] }>(PATHS[platform], {
    ...wish,
    ...(platform === 'cdiscount' ? { race: true } : { site: 'UK' }),
  });
  const number = placed.orderId ?? placed.orders?.[0]?.orderId ?? '';
  await poll(platform);
  const order = (await stored(platform)).get(number);
  expect(order).toMatchObject({ problem: 'bad_quantity' });
  const params = { id: owner().userId, orderId: order?.id ?? 0 };
  return {
    before,
    number,
    lookAgain: () => server.as(owner()).call(orders.recheck, { params }),
    refused: () => server.as(owner()).refused(orders.recheck, { params }),
    mend: () => sandbox.control(`${PATHS[platform]}/mend`, { seller: SHOPS[platform], orderId: number }),
  };
}

describe.each(['ebay', 'amazon', 'cdiscount'] as const)('an order of %s that needs attention', (platform) => {
  it('is read at its marketplace at once if the seller looks again, and is whole, with its stock, once it is mended there', async () => {
    const { before, number, lookAgain, refused, mend } = await odd(platform);
    const from = proxy.requests.length;
    expect(await lookAgain()).toMatchObject({ problem: 'bad_quantity' });
    expect(proxy.requests.slice(from).filter(({ path }) => path.includes(number))).toHaveLength(1);
    expect(await available(platform)).toBe(before);
    await mend();
    // No poll happens in between.
    expect(await lookAgain()).toMatchObject({ problem: null, problems: [], lines: [{ quantity: 2, reserved: 2 }] });
    expect(await available(platform)).toBe(before - 2);
    expect(await refused()).toMatchObject({ error: 'order_without_problem' });
    await poll(platform);
    expect(await available(platform)).toBe(before - 2);
  });

  it('stays as it is, with its problem, if the marketplace does not answer', async () => {
    const { before, lookAgain, mend } = await odd(platform);
    await mend();
    await sandbox.control('faults', { kind: '5xx', operation: 'getOrder', count: 50 });
    expect(await lookAgain()).toMatchObject({ problem: 'bad_quantity' });
    expect(await available(platform)).toBe(before);
  });
});
