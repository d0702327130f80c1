import { type Order, orders } from '@quayside/contract';
import { expect } from 'vitest';
import type { Workers } from '../chaos/worker-process.ts';
import { eventually } from '../eventually.ts';
import { takeStep, untilSent } from '../seller-steps.ts';
import type { ShopsBehindProxy } from '../shops-behind-proxy.ts';
import type { Placed } from './told-orders.ts';

/** What a seller does to an order at a marketplace. */
const WRITE = /fulfillment|refund|cancellation|shipment|gesture/i;
const READ = /\/order|searchOrders/i;

type Look = (late: readonly Placed[]) => Promise<unknown>;

export interface SellerActs {
  list(): Promise<Order[]>;
  /** Carries out the seller's steps with these orders, each after the one before it has arrived. */
  act(own: readonly Placed[]): Promise<void>;
  /** The same by workers that are killed while they read, and then in each step while they write. @returns the number of kills */
  actAndKill(own: readonly Placed[], workers: Workers): Promise<number>;
}

export function createSellerActs(shops: ShopsBehindProxy): SellerActs {
  const { server, proxy, owner, poll } = shops;
  async function list(): Promise<Order[]> {
    const found: Order[] = [];
    for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
      const page = await server.as(owner()).call(orders.list, {
        params: { id: owner().userId, platform: 'all' as const },
        query: { limit: 200, ...(cursor === undefined ? {} : { cursor }) },
      });
      found.push(...page.sales);
      cursor = page.nextCursor ?? undefined;
    }
    return found;
  }

  /** @param look is given the orders that are not seen so yet */
  async function untilAll(own: readonly Placed[], status: Order['status'], look: Look): Promise<void> {
    let late = own;
    await eventually(async () => {
      await look(late);
      const found = new Map((await list()).map((order) => [order.externalId, order]));
      late = own.filter(({ number }) => found.get(number)?.status !== status);
      expect(late.map(({ number }) => number)).toEqual([]);
    });
  }
  const noLook: Look = async () => undefined;

  /** Waits until the orders to which more happens are seen as shipped. */
  async function untilSeen(own: readonly Placed[], at: number, look: Look): Promise<void> {
    const shipped = own.filter(({ seller }) => seller?.steps[at]?.kind === 'ship' && seller.steps.length > at + 1);
    await untilAll(shipped, 'shipped', look);
  }

  async function actStep(own: readonly Placed[], at: number): Promise<void> {
    const found = new Map((await list()).map((order) => [order.externalId, order]));
    for (const { number, seller } of own) {
      const order = found.get(number);
      const step = seller?.steps[at];
      if (order && step) await takeStep(shops, order, step);
    }
  }

  /** Waits until a marketplace is called like this, and kills the worker that did it. */
  async function killWhile(workers: Workers, isMeant: (method: string, path: string) => boolean): Promise<void> {
    const from = proxy.requests.length;
    await eventually(() =>
      expect(proxy.requests.slice(from).some(({ method, path }) => isMeant(method, path))).toBe(true),
    );
    await workers.kill();
  }

  const stepsOf = (own: readonly Placed[]) => Math.max(...own.map(({ seller }) => seller?.steps.length ?? 0));
  // A marketplace that was busy at the round's poll is asked again.
  const pollLate: Look = async (late) => {
    for (const platform of new Set(late.map((one) => one.platform))) await poll(platform);
  };

  return {
    list,
    async act(own) {
      const sender = server.startSender();
      // Cdiscount prepares an order only when it was accepted.
      await untilAll(own, 'paid', pollLate);
      for (let at = 0; at < stepsOf(own); at += 1) {
        await actStep(own, at);
        await untilSent(shops);
        await untilSeen(own, at, pollLate);
      }
      await sender.stop();
    },
    async actAndKill(own, workers) {
      let kills = 0;
      for (; kills < 2; kills += 1) {
        await workers.start();
        await killWhile(workers, (method, path) => method === 'GET' && READ.test(path));
      }
      await workers.start();
      await untilAll(own, 'paid', noLook);
      for (let at = 0; at < stepsOf(own); at += 1, kills += 1) {
        const killed = killWhile(workers, (method, path) => method !== 'GET' && WRITE.test(path));
        await Promise.all([actStep(own, at), killed]);
        await workers.start();
        await untilSent(shops);
        await untilSeen(own, at, noLook);
      }
      await workers.kill();
      return kills + 1;
    },
  };
}
