import type { Platform } from '@quayside/kernel';
import { afterEach, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { type Happening, SEQUENCES, type Sequence } from './order-sequences.data.ts';
import { takeStep, untilSent } from './seller-steps.ts';
import { useShopsBehindProxy } from './shops-behind-proxy.ts';
import { SHOPS } from './three-shops.ts';

const shops = useShopsBehindProxy();
const { proxy, sandbox, poll, stored, available } = shops;
afterEach(() => proxy.leave());

const PATHS: Readonly<Record<Platform, string>> = {
  ebay: 'orders',
  amazon: 'amazon/orders',
  cdiscount: 'octopia/orders',
};

/** @returns the order's number */
async function buy({ platform, bought }: Sequence): Promise<string> {
  const [only = 0, ...others] = bought;
  if (others.length === 0) return shops.buy(platform, only);
  const lines = bought.map((quantity, at) => ({ sku: shops.skus(platform)[at], quantity }));
  const { orderId } = await sandbox.control<{ orderId: string }>(PATHS[platform], {
    ...{ seller: SHOPS[platform], site: 'UK', race: true, lines },
  });
  return orderId;
}

/** The pieces that Cdiscount offers, all items together. */
async function shownAtCdiscount(): Promise<number> {
  const path = `octopia/listings?seller=${SHOPS.cdiscount}&limit=5000`;
  const { rows } = await sandbox.control<{ rows: { quantity: number }[] }>(path);
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function happen({ platform }: Sequence, number: string, what: Happening): Promise<void> {
  const order = (await stored(platform)).get(number);
  if (!order) throw new Error(`There is no order ${number}`);
  if (what.by === 'seller') {
    await takeStep(shops, order, what.step);
    await untilSent(shops);
  } else if (what.by === 'buyer') {
    const state = platform === 'amazon' ? 'CANCELLED' : 'Cancelled';
    const sku = what.line === null ? {} : { sku: shops.skus(platform)[what.line] };
    await sandbox.control(`${PATHS[platform]}/${number}`, { seller: SHOPS[platform], state, ...sku });
  } else {
    proxy.edit((one) => (one.orderId === number ? what.shows(one) : one));
    await sandbox.control(`${PATHS[platform]}/mend`, { seller: SHOPS[platform], orderId: number });
  }
}

it.each(SEQUENCES.map((sequence) => [`of ${sequence.platform} ${sequence.name}`, sequence] as const))(
  'an order %s takes the right pieces after each step',
  async (_, sequence) => {
    const { platform, bought, happenings } = sequence;
    const sender = shops.server.startSender();
    // The orders of the tests before are as they are again.
    await poll(platform);
    const before = await available(platform);
    const gone = async () => before - (await available(platform));
    const number = await buy(sequence);
    await poll(platform);
    if (platform === 'cdiscount') {
      await eventually(async () => {
        await poll(platform);
        expect((await stored(platform)).get(number)?.status).toBe('paid');
      });
    }
    expect(await gone()).toBe(bought.reduce((sum, pieces) => sum + pieces, 0));
    for (const what of happenings) {
      await happen(sequence, number, what);
      await poll(platform);
      expect(await gone(), JSON.stringify(what)).toBe(what.gone);
    }
    // Cdiscount puts the pieces of a cancelled line back into its offer by itself.
    if (platform === 'cdiscount') {
      await eventually(async () => expect(await shownAtCdiscount()).toBe(await available(platform)));
    }
    await sender.stop();
  },
);
